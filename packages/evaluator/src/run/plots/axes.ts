/** Responsibilities: the unit of each axis and its limits. */
import { evaluationErrorOf } from '../../values/error.ts'
import { message } from '@calcwright/math/messages/plots'
import { Dimension } from '@calcwright/math/units'
import type { EvaluationSettings } from '../../contract.ts'
import type { Notice } from '../../block-result.ts'
import type { PlannedAxes, PlotAxis, PlotAxisId } from '../../plots.ts'
import {
  askedUnit,
  isSameQuantity,
  inUnit,
  PLAIN_MEASURE,
  SeriesFault,
  unitFor,
  unitWords,
} from './quantity.ts'
import type { AxisUnit, Quantity } from './quantity.ts'

const TEMPERATURE = Dimension.of({ temperature: 1 })

/** Kelvin: bare numbers of kelvin below this are more often differences than temperatures of something. */
const COLD = 200

/** A quantity that an axis shows. */
export interface OnAxis {
  readonly axis: PlotAxisId
  readonly quantity: Quantity
}

/** The limits that somebody has set, by `x_min`, `x_max` and so on. */
export type Limits = ReadonlyMap<string, Quantity>

export const AXES = ['x', 'y', 'y2'] as const

/** A unit that is asked for goes first, then what the limits are written in, then the first series. */
export class AxisUnits {
  readonly #planned: PlannedAxes
  readonly #limits: Limits
  readonly #settings: EvaluationSettings
  readonly #settled = new Map<PlotAxisId, AxisUnit>()

  constructor(planned: PlannedAxes, limits: Limits, settings: EvaluationSettings) {
    this.#planned = planned
    this.#limits = limits
    this.#settings = settings
  }

  /** The unit of an axis, if it is settled by now. */
  of(axis: PlotAxisId): AxisUnit | undefined {
    return this.#settled.get(axis)
  }

  /**
   * Settles the unit of an axis by what is on it.
   * @throws SeriesFault where the unit that is asked for is none
   */
  settle(axis: PlotAxisId, shown: readonly Quantity[]): AxisUnit {
    const before = this.#settled.get(axis)
    if (before) return before
    const quantities = [...this.#limitsOf(axis), ...shown]
    const first =
      quantities.find(({ measured }) => !measured.dimension.isPlain) ??
      this.#limitsOf(axis).find(limit => !this.#isPlainNumber(limit)) ??
      quantities[0]
    // A text that is no unit is reported once; the axis goes without.
    this.#settled.set(axis, this.#unitOf(first, quantities))
    const asked = askedUnit(this.#planned[axis].unit, this.#settings)
    if (asked) this.#settled.set(axis, asked)
    return this.#settled.get(axis)!
  }

  /** One unit for all numbers on the axis that it fits, so that it suits their sizes. */
  #unitOf(first: Quantity | undefined, all: readonly Quantity[]): AxisUnit {
    if (!first) return { text: '', measured: PLAIN_MEASURE.measured, factor: 1, zero: 0 }
    const alike = all.filter(({ measured }) => isSameQuantity(measured, first.measured))
    const values = Float64Array.from(alike.flatMap(({ values }) => [...values]))
    const unit = unitFor({ ...first, values }, this.#settings)
    // Bare numbers are degrees where an angle is meant, if the worksheet says so.
    const isBare = unit.text === '' && unit.measured.dimension.isPlain
    return isBare ? { ...unit, measured: PLAIN_MEASURE.measured } : unit
  }

  /** @throws SeriesFault where the unit of a quantity is another one than that of the axis */
  check(axis: PlotAxisId, quantity: Quantity): void {
    const unit = this.#settled.get(axis)
    if (!unit || isSameQuantity(quantity.measured, unit.measured)) return
    const [own, other] = [unitWords(quantity, this.#settings), unit.text || 'no unit']
    throw new SeriesFault(
      evaluationErrorOf('unit', message('plot.unit.series', { own, axis: AXIS_NAMES[axis], other })),
    )
  }

  /** @returns notices about temperatures: between readings and differences lie 273 K */
  temperatureNotices(axis: PlotAxisId, { measured, values }: Quantity): Notice[] {
    const unit = this.#settled.get(axis)
    if (!unit || measured.zero || !measured.dimension.sameHard(TEMPERATURE)) return []
    const role = measured.temperature
    const name = AXIS_NAMES[axis]
    if (unit.text.startsWith('delta') && role === 'reading')
      return [message('temperature.absolute.series', { axis: name })]
    if (unit.zero !== 0 && role === 'difference')
      return [message('temperature.difference.axis', { axis: name })]
    if (unit.zero !== 0 && role === undefined && values.some(value => value < COLD))
      return [message('temperature.absolute.axis', { axis: name })]
    return []
  }

  /** @returns the axis with its limits; a plain number is one in the unit of the axis */
  axis(axis: PlotAxisId): PlotAxis {
    const unit = this.settle(axis, [])
    const { log } = this.#planned[axis]
    const [minimum, maximum] = this.#isPoint(axis)
      ? [null, null]
      : [this.#limit(axis, 'min'), this.#limit(axis, 'max')]
    const step = this.#step(axis)
    return { unit: unit.text, log, minimum, maximum, ...(step !== null && { step }) }
  }

  /** A distance has no zero to count from. */
  #step(axis: PlotAxisId): number | null {
    const unit = this.settle(axis, [])
    const quantity = this.#limits.get(`${axis}_step`)
    if (!quantity) return null
    const isFitting = this.#isPlainNumber(quantity) || isSameQuantity(quantity.measured, unit.measured)
    const value = this.#isPlainNumber(quantity) ? quantity.values[0] : inUnit(quantity, unit, true)[0]
    return isFitting && value !== undefined && Number.isFinite(value) && value > 0
      ? Number(value.toPrecision(13))
      : null
  }

  /** Both limits are the same number: nothing lies between them. */
  #isPoint(axis: PlotAxisId): boolean {
    const minimum = this.#limit(axis, 'min')
    return minimum !== null && minimum === this.#limit(axis, 'max')
  }

  /** @returns the problems with the limits of an axis */
  problems(axis: PlotAxisId): Notice[] {
    const unit = this.settle(axis, [])
    if (this.#isPoint(axis)) return [message('plot.limits.same', { axis: AXIS_NAMES[axis] })]
    const spacing =
      this.#limits.has(`${axis}_step`) && this.#step(axis) === null
        ? [message('plot.step', { axis: AXIS_NAMES[axis], unit: unit.text || 'no unit' })]
        : []
    const limits = ['min', 'max'].flatMap((end): Notice[] => {
      const quantity = this.#limits.get(`${axis}_${end}`)
      const limit = this.#limit(axis, end as 'min' | 'max')
      if (limit !== null && limit <= 0 && this.#planned[axis].log) return [notAboveZero(axis, end)]
      if (!quantity || this.#isPlainNumber(quantity) || isSameQuantity(quantity.measured, unit.measured))
        return []
      const own = unitWords(quantity, this.#settings)
      const other = unit.text || 'no unit'
      return [message('plot.unit.limit', { end, axis: AXIS_NAMES[axis], own, other })]
    })
    return [...limits, ...spacing]
  }

  #limit(axis: PlotAxisId, end: 'min' | 'max'): number | null {
    const unit = this.settle(axis, [])
    const quantity = this.#limits.get(`${axis}_${end}`)
    const [value] = quantity?.values ?? []
    if (!quantity || value === undefined || !Number.isFinite(value)) return null
    if (this.#isPlainNumber(quantity)) return value
    // Without the last digits that a conversion leaves.
    return isSameQuantity(quantity.measured, unit.measured)
      ? Number(inUnit(quantity, unit)[0]!.toPrecision(13))
      : null
  }

  /** A ratio in a unit of its own, such as 30 % or 90°, is no plain number. */
  #isPlainNumber(quantity: Quantity): boolean {
    return quantity.measured.dimension.isPlain && unitFor(quantity, this.#settings).text === ''
  }

  #limitsOf(axis: PlotAxisId): Quantity[] {
    return ['min', 'max'].flatMap(end => this.#limits.get(`${axis}_${end}`) ?? [])
  }
}

/** Says how a limit of a logarithmic axis is drawn that is not above zero. */
const notAboveZero = (axis: PlotAxisId, end: string): Notice =>
  message('plot.limits.log', { end, axis: AXIS_NAMES[axis], drawn: end === 'min' ? '1e-15' : '2e-15' })

/** @param request as `x_min` */
export function limitWords(request: string): string {
  const [axis, end] = request.split('_')
  const words = { min: 'Minimum', max: 'Maximum', step: 'Tick spacing' }
  return `${words[end as keyof typeof words]} of the ${AXIS_NAMES[axis as PlotAxisId]} axis`
}

/** Names of the axes in sentences. */
export const AXIS_NAMES: Record<PlotAxisId, string> = { x: 'x', y: 'y', y2: 'secondary y' }

/** @returns all three axes */
export const allAxes = (units: AxisUnits): Record<PlotAxisId, PlotAxis> =>
  Object.fromEntries(AXES.map(axis => [axis, units.axis(axis)])) as Record<PlotAxisId, PlotAxis>
