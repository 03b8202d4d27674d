/** Responsibilities: a figure of a table or of a property as a part of a formula. */
import { parseUnit } from '@calcwright/math/expression'
import type { Expression, Span } from '@calcwright/math/expression'

/** @returns the figure with its unit, exact to its last digit; undef for one that is missing */
export function figure(value: number | string | null, unit: string, span: Span): Expression {
  if (value === null) return { kind: 'constant', name: 'undef', span }
  const text = String(value).replace('e+', 'e')
  const size: Expression = { kind: 'number', text: text.replace(/^-/, ''), span }
  const number: Expression = text.startsWith('-')
    ? { kind: 'unary', operator: '-', operand: size, span }
    : size
  const parsed = unit === '' ? null : parseUnit(unit)
  return parsed?.ok ? { kind: 'quantity', value: number, unit: parsed.value, span } : number
}
