/**
 * Responsibilities: names that look like items of a list. In `sum(A_n, n, 1, 3)` the subscript is a part
 * of the name A_n, which stays the same for each n.
 */
import { message } from '@calcwright/math/messages/names'
import { nodesIn } from '@calcwright/math/expression'
import type { CallNode } from '@calcwright/math/expression'
import { hasTrait } from '@calcwright/reference/functions'
import { NameFault } from './name-fault.ts'

/** @throws NameFault for a term that means the items of a list by a name without a value */
export function refuseIndexedNames(node: CallNode, isKnown: (name: string) => boolean): void {
  const [term, counter] = node.args
  if (!hasTrait(node.name, 'counted') || counter?.kind !== 'name' || !term) return
  const indexed = nodesIn(term).find(
    part => part.kind === 'name' && part.name.endsWith(`_${counter.name}`) && !isKnown(part.name),
  )
  if (indexed?.kind !== 'name') return
  const list = indexed.name.slice(0, -counter.name.length - 1)
  throw new NameFault(
    message('name.indexed', { name: indexed.name, list, counter: counter.name }),
    indexed.span,
  )
}
