/** Exponents that stand on a unit box rather than in it. */
import type { Expression, UnitExpression } from './tree.ts'

/** The text of a literal rational number (`2`, `-1`, `1/2`), or null for anything else. */
export function rationalText(node: Expression): string | null {
  if (node.kind === 'number') return /^\d+(\.\d+)?$/.test(node.text) ? node.text : null
  if (node.kind === 'unary' && node.operator === '-') {
    const text = rationalText(node.operand)
    return text === null || text.startsWith('-') ? null : `-${text}`
  }
  if (node.kind !== 'binary' || node.operator !== '/') return null
  const [top, bottom] = [rationalText(node.left), rationalText(node.right)]
  if (top === null || bottom === null || top.includes('/') || !/^\d+$/.test(bottom)) return null
  return `${top}/${bottom}`
}

/**
 * The unit raised as it is drawn: in `kN/m²` the exponent is that of the last factor, on a fraction
 * it is that of the whole.
 */
export function raisedUnit(
  unit: UnitExpression,
  exponent: string,
  end: number,
  whole: boolean,
): UnitExpression {
  const span = { start: unit.span.start, end }
  if (!whole && (unit.kind === 'unit-product' || unit.kind === 'unit-quotient')) {
    return { ...unit, right: raisedUnit(unit.right, exponent, end, false), span }
  }
  return { kind: 'unit-power', base: unit, exponent, span }
}
