import type { Editor } from '@calcwright/editor'

/** Puts the caret into the first line that has an error of its own. */
export function showFirstError(editor: Editor): void {
  const wrong = editor.worksheet.blocks().find(block => {
    const outcomes = editor.results.get(block.id).result?.outcomes ?? []
    return outcomes.some(({ error }) => error !== null && error.kind !== 'halted')
  })
  if (wrong) editor.focus(wrong.id, { at: 'end' })
}
