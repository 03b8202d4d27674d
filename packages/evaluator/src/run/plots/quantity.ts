/** Responsibilities: the dimension of the numbers of a plot, and their conversion to the unit of an axis. */
import type { Measured, Shape } from '@calcwright/math/dimensions'
import { DIMENSIONLESS, nameDimension } from '@calcwright/math/units'
import type { ResolvedUnit } from '@calcwright/math/units'
import type { EvaluationError } from '../../block-result.ts'
import type { EvaluationSettings } from '../../contract.ts'
import { chooseUnit, requestedUnit, unitForNumbers } from '../../results/units.ts'
import type { WrittenUnits } from '../../values/written-units.ts'

/** The dimension of numbers, and the units that the formula behind them suggests. */
export interface Measure {
  readonly measured: Measured
  readonly written: WrittenUnits
}

/** Numbers in SI base units. */
export interface Quantity extends Measure {
  readonly values: Float64Array
}

/** `SI = number · factor + zero` */
export interface AxisUnit {
  /** In plain notation, '' for plain numbers. */
  readonly text: string
  readonly measured: Measured
  readonly factor: number
  readonly zero: number
}

export const NO_UNITS: WrittenUnits = { units: [], unit: null, asked: false, habit: null }

export const PLAIN_MEASURE: Measure = { measured: { dimension: DIMENSIONLESS }, written: NO_UNITS }

/** Why a series cannot be drawn. */
export class SeriesFault extends Error {
  readonly error: EvaluationError
  constructor(error: EvaluationError) {
    super(error.message)
    this.error = error
  }
}

/** @returns what all numbers of a shape measure; null where that is not one thing, or no number */
export function measuredIn(shape: Shape): Measured | null {
  switch (shape.kind) {
    case 'scalar':
    case 'uniform':
      return ofEach(shape)
    case 'repeat':
      return measuredIn(shape.item)
    case 'list': {
      const items = shape.items.map(measuredIn)
      const first = items.find(item => item && !item.zero) ?? items[0]
      const isOne = first && items.every(item => item && (item.zero || isSameQuantity(item, first)))
      return isOne ? first : null
    }
    default:
      return null
  }
}

/** The dimension of one number: a shape also says how many there are. */
const ofEach = ({ dimension, unknowns, temperature, zero }: Measured): Measured => ({
  dimension,
  ...(unknowns && { unknowns }),
  ...(temperature && { temperature }),
  ...(zero && { zero }),
})

export const isSameQuantity = (left: Measured, right: Measured): boolean =>
  left.zero === true || right.zero === true || left.dimension.sameHard(right.dimension)

/** The unit of an axis that is asked for. @throws SeriesFault where it is none */
export function askedUnit(text: string, settings: EvaluationSettings): AxisUnit | null {
  if (text === '') return null
  const requested = requestedUnit(undefined, text, undefined, settings)
  if (!requested.ok) throw new SeriesFault(requested.error)
  return requested.unit && axisUnit(requested.unit, { dimension: requested.unit.dimension }, true)
}

/** The unit that a line would show the largest of the numbers in. */
export function unitFor({ measured, written, values }: Quantity, settings: EvaluationSettings): AxisUnit {
  const chosen = chooseUnit({ kind: 'scalar', ...measured }, null, { settings, written })
  const shown = chosen.ok ? unitForNumbers(chosen.unit, largest(values)) : null
  if (shown?.kind !== 'one' || !shown.unit) return { text: '', measured, factor: 1, zero: 0 }
  return axisUnit(shown.unit, measured, shown.reading)
}

const axisUnit = (unit: ResolvedUnit, measured: Measured, reading: boolean): AxisUnit => ({
  text: unit.text,
  measured,
  factor: unit.factor.toNumber(),
  zero: reading && unit.zero ? unit.zero.toNumber() : 0,
})

/** Without the few that are far away: a pole does not choose the unit. */
function largest(values: Float64Array): number | null {
  const sizes = values.filter(Number.isFinite).map(Math.abs).sort()
  return sizes.length > 0 ? sizes[Math.floor(0.95 * (sizes.length - 1))]! : null
}

/** @returns the numbers in the unit of an axis; intervals of temperature have no zero to count from */
export function inUnit({ values, measured }: Quantity, unit: AxisUnit, isInterval = false): Float64Array {
  const zero = isInterval || measured.temperature === 'difference' ? 0 : unit.zero
  if (unit.factor === 1 && zero === 0) return values
  return values.map(value => (value - zero) / unit.factor)
}

/** @returns a number of an axis in SI */
export const toSI = (value: number, { factor, zero }: AxisUnit): number => value * factor + zero

/** How the unit of something is called in a sentence. */
export function unitWords({ measured, written, values }: Quantity, settings: EvaluationSettings): string {
  const { text } = unitFor({ measured, written, values }, settings)
  return text || (measured.dimension.isPlain ? 'no unit' : nameDimension(measured.dimension))
}
