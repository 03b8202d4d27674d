import { fieldsOf, readField } from '@calcwright/document'
import type { Editor } from '@calcwright/editor'
import { enterNextLine } from '@calcwright/editor'
import { SERIES_KINDS } from './kinds.ts'
import { addSeries } from './series.ts'

/** From the picture into the rows: to the first field that waits for something, else to the first. */
export function enterSeries(editor: Editor, plot: string): void {
  const [first] = editor.worksheet.childrenOf(plot)
  if (first === undefined) return addSeries(editor, plot, SERIES_KINDS[0]!)
  const empty = emptyField(editor, plot)
  if (empty) editor.focus(empty.series, { at: 'start', field: empty.field })
  else editor.focus(first, { at: 'end', field: fieldsIn(editor, first)[0]?.id ?? '' })
}

/** Where one goes on after a plot was made: at what is missing, else in the next line. */
export function enterNewPlot(editor: Editor, plot: string): void {
  const empty = emptyField(editor, plot)
  if (empty) editor.focus(empty.series, { at: 'start', field: empty.field })
  else enterNextLine(editor, plot)
}

function emptyField(editor: Editor, plot: string) {
  for (const series of editor.worksheet.childrenOf(plot)) {
    const props = editor.worksheet.block(series)?.props as object
    const empty = fieldsIn(editor, series).find(({ id }) => readField(props, id) === '')
    if (empty) return { series, field: empty.id }
  }
  return null
}

function fieldsIn(editor: Editor, id: string) {
  const block = editor.worksheet.block(id)
  const type = block?.status === 'ok' ? editor.worksheet.registry.get(block.type) : undefined
  return type && block ? fieldsOf(type, block.props as object) : []
}
