/** Units written as letters, `300 K` and `12 L/s`: where they stand in a formula. */
import { freeNames } from './free-names.ts'
import type { Expression, NumberNode, Span, UnitExpression } from './tree.ts'
import { parseUnit } from './parser-plain.ts'
import { toPlain } from './printers/plain.ts'
import { children } from './walk.ts'

export interface MeantQuantity {
  readonly span: Span
  readonly number: Span
  readonly unit: UnitExpression
  readonly names: ReadonlySet<string>
}

/** A number and what stands behind it, as plain notation of a unit. */
interface Candidate {
  readonly number: NumberNode
  readonly unit: string
}

/**
 * Numbers with names behind them that may all be units, from left to right.
 * @param mayBe whether a name may be meant as a unit
 */
export function meantQuantities(node: Expression, mayBe: (name: string) => boolean): MeantQuantity[] {
  const candidate = quantity(node)
  const names = new Set(freeNames(node).keys())
  const unit =
    candidate && names.size > 0 && [...names].every(mayBe)
      ? parseUnit(candidate.unit, { isUnit: mayBe })
      : null
  if (candidate && unit?.ok)
    return [{ span: node.span, number: candidate.number.span, unit: unit.value, names }]
  return [...children(node)].flatMap(child => meantQuantities(child, mayBe))
}

/** `12 L`, `5 N m` or `8.3 J/(mol K)`, whatever the names are. */
function quantity(node: Expression): Candidate | null {
  if (node.kind !== 'binary' || (node.operator !== '/' && !node.implicit)) return null
  const unit = toPlain(node.right)
  if (node.left.kind === 'number') return node.implicit ? { number: node.left, unit } : null
  const before = quantity(node.left)
  return before && { number: before.number, unit: `(${before.unit})${node.operator}(${unit})` }
}
