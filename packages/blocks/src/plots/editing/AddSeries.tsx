import { useState } from 'react'
import { Plus } from 'lucide-react'
import type { Editor } from '@calcwright/editor'
import { Menu, MenuItem, Popup, usePress } from '@calcwright/ui'
import type { PressedBy } from '@calcwright/ui'
import { SERIES_KINDS } from './kinds.ts'
import { addSeries } from './series.ts'
import styles from './editing.module.css'

interface AddSeriesProps {
  readonly editor: Editor
  readonly plot: string
  readonly reachable: boolean
}

/** Adds a series of a kind that is chosen from a menu. */
export function AddSeries({ editor, plot, reachable }: AddSeriesProps) {
  const [opened, setOpened] = useState<PressedBy | null>(null)
  const press = usePress(by => setOpened(opened === null ? by : null))
  const close = (): void => setOpened(null)
  return (
    <Popup
      label="Add another item"
      opened={opened}
      onClose={close}
      anchor={
        <button
          type="button"
          className={styles.add}
          aria-haspopup="menu"
          aria-expanded={opened !== null}
          tabIndex={reachable ? 0 : -1}
          {...press}
        >
          <Plus size={13} aria-hidden="true" />
          Add another item
        </button>
      }
    >
      <KindMenu
        choose={kind => {
          close()
          addSeries(editor, plot, kind)
        }}
      />
    </Popup>
  )
}

interface KindMenuProps {
  choose(kind: (typeof SERIES_KINDS)[number]): void
}

/** Menu of the series that can be added to a plot. */
export function KindMenu({ choose }: KindMenuProps) {
  return (
    <Menu label="Add another item">
      {SERIES_KINDS.map(kind => (
        <MenuItem key={kind.id} label={kind.title} icon={kind.icon} onSelect={() => choose(kind)} />
      ))}
    </Menu>
  )
}
