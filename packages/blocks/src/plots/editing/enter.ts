/** Moves the caret in a plot. */
import { fieldsOf, readField } from '@calcwright/document'
import type { Editor } from '@calcwright/editor'
import { enterNextLine } from '@calcwright/editor'

/** Moves the caret to the first field of the plot that has to be filled, or else to the line below it. */
export function goOnInPlot(editor: Editor, plot: string): void {
  const empty = firstEmptyField(editor, plot)
  if (empty) editor.focus(empty.series, { at: 'start', field: empty.field })
  else enterNextLine(editor, plot)
}

/** The first field in which nothing is written, of the first series of the plot that cannot be drawn without. */
export function firstEmptyField(editor: Editor, plot: string) {
  for (const series of editor.worksheet.childrenOf(plot)) {
    const props = editor.worksheet.block(series)?.props as object
    const empty = fieldsIn(editor, series).filter(({ id }) => readField(props, id) === '')
    if (empty.some(field => field.required)) return { series, field: empty[0]!.id }
  }
  return null
}

export function fieldsIn(editor: Editor, id: string) {
  const block = editor.worksheet.block(id)
  const type = block?.status === 'ok' ? editor.worksheet.registry.get(block.type) : undefined
  return type && block ? fieldsOf(type, block.props as object) : []
}
