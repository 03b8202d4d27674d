import { useState } from 'react'
import { ChartScatter, TrendingUp } from 'lucide-react'
import type { Editor } from '@calcwright/editor'
import { Menu, MenuItem, Popup, usePress } from '@calcwright/ui'
import type { PressedBy } from '@calcwright/ui'
import { FIT_KINDS, unusedName } from '../fit-kinds.ts'
import { fitOfColumns, insertBelow, plotOfColumns, plottedOf } from './plot-columns.ts'
import type { PlottedColumn } from './plot-columns.ts'

interface DataActionsProps {
  readonly editor: Editor
  readonly block: string
  readonly columns: readonly PlottedColumn[]
  /** Name of the column with the cursor. */
  readonly chosen?: string | undefined
  readonly rows: number
  readonly className: string | undefined
}

/** Buttons that plot and fit columns of data. */
export function DataActions({ editor, block, columns, chosen, rows, className }: DataActionsProps) {
  const [opened, setOpened] = useState<PressedBy | null>(null)
  const press = usePress(by => setOpened(opened ? null : by))
  const plotted = plottedOf(columns, chosen)
  if (!plotted || rows < 2) return null
  const what = (names: readonly PlottedColumn[]): string =>
    `${names.map(({ name }) => name).join(', ')}${plotted.x ? ` over ${plotted.x.name}` : ''}`
  return (
    <>
      <button
        type="button"
        className={className}
        title={`Plot ${what(plotted.y)}`}
        onClick={() => insertBelow(editor, block, [plotOfColumns(plotted, rows)])}
      >
        <ChartScatter size={14} aria-hidden="true" /> Plot
      </button>
      <Popup
        label="Fit"
        opened={opened}
        onClose={() => setOpened(null)}
        anchor={
          <button
            type="button"
            className={className}
            title={`Fit ${what(plotted.y.slice(0, 1))}`}
            aria-haspopup="menu"
            aria-expanded={opened !== null}
            {...press}
          >
            <TrendingUp size={14} aria-hidden="true" /> Fit
          </button>
        }
      >
        <Menu label={`Fit ${what(plotted.y.slice(0, 1))}`}>
          {FIT_KINDS.map(kind => (
            <MenuItem
              key={kind.label}
              label={kind.label}
              onSelect={() => {
                setOpened(null)
                insertBelow(editor, block, fitOfColumns(plotted, kind, unusedName(editor), rows))
              }}
            />
          ))}
        </Menu>
      </Popup>
    </>
  )
}
