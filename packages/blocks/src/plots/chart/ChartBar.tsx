import { useState } from 'react'
import { Copy, EllipsisVertical, FileSpreadsheet, ImageDown, Table, Undo2 } from 'lucide-react'
import type { Figure } from '@calcwright/figures'
import { Button, Menu, MenuItem, openDialog, Popup } from '@calcwright/ui'
import type { PressedBy } from '@calcwright/ui'
import { copyPicture, saveCsv } from './export.ts'
import type { DrawingLibrary } from './drawing-library.ts'
import styles from './chart.module.css'

interface ChartBarProps {
  readonly figure: Figure
  readonly library: DrawingLibrary
  /** Comes back from a closer look; absent without one. */
  back?(): void
}

/** Buttons of a picture, in its upper right corner. */
export function ChartBar({ figure, library, back }: ChartBarProps) {
  const [opened, setOpened] = useState<PressedBy | null>(null)
  const close = (): void => setOpened(null)
  const choose = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <div className={styles.bar} data-open={opened !== null || undefined} data-close={back ? '' : undefined}>
      {back && (
        <Button className={styles.back} onClick={back}>
          <Undo2 size={15} aria-hidden /> Back
        </Button>
      )}
      <Button
        tone="quiet"
        square
        className={styles.tool}
        aria-label="Table of the data"
        title="Table of the data"
        onClick={() => openDialog('The table', () => import('./TableDialog.tsx'), { figure })}
      >
        <Table size={16} aria-hidden />
      </Button>
      <Popup
        label="Export"
        align="end"
        opened={opened}
        onClose={close}
        anchor={
          <Button
            tone="quiet"
            square
            className={styles.tool}
            aria-label="Export the plot"
            title="Export the plot"
            aria-haspopup="menu"
            aria-expanded={opened !== null}
            onClick={event => setOpened(now => (now ? null : event.detail === 0 ? 'keyboard' : 'pointer'))}
          >
            <EllipsisVertical size={16} aria-hidden />
          </Button>
        }
      >
        <Menu label="Export">
          <MenuItem
            label="Export as image"
            icon={ImageDown}
            onSelect={choose(() =>
              openDialog('The dialog', () => import('./ImageDialog.tsx'), { figure, library }),
            )}
          />
          <MenuItem
            label="Copy as picture"
            icon={Copy}
            onSelect={choose(() => void copyPicture(figure, library))}
          />
          <MenuItem label="Data as CSV" icon={FileSpreadsheet} onSelect={choose(() => saveCsv(figure))} />
        </Menu>
      </Popup>
    </div>
  )
}
