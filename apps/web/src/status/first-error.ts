import { type Editor, blocksWithErrors } from '@calcwright/editor'

/** Puts the caret into the first line that has an error of its own. */
export function showFirstError(editor: Editor): void {
  const wrong = blocksWithErrors(editor.worksheet, editor.results)[0]
  if (wrong) editor.focus(wrong.id, { at: 'end' })
}
