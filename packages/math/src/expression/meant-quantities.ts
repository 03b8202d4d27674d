/** Units written as letters, `300 K` and `12 L/s`: where they stand in a formula. */
import type { Expression, NumberNode, Span, UnitExpression } from './tree.ts'
import { parseUnit } from './parser-plain.ts'
import { toPlain } from './printers/plain.ts'
import { unitNames } from './unit-parser.ts'
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
  /** The factor that it is multiplied with. */
  readonly before?: Expression
}

/**
 * Numbers with names behind them that may all be units, from left to right.
 * @param mayBe whether a name may be meant as a unit
 */
export function meantQuantities(node: Expression, mayBe: (name: string) => boolean): MeantQuantity[] {
  const candidate = quantity(node)
  const unit = candidate && parseUnit(candidate.unit, { isUnit: mayBe })
  const names = new Set(unit?.ok ? unitNames(unit.value) : [])
  if (!candidate || !unit?.ok || names.size === 0 || ![...names].every(mayBe))
    return [...children(node)].flatMap(child => meantQuantities(child, mayBe))
  const { number, before } = candidate
  const span = before ? { start: number.span.start, end: node.span.end } : node.span
  return [
    ...(before ? meantQuantities(before, mayBe) : []),
    { span, number: number.span, unit: unit.value, names },
  ]
}

/** `12 L`, `5 N m` or `8.3 J/(mol K)`, whatever the names are. */
function quantity(node: Expression): Candidate | null {
  if (node.kind !== 'binary' || (node.operator !== '/' && !node.implicit)) return null
  const unit = toPlain(node.right)
  if (node.left.kind === 'number') return node.implicit ? { number: node.left, unit } : null
  if (node.implicit && node.left.kind === 'binary' && node.left.operator === '*') {
    const { left: before, right: number } = node.left
    if (number.kind === 'number') return { number, unit, before }
  }
  const first = quantity(node.left)
  return first && { ...first, unit: `(${first.unit})${node.operator}(${unit})` }
}
