/** Dimensions of units as they stand in results. */
import { parseUnit } from '@calcwright/math/expression'
import { DIMENSIONLESS, type Dimension, Factor, Rational, resolveUnit } from '@calcwright/math/units'

const ONE = Factor.of(Rational.of(1))

/** @param unit plain text, '' for none; lists of mixed units have no dimension of their own */
function dimensionOf(unit: string): Dimension | null {
  if (unit === '') return DIMENSIONLESS
  const parsed = parseUnit(unit)
  if (!parsed.ok) return null
  const resolved = resolveUnit(parsed.value)
  return resolved.ok ? resolved.unit.dimension : null
}

/** Whether two results can stand for each other. Angles and ratios are plain numbers. */
function isSameDimension(a: string, b: string): boolean {
  return a === b || dimensionOf(a)?.hardKey === dimensionOf(b)?.hardKey
}

/**
 * Says that an input has another dimension than in the worksheet; null when it has the same. A plain number for
 * degrees or per cent is none either: it could be meant in them, or as radians and shares.
 */
export function dimensionProblem(name: string, own: string, given: string): string | null {
  const isLost = given === '' && own !== '' && !isOne(own)
  return isSameDimension(own, given) && !isLost
    ? null
    : `${name} has to be ${valueIn(own)}, not ${valueIn(given)}.`
}

/** Whether a number means the same with this unit and without, as with rad. */
function isOne(unit: string): boolean {
  const parsed = parseUnit(unit)
  const resolved = parsed.ok ? resolveUnit(parsed.value) : null
  return resolved?.ok === true && resolved.unit.dimension.isPlain && resolved.unit.factor.equals(ONE)
}

const QUANTITY = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*([\p{L}°%].*)$/iu

/**
 * `6 m` as `6 [m]`: a number with a unit of the same kind as the value has in the worksheet, as people write it.
 * Other texts stay as they are, because a name behind a number may be one of the worksheet.
 */
export function withUnitBrackets(text: string, own: string): string {
  const [, number, unit = ''] = QUANTITY.exec(text.trim()) ?? []
  if (number === undefined || own === '' || dimensionOf(unit) === null) return text
  return isSameDimension(own, unit) ? `${number} [${unit}]` : text
}

/** For sentences: `a value in kN`. */
function valueIn(unit: string): string {
  return unit === '' ? 'a plain number' : `a value in ${unit}`
}
