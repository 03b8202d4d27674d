/** Reports changes of others that touch the line one is working on. */
import { provideCommonCells, commonCells, lineNumbers, resolveNumberConflicts } from '@calcwright/document'
import type { ResolvedNumber, Worksheet } from '@calcwright/document'
import { CaretLine } from './caret-line.ts'
import type { EditorContext } from './context.ts'
import { keepUnfolded } from './keep-unfolded.ts'
import type { EditStep } from './steps.ts'

/**
 * Reports numbers that two people have changed at once, and a line that is removed around the caret.
 * Containers folded around it stay open.
 */
export function reportOthersChanges(context: EditorContext, run: (step: EditStep) => boolean): () => void {
  const { worksheet, actions, mayEdit } = context
  const stopFolds = keepUnfolded(context)
  if (!mayEdit) return stopFolds
  provideCommonCells(commonCells)
  const lines = new CaretLine(context, run)
  const stops = [
    stopFolds,
    // A number that somebody else types arrives digit by digit: only its last state is worth a message.
    worksheet.onNumbersMet(resolveNumberConflicts, met =>
      actions.notify?.(numbersMet(worksheet, met), 'info', `number ${met.block}`),
    ),
    worksheet.subscribe(change => lines.follow(change)),
    context.feed.subscribeRows(() => lines.show()),
  ]
  return () => stops.forEach(stop => stop())
}

function numbersMet(worksheet: Worksheet, { block, own, remaining, lost }: ResolvedNumber): string {
  const number = lineNumbers(worksheet.registry, worksheet.blocks()).get(block)
  const where = number === undefined ? '' : ` in line ${number}`
  const whose = own
    ? `${remaining} stands, your ${lost} does not`
    : `your ${remaining} stands, their ${lost} does not`
  return `Somebody else has changed the same number${where}: ${whose}.`
}
