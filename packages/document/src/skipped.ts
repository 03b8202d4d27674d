/** Whether a line stands in a branch that was not chosen. */
import type { Block } from './types.ts'
import type { Worksheet } from './worksheet.ts'

type Sheet = Pick<Worksheet, 'block' | 'childrenOf' | 'registry'>

/** The evaluation of a line, or of the test of a branch. */
interface Answer {
  readonly truth?: boolean
  readonly skipped?: true
}

/**
 * A block that computes nothing, such as a text, is skipped with the branch that it stands in.
 *
 * @param outcomesOf what the evaluation says of a block
 */
export function isSkipped(
  worksheet: Sheet,
  outcomesOf: (id: string) => readonly Answer[],
  block: Block,
): boolean {
  const own = outcomesOf(block.id)
  if (own.length > 0) return own.every(({ skipped }) => skipped)
  const heads = headsOver(worksheet, block)
  const [head] = heads
  if (head === undefined) return false
  const isOtherwise = outcomesOf(head).length === 0
  return isOtherwise
    ? heads.slice(1).some(id => outcomesOf(id).some(({ truth, skipped }) => truth === true || skipped))
    : outcomesOf(head).some(({ truth, skipped }) => truth === false || skipped)
}

/** The heads of the branches up to the one that a block stands in, the nearest first; none outside a choice. */
export function headsOver(worksheet: Sheet, block: Block): readonly string[] {
  const { registry } = worksheet
  const parent = block.parent === null ? undefined : worksheet.block(block.parent)
  if (!parent || registry.get(block.type)?.divides) return []
  const siblings = worksheet.childrenOf(parent.id)
  const before = siblings.slice(0, siblings.indexOf(block.id))
  const divides = (id: string): boolean => registry.get(worksheet.block(id)?.type ?? '')?.divides === true
  return [...before.filter(divides).reverse(), parent.id]
}
