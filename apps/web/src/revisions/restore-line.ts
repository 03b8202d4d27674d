import { planRestore, restorableState } from '@calcwright/document/restore'
import { withEarlierLine } from '@calcwright/document/restore-line'
import { toast } from '@calcwright/ui'
import { maySave } from '../opened/editor-rights.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import type { ComparedState, DifferenceRow } from './differences.ts'

/** Whether single lines of an earlier state can be brought back in this window. */
export const mayRestoreIn = (open: OpenWorksheet): boolean => !open.revision && maySave(open)

/**
 * Brings one line of an earlier state back in the open worksheet, as one step of Undo. What goes wrong is said.
 * @returns whether it is back
 */
export function restoreLine(
  { worksheet, queue }: OpenWorksheet,
  earlier: ComparedState,
  { id, differences }: DifferenceRow,
): boolean {
  const blocks = withEarlierLine(worksheet.blocks(), earlier.blocks, id, differences.includes('moved'))
  if (!blocks) {
    toast.error('The block that held this line is gone. Restore that one first.')
    return false
  }
  const applied = worksheet.restore({ ...restorableState(worksheet), blocks }, planRestore)
  if (!applied.ok) {
    toast.error(applied.message)
    return false
  }
  queue.saveSoon()
  toast('The line was restored. Undo takes it back.')
  return true
}
