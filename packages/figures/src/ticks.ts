/** Where an axis has its marks, and what stands there. */
import type { Range } from './figure.ts'
import { tickWriter } from './tick-format.ts'
import type { TickFormat } from './tick-format.ts'
import { FINEST, fixed, orderOf, powerOfTen, scaled, wantsPower } from './numbers.ts'

export interface Tick {
  readonly value: number
  readonly text: string
}

export interface Ticks {
  /** With a number. */
  readonly major: readonly Tick[]
  /** Without one; on logarithmic axes only. */
  readonly minor: readonly number[]
}

/** Marks as somebody wants them. */
export interface TickWish {
  readonly step?: number
  readonly format?: TickFormat
}

/**
 * @param limits ends of the axis, in either order
 * @param most how many numbers have room
 */
export function ticksOf(limits: Range, log: boolean, most: number, wish: TickWish = {}): Ticks {
  const [low, high] = limits[0] <= limits[1] ? limits : [limits[1], limits[0]]
  const room = Math.max(2, Math.floor(most))
  if (!(high - low > FINEST) || !Number.isFinite(high - low)) return { major: [], minor: [] }
  if (log) return written(logarithmic(low, high, room), wish)
  return wish.step && (high - low) / wish.step <= MOST_STEPS
    ? stepped(low, high, wish.step, room, wish)
    : { major: linear(low, high, room, wish), minor: [] }
}

/** Most tick marks of an axis; more could not be distinguished. */
const MOST_STEPS = 500

/** Marks at the multiples of a step; without room for all numbers, those of every second, third … have one. */
function stepped(low: number, high: number, step: number, most: number, { format }: TickWish): Ticks {
  const slack = 1e-9 * ((high - low) / step)
  const first = Math.ceil(low / step - slack)
  const last = Math.floor(high / step + slack)
  const steps = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  const stride = Math.ceil(steps.length / most)
  const value = (count: number): number => Number((count * step).toPrecision(14))
  const digits = decimalsOf(step)
  const majors = steps.filter(count => count % stride === 0).map(value)
  const write = tickWriter(format, -digits) ?? writerOf(majors, -digits, format?.least)
  return {
    major: majors.map(at => ({ value: at, text: write(at) })),
    minor: steps.filter(count => count % stride !== 0).map(value),
  }
}

/** Decimals of a step: 2 of 0.25. */
function decimalsOf(step: number): number {
  const [mantissa = '', exponent = '0'] = Number(step.toPrecision(6)).toExponential().split('e')
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent))
}

/** The numbers of a logarithmic axis in the format that somebody has chosen. */
function written({ major, minor }: Ticks, { format }: TickWish): Ticks {
  const texts = major.map(
    ({ value, text }) => tickWriter(format, Math.min(0, orderOf(value)))?.(value) ?? text,
  )
  return { major: major.map(({ value }, at) => ({ value, text: texts[at]! })), minor }
}

/** The smallest step of 1, 2 or 5 times a power of ten that needs no more marks than have room. */
export function niceStep(span: number, most: number): { factor: number; exponent: number } {
  const raw = span / most
  const exponent = orderOf(raw)
  const mantissa = Number(raw.toExponential().split('e')[0])
  // A hair of tolerance: ten steps of 0.1 in a span of 1 are ten, whatever binary fractions say.
  const factor = [1, 2, 5].find(nice => nice >= mantissa * (1 - 1e-9))
  return factor ? { factor, exponent } : { factor: 1, exponent: exponent + 1 }
}

function linear(low: number, high: number, most: number, { format }: TickWish = {}): Tick[] {
  const { factor, exponent } = niceStep(high - low, most)
  const step = factor * 10 ** exponent
  const slack = 1e-9 * ((high - low) / step)
  const first = Math.ceil(low / step - slack)
  const last = Math.floor(high / step + slack)
  // From text: 3 × 0.1 is 0.3 there.
  const values = Array.from({ length: last - first + 1 }, (_, at) =>
    Number(`${(first + at) * factor}e${exponent}`),
  )
  const write = tickWriter(format, exponent) ?? writerOf(values, exponent, format?.least)
  return values.map(value => ({ value, text: write(value) }))
}

/** All marks of an axis are written alike: with the same decimals, and the same power of ten. */
function writerOf(values: readonly number[], exponent: number, least = 0): (value: number) => string {
  const size = Math.max(...values.map(Math.abs))
  if (!wantsPower(size)) return value => fixed(value, Math.max(-exponent, least))
  const power = Math.floor(orderOf(size) / 3) * 3
  return value => scaled(value, power, power - exponent)
}

/** Fewer decades than this are marked by ordinary numbers. */
const LINEAR_BELOW = 0.7
/** Fewer than this have marks at 2 and 5 too. */
const ONLY_TENS_FROM = 2.5

function logarithmic(low: number, high: number, most: number): Ticks {
  const decades = Math.log10(high) - Math.log10(low)
  const within = (value: number): boolean => value >= low * (1 - 1e-9) && value <= high * (1 + 1e-9)
  if (decades < LINEAR_BELOW)
    return { major: linear(low, high, most).filter(({ value }) => value > 0), minor: [] }
  const first = Math.floor(Math.log10(low) + 1e-9)
  const last = Math.ceil(Math.log10(high) - 1e-9)
  const powers = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const at = (exponent: number, factors: readonly number[]): number[] =>
    factors.map(factor => Number(`${factor}e${exponent}`)).filter(within)
  const fine = decades < ONLY_TENS_FROM && powers.flatMap(power => at(power, [1, 2, 5])).length <= most
  const stride = Math.ceil((decades + 1) / most)
  const major = powers
    .filter(power => power % stride === 0)
    .flatMap(power => at(power, fine ? [1, 2, 5] : [1]))
  const between = stride > 1 ? [1] : [2, 3, 4, 5, 6, 7, 8, 9]
  const minor = powers.flatMap(power => at(power, between)).filter(value => !major.includes(value))
  return { major: named(major), minor }
}

/** Written out while all of them are short: 0.001 to 10,000. */
function named(values: readonly number[]): Tick[] {
  const short = values.every(value => value >= 1e-3 && value <= 1e4)
  return values.map(value => {
    const order = orderOf(value)
    const factor = Math.round(value / 10 ** order)
    const power = factor === 1 ? powerOfTen(order) : `${factor}×${powerOfTen(order)}`
    return { value, text: short ? fixed(value, -Math.min(0, order)) : power }
  })
}
