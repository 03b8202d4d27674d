/** Responsibilities: complex numbers by magnitude and angle, `230 V∠-120°`, asked for by `= ∠`. */
import type { Expression, UnitExpression } from '@calcwright/math/expression'
import type { NumericValue } from '../block-result.ts'

const NOWHERE = { start: 0, end: 0 }
const DEGREE: UnitExpression = { kind: 'unit', name: 'deg', span: NOWHERE }

/** Degrees below which an angle is what rounding has left. */
const LEAST_ANGLE = 1e-10

/**
 * @param value numbers in the unit
 * @returns a tree of phasors whose angles are degrees, each with its unit; null where a number is missing
 */
export function polarTree(value: NumericValue, unit: UnitExpression | null): Expression | null {
  if (Array.isArray(value)) {
    const items = (value as readonly NumericValue[]).map(item => polarTree(item, unit))
    if (!items.every(item => item !== null)) return null
    if (items.length > 0 && items.every(item => item.kind === 'list'))
      return { kind: 'matrix', rows: items.map(row => row.items), span: NOWHERE }
    return { kind: 'list', items, span: NOWHERE }
  }
  if (typeof value === 'number') return phasor(value, 0, unit)
  return value !== null && 're' in value ? phasor(value.re, value.im, unit) : null
}

function phasor(re: number, im: number, unit: UnitExpression | null): Expression | null {
  const size = Math.hypot(re, im)
  const degrees = (Math.atan2(im, re) * 180) / Math.PI
  if (!Number.isFinite(size)) return null
  const magnitude: Expression = unit ? measured(numeral(size), unit) : numeral(size)
  const angle = Math.abs(degrees) < LEAST_ANGLE ? 0 : degrees
  const amount = measured(numeral(Math.abs(angle)), DEGREE)
  const signed: Expression =
    angle < 0 ? { kind: 'unary', operator: '-', operand: amount, span: NOWHERE } : amount
  return { kind: 'call', name: 'polar', nameSpan: NOWHERE, args: [magnitude, signed], span: NOWHERE }
}

const numeral = (value: number): Expression => ({ kind: 'number', text: String(value), span: NOWHERE })

const measured = (value: Expression, unit: UnitExpression): Expression => ({
  kind: 'quantity',
  value,
  unit,
  span: NOWHERE,
})
