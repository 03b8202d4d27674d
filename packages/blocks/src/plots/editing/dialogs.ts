/** The dialogs of a plot, each fetched when it is first opened. */
import type { Editor } from '@calcwright/editor'
import { openDialog } from '@calcwright/ui'

/** Parts that a dialog edits: the title, an axis, or the label of a series. */
export type PlotPart = 'title' | 'x' | 'y' | 'y2' | 'label'

/**
 * @param block the plot; of a label the series
 * @param first what of an axis has the focus first
 */
export function openPart(
  editor: Editor,
  block: string,
  part: PlotPart,
  first: 'label' | 'limits' = 'label',
): void {
  if (part === 'title' || part === 'label')
    openDialog('The title', () => import('./TitleDialog.tsx'), { editor, block, part })
  else openDialog('The axis', () => import('./AxisDialog.tsx'), { editor, plot: block, axis: part, first })
}
