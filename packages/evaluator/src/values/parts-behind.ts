/** Responsibilities: the parts of a formula together with those of the functions and names in it. */
import { nodesIn } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import type { NameScope } from './known.ts'

/** Parts of the longest formula that is looked through, with the formulas of its names. */
const MOST_PARTS = 400
/** Formulas of names inside of each other. */
const DEEPEST = 20

/** An expression with the meanings of its names. */
type Placed = readonly [part: Expression, scope: NameScope]

/** By the scope too: the same formula reads other names after an edit above it. */
const cache = new WeakMap<NameScope, WeakMap<Expression, readonly Placed[] | null>>()

/** @returns the parts of a formula and of the functions and names in it; null where they are too many */
export function partsBehind(expression: Expression, scope: NameScope, depth = 0): readonly Placed[] | null {
  const own = cache.get(scope) ?? new WeakMap<Expression, readonly Placed[] | null>()
  cache.set(scope, own)
  const cached = own.get(expression)
  if (cached !== undefined) return cached
  const parts = collected(expression, scope, depth)
  own.set(expression, parts)
  return parts
}

function collected(expression: Expression, scope: NameScope, depth: number): readonly Placed[] | null {
  const parts: Placed[] = []
  for (const part of nodesIn(expression)) {
    parts.push([part, scope])
    const behind = formulaBehind(part, scope)
    if (!behind || depth >= DEEPEST) continue
    const inner = partsBehind(...behind, depth + 1)
    if (inner === null || parts.length + inner.length > MOST_PARTS) return null
    parts.push(...inner)
  }
  return parts.length > MOST_PARTS ? null : parts
}

/** The body of a function that is called, or the formula that a name stands for. */
function formulaBehind(node: Expression, scope: NameScope): Placed | undefined {
  if (node.kind !== 'call' && node.kind !== 'name') return undefined
  const known = scope.known(node.name.split('@')[0]!)
  if (known?.kind === 'function')
    return node.kind === 'call' ? [known.definition.body, known.scope] : undefined
  return known?.formula && [known.formula.expression, known.formula.scope]
}
