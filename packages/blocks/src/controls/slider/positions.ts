/** Positions that a slider can take. All numbers are in the unit of the slider. */

export interface SliderRange {
  readonly min: number
  readonly max: number
  /** 0 for any place. */
  readonly step: number
}

/** Places behind the point that a number is written with: `0.25` has two, `1e-7` seven. */
export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(Math.abs(value)).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}

/** toFixed takes no more. */
const MOST_DECIMALS = 100

const rounded = (value: number, decimals: number): number =>
  decimals > MOST_DECIMALS ? value : Number(value.toFixed(decimals))

/** The nearest place of the range: step·round((x − min)/step) + min, with no digits that the step has not. */
export function snappedValue(value: number, { min, max, step }: SliderRange): number {
  const within = Math.min(Math.max(value, min), max)
  if (step <= 0) return within
  const last = Math.floor((max - min) / step + 1e-9)
  const at = Math.min(Math.round((within - min) / step), Math.max(last, 0))
  return rounded(step * at + min, Math.max(decimalsOf(step), decimalsOf(min)))
}

/** Parts of the range that a pointer can tell apart where there is no step. */
const RESOLUTION = 1e4

/** The place at a fraction of the range; without a step with no more digits than a pointer can tell. */
export function placeAt(fraction: number, range: SliderRange): number {
  const { min, max, step } = range
  const value = min + Math.min(Math.max(fraction, 0), 1) * (max - min)
  if (step > 0) return snappedValue(value, range)
  const grain = (max - min) / RESOLUTION
  return grain > 0 ? snappedValue(rounded(value, Math.max(0, -Math.floor(Math.log10(grain)))), range) : min
}

/** @returns 0 at the minimum, 1 at the maximum */
export function fractionOf(value: number, { min, max }: SliderRange): number {
  return max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0
}

/** How far an arrow key moves. */
export const keyStep = ({ min, max, step }: SliderRange): number => (step > 0 ? step : (max - min) / 20)

/** A key moves from where the slider stands, which a typed value may have put beside a step. */
export function valueAfterKeys(value: number, steps: number, range: SliderRange): number {
  const wanted = value + steps * keyStep(range)
  return range.step > 0 ? snappedValue(wanted, range) : snappedValue(Number(wanted.toPrecision(12)), range)
}

const MOST_TICKS = 20

/** Fractions of the range with a tick: every step, or every few of them, so that the ticks stay distinct. */
export function ticks(range: SliderRange): readonly number[] {
  const { min, max, step } = range
  if (!(max > min)) return []
  const distance = step > 0 ? step * niceMultiple((max - min) / step / MOST_TICKS) : (max - min) / 10
  const count = Math.floor((max - min) / distance + 1e-9)
  return Array.from({ length: count + 1 }, (_, at) => fractionOf(min + at * distance, range))
}

/** The smallest of 1, 2, 5, 10, 20, … that is not below. */
function niceMultiple(least: number): number {
  if (least <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5, 10].find(factor => factor * power >= least - 1e-9) ?? 10) * power
}

/** The number as it is shown. */
export const numberText = (value: number): string => String(Number(value.toPrecision(12))).replace('-', '−')
