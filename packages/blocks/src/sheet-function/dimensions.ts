/** Dimensions of units as they stand in results. */
import { parseUnit } from '@calcwright/math/expression'
import { DIMENSIONLESS, type Dimension, resolveUnit } from '@calcwright/math/units'

/** @param unit plain text, '' for none; lists of mixed units have no dimension of their own */
function dimensionOf(unit: string): Dimension | null {
  if (unit === '') return DIMENSIONLESS
  const parsed = parseUnit(unit)
  if (!parsed.ok) return null
  const resolved = resolveUnit(parsed.value)
  return resolved.ok ? resolved.unit.dimension : null
}

/** Whether two results can stand for each other. Angles and ratios are plain numbers. */
export function isSameDimension(a: string, b: string): boolean {
  return a === b || dimensionOf(a)?.hardKey === dimensionOf(b)?.hardKey
}

/** For sentences: `a value in kN`. */
export function valueIn(unit: string): string {
  return unit === '' ? 'a plain number' : `a value in ${unit}`
}
