/** Fuel consumption, which is given as a volume per distance or as a distance per volume. */
import type { UnitExpression } from '../expression/tree.ts'
import { Dimension } from './dimension.ts'
import { findUnit } from './find.ts'
import { resolveUnit } from './resolve.ts'
import type { ResolvedUnit } from './types.ts'

const LENGTH = Dimension.of({ length: 1 })
const VOLUME = Dimension.of({ length: 3 })

/** Whether a unit is one of fuel consumption: `L/100km`, `km/L`, `mpg`. */
export function isConsumption(unit: UnitExpression): boolean {
  if (unit.kind === 'unit') return findUnit(unit.name)?.label.startsWith('mile per') === true
  if (unit.kind !== 'unit-quotient') return false
  const [left, right] = [dimensionOf(unit.left), dimensionOf(unit.right)]
  return (left === LENGTH && right === VOLUME) || (left === VOLUME && right === LENGTH)
}

function dimensionOf(unit: UnitExpression): Dimension | undefined {
  const resolution = resolveUnit(unit)
  return resolution.ok ? resolution.unit.dimension : undefined
}

/**
 * Whether a quantity is shown in a unit of fuel consumption by its reciprocal.
 * @param written the units of the quantity: a consumption, or a distance and a volume
 */
export function isReciprocalConsumption(
  dimension: Dimension,
  unit: ResolvedUnit,
  written: readonly UnitExpression[],
): boolean {
  if (dimension.isPlain || !dimension.multiply(unit.dimension).isPlain) return false
  if (!isConsumption(unit.expression)) return false
  if (written.some(isConsumption)) return true
  const dimensions = written.map(dimensionOf)
  return dimensions.includes(LENGTH) && dimensions.includes(VOLUME)
}
