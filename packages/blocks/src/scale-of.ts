import { parseUnit } from '@calcwright/math/expression'
import { isUnit, resolveUnit } from '@calcwright/math/units'

/** The size of a unit in SI base units, and what its zero is there. */
export interface UnitScale {
  readonly size: number
  readonly zero: number
}

/**
 * @param unit in plain notation without brackets, '' for a plain number
 * @returns null for a unit without a size, such as a level in decibels
 */
export function scaleOf(unit: string): UnitScale | null {
  const parsed = parseUnit(unit === '' ? '1' : unit, { isUnit })
  const resolved = parsed.ok ? resolveUnit(parsed.value) : null
  if (!resolved?.ok || resolved.unit.level !== undefined) return null
  return { size: resolved.unit.factor.toNumber(), zero: resolved.unit.zero?.toNumber() ?? 0 }
}
