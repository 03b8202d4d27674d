import type { Block, Worksheet } from '@calcwright/document'

/** Marks by which a line is left out: `hidden` in reports alone. */
export type LeavesOut = 'disabled' | 'hidden' | 'unprinted'

/** Whether the block, or one that it stands in, has one of the marks. */
export function isLeftOut(worksheet: Worksheet, block: Block, marks: readonly LeavesOut[]): boolean {
  if (marks.some(mark => block[mark])) return true
  const around = block.parent === null ? undefined : worksheet.block(block.parent)
  return around !== undefined && isLeftOut(worksheet, around, marks)
}
