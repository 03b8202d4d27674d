/** Responsibilities: what is said where a name called like a constant stands as only the constant is written. */
import { message } from '@calcwright/math/messages/names'
import type { BinaryNode } from '@calcwright/math/expression'
import type { Notice } from '../block-result.ts'
import type { NameScope } from '../values/known.ts'

/** @returns the notice about `e^(-t)` below `e := 0.65`, and about `3i` below `i := 5 %`; null for all else */
export function hiddenNotice(
  { operator, left, right, implicit }: BinaryNode,
  bound: ReadonlySet<string>,
  scope: NameScope,
): Notice | null {
  const hides = (name: string): boolean => {
    const known = bound.has(name) ? undefined : scope.known(name)
    if (known?.kind !== 'variable') return false
    const { shape } = known.variable
    return shape.kind === 'scalar' && shape.dimension.isPlain
  }
  // The square of an eccentricity is one, while Euler's number stands below more than a number.
  if (operator === '^' && left.kind === 'name' && left.name === 'e' && right.kind !== 'number')
    return hides('e') ? { ...message('name.hidden.e'), names: ['e'] } : null
  if (operator === '*' && implicit && left.kind === 'number' && right.kind === 'name' && right.name === 'i')
    return hides('i') ? { ...message('name.hidden.i'), names: ['i'] } : null
  return null
}
