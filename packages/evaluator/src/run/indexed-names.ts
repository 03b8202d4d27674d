/**
 * Responsibilities: names that look like items of a list. In `sum(A_n, n, 1, 3)` the subscript is a part
 * of the name A_n, which stays the same for each n.
 */
import { nodesIn } from '@calcwright/math/expression'
import type { CallNode } from '@calcwright/math/expression'
import { NameFault } from './name-fault.ts'

/** Functions of a term and its counter. */
const COUNTED: ReadonlySet<string> = new Set(['sum', 'product', 'seq'])

/** @throws NameFault for a term that means the items of a list by a name without a value */
export function refuseIndexedNames(node: CallNode, isKnown: (name: string) => boolean): void {
  const [term, counter] = node.args
  if (!COUNTED.has(node.name) || counter?.kind !== 'name' || !term) return
  const indexed = nodesIn(term).find(
    part => part.kind === 'name' && part.name.endsWith(`_${counter.name}`) && !isKnown(part.name),
  )
  if (indexed?.kind !== 'name') return
  const list = indexed.name.slice(0, -counter.name.length - 1)
  const message = `${indexed.name} is one name without a value; for the items of ${list} write ${list}[${counter.name}].`
  throw new NameFault(message, indexed.span)
}
