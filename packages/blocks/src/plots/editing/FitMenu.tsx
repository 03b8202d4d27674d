/** The button of the plot toolbar that adds a fit of the selected series. */
import { ChartScatter } from 'lucide-react'
import type { ToolbarItem } from '@calcwright/editor'
import { Menu, MenuItem } from '@calcwright/ui'
import { FIT_KINDS } from '../../fit-kinds.ts'
import { addFit, canBeFitted } from './fits.ts'
import type { PlotSelection } from './plot-selection.ts'
import type { Series } from './series.ts'

/** Menu entries of fits; none for a series that is not a row of points. */
export function fitItems({ editor, plot, series }: PlotSelection, chosen: Series): readonly ToolbarItem[] {
  if (!canBeFitted(series, chosen)) return []
  const menu = (close: () => void) => (
    <Menu label="Add a fit">
      {FIT_KINDS.map(kind => (
        <MenuItem
          key={kind.label}
          label={kind.label}
          onSelect={() => {
            close()
            addFit(editor, plot.id, chosen, kind)
          }}
        />
      ))}
    </Menu>
  )
  return [{ id: 'fit', group: 'series', label: 'Add a fit', icon: ChartScatter, menu }]
}
