/** Offers where a decimal comma keeps a line from being read: commas from now on, or the point in this line. */
import { changeAndAnnounce, commasOf, setPersonalSeparator } from '@calcwright/editor'
import type { Editor, Remark } from '@calcwright/editor'
import { pointsForCommas, withPoints } from '@calcwright/editor/commas'
import type { Outcome } from '@calcwright/evaluator'

/**
 * A worksheet that has its own separator changes it, else the choice is that of the person; other lines that were
 * typed with commas are mended as well.
 */
export function commaOffer(
  editor: Editor,
  id: string,
  latex: string,
  outcome: Outcome | undefined,
): Remark['actions'] {
  const number = /\d+,\d+/.exec(latex)?.[0]
  const isFault = outcome?.error?.code.startsWith('syntax.') ?? false
  const written = number && isFault && !commasOf(editor.worksheet) ? withPoints(latex) : null
  if (written === null || number === undefined) return []
  const writePoint = (): void =>
    changeAndAnnounce(editor, id, { latex: written }, `This line now has ${number.replace(',', '.')}`)
  return [
    { label: 'Write decimal commas', run: () => writeCommas(editor, id) },
    { label: `Write ${number.replace(',', '.')}`, run: writePoint },
  ]
}

function writeCommas(editor: Editor, id: string): void {
  const { worksheet } = editor
  const isOwn = worksheet.settings.decimal_separator !== 'reader'
  if (isOwn && !editor.perform([{ kind: 'setSettings', settings: { decimal_separator: 'comma' } }])) return
  pointsForCommas(worksheet)
  if (!isOwn) setPersonalSeparator('comma')
  editor.announce('Numbers have decimal commas now')
  editor.focus(id, { at: 'keep' })
}
