/** Responsibilities: series of functions of one variable: over the x axis, parametric, polar. */
import { evaluationErrorOf } from '../../values/error.ts'
import { message } from '@calcwright/math/messages/plots'
import { isTooFast, sampleCurve } from '@calcwright/math/numeric'
import type { Curve as SampledCurve, CurveOptions } from '@calcwright/math/numeric'
import type { Measured } from '@calcwright/math/dimensions'
import { Dimension, DIMENSIONLESS } from '@calcwright/math/units'
import type { Notice } from '../../block-result.ts'
import type { FormulaSession } from '../formula-session.ts'
import type { Domain } from './domain.ts'
import { NO_NUMBERS } from './data.ts'
import { single } from './data-series.ts'
import { sampled } from './functions.ts'
import { isSameQuantity, PLAIN_MEASURE, SeriesFault } from './quantity.ts'
import type { Quantity } from './quantity.ts'
import type { Formulas, GatheredColumns } from './series.ts'

/** Steps of a function over the x axis before it is refined; with the engine there are fewer. */
const FUNCTION_STEPS = { numeric: 600, engine: 300 }
const ROUNDS = { numeric: 5, engine: 1 }
/** Steps for a function that swings too fast for these: a prime number, as waves of a round one would be in step. */
const FAST_STEPS = 6007
const tooFast = (range: string): Notice => message('plot.fast', { range })
/** Even steps of a parametric curve; the engine is asked once for all. */
const CURVE_STEPS = { numeric: 3000, engine: 400 }
/** Steps for a curve that swings too fast for these, again a prime number. */
const FAST_CURVE_STEPS = 10_007

/** @returns null where the formula is missing or wrong */
export async function functionOver(
  { from, to, log }: Domain,
  x: Measured,
  axis: 'y' | 'y2',
  formulas: Formulas,
  session: FormulaSession,
): Promise<GatheredColumns | null> {
  const known = formulas.function('y')
  if (!known) return null
  const { measured, written, isNumeric, values, doubts } = await sampled(known, [x], axis, session)
  const rate = isNumeric ? 'numeric' : 'engine'
  const options = { from, to, log, steps: FUNCTION_STEPS[rate], rounds: ROUNDS[rate] }
  let curve = await sampleCurve(points => values(points), options)
  requireNumbers(curve.y)
  let isFast = await isTooFast(values, curve, options)
  if (isFast && isNumeric) {
    curve = await sampleCurve(points => values(points), { ...options, steps: FAST_STEPS })
    isFast = await isTooFast(values, curve, options)
  }
  return {
    columns: [
      { name: 'x', axis: 'x', quantity: { measured: x, written, values: curve.x } },
      { name: 'y', axis, quantity: { measured, written, values: curve.y } },
    ],
    notices: [...(isFast ? [tooFast('x axis')] : []), ...doubts()],
  }
}

/** The area between two functions, both at the places of the upper one. @returns null where a formula is missing or wrong */
export async function bandOver(
  domain: Domain,
  x: Measured,
  axis: 'y' | 'y2',
  formulas: Formulas,
  session: FormulaSession,
): Promise<GatheredColumns | null> {
  const known = formulas.function('lower')
  const upper = await functionOver(domain, x, axis, formulas, session)
  if (!known || !upper) return null
  const { measured, written, values, doubts } = await sampled(known, [x], axis, session)
  const places = upper.columns[0]!.quantity.values
  const lower = await values(places)
  requireNumbers(lower)
  return {
    ...upper,
    columns: [...upper.columns, { name: 'lower', axis, quantity: { measured, written, values: lower } }],
    notices: [...upper.notices, ...doubts()],
  }
}

function requireNumbers(values: Float64Array): void {
  if (values.some(Number.isFinite)) return
  throw new SeriesFault(NO_NUMBERS)
}

/** From where to where the variable goes. */
async function rangeOf(
  formulas: Formulas,
  session: FormulaSession,
): Promise<{ start: Quantity; end: Quantity } | null> {
  const given = await givenRange(formulas, session)
  if (!given) return null
  const { start, end } = given
  if (!isSameQuantity(start.measured, end.measured))
    throw new SeriesFault(evaluationErrorOf('unit', message('plot.unit.ends')))
  // A literal 0 has the unit of the other end.
  return start.measured.zero ? { start: { ...start, measured: end.measured }, end } : { start, end }
}

/** An empty start is 0, an empty end a full turn: 360 in a worksheet that counts in degrees. */
async function givenRange(
  formulas: Formulas,
  session: FormulaSession,
): Promise<{ start: Quantity; end: Quantity } | null> {
  const [first, last] = [await endOf('start', formulas), await endOf('end', formulas)]
  if (first === null || last === null) return null
  const inDegrees = session.settings.angle === 'deg'
  const bare = (value: number): Quantity => ({ ...PLAIN_MEASURE, values: Float64Array.of(value) })
  const start = first ?? { ...bare(0), measured: { ...PLAIN_MEASURE.measured, zero: true } }
  const end = last ?? bare(inDegrees ? 360 : 2 * Math.PI)
  if (!inDegrees || isBare(start) === isBare(end)) return { start, end }
  return { start: asAngle(start), end: asAngle(end) }
}

/** @returns undefined where nothing is written, null where it has an error of its own */
async function endOf(request: 'start' | 'end', formulas: Formulas): Promise<Quantity | null | undefined> {
  return formulas.has(request) ? single(await formulas.numbers(request)) : undefined
}

const isBare = ({ measured }: Quantity): boolean => measured.dimension === DIMENSIONLESS

/** A bare number of degrees as an angle; others as they are. */
function asAngle(quantity: Quantity): Quantity {
  if (!isBare(quantity)) return quantity
  const measured = { ...quantity.measured, dimension: Dimension.of({ angle: 1 }) }
  return { ...quantity, measured, values: quantity.values.map(value => (value * Math.PI) / 180) }
}

const evenly = (from: number, to: number, steps: number): Float64Array =>
  Float64Array.from({ length: steps + 1 }, (_, step) =>
    step === steps ? to : from + ((to - from) * step) / steps,
  )

interface Curve {
  readonly t: Float64Array
  readonly xs: Float64Array
  readonly ys: Float64Array
}

interface CurveWithNotices extends Curve {
  readonly notices: readonly Notice[]
}

type Sample = (t: Float64Array) => Promise<Curve>

/** Samples a curve between two values of the variable. @returns its points, with notices about them */
async function sampledCurve(
  from: number,
  to: number,
  isNumeric: boolean,
  sample: Sample,
): Promise<CurveWithNotices> {
  if (from === to) return { ...withGaps(await sample(evenly(from, to, CURVE_STEPS.engine))), notices: [] }
  const rate = isNumeric ? 'numeric' : 'engine'
  const ends = { from: Math.min(from, to), to: Math.max(from, to), log: false, rounds: ROUNDS[rate] }
  let options = { ...ends, steps: CURVE_STEPS[rate] }
  const looked = isNumeric ? refinedSamples : evenSamples
  let coordinates = await looked(sample, options)
  let isFast = await areTooFast(sample, coordinates, options)
  if (isFast && isNumeric) {
    options = { ...ends, steps: FAST_CURVE_STEPS }
    coordinates = await looked(sample, options)
    isFast = await areTooFast(sample, coordinates, options)
  }
  const places = Float64Array.from(new Set(coordinates.flatMap(({ x }) => [...x]))).sort()
  const t = from < to ? places : places.reverse()
  const curve = withGaps(await sample(t), isNumeric ? coordinates.flatMap(jumpsIn) : [])
  return { ...curve, notices: isFast ? [tooFast('variable')] : [] }
}

const COORDINATES = ['xs', 'ys'] as const

/** Each coordinate over the variable, closer where it bends, jumps or ends. */
const refinedSamples = (sample: Sample, options: CurveOptions): Promise<SampledCurve[]> =>
  Promise.all(COORDINATES.map(name => sampleCurve(async t => (await sample(t))[name], options)))

/** Samples each coordinate at even steps, without refining. */
async function evenSamples(sample: Sample, { from, to, steps }: CurveOptions): Promise<SampledCurve[]> {
  const curve = await sample(evenly(from, to, steps))
  return COORDINATES.map(name => ({ x: curve.t, y: curve[name] }))
}

async function areTooFast(
  sample: Sample,
  coordinates: readonly SampledCurve[],
  options: CurveOptions,
): Promise<boolean> {
  const each = COORDINATES.map((name, at) =>
    isTooFast(async t => (await sample(t))[name], coordinates[at]!, options),
  )
  return (await Promise.all(each)).includes(true)
}

/** Between which places a coordinate jumps: on both sides of a gap of one point. */
const jumpsIn = ({ x, y }: SampledCurve): [number, number][] =>
  [...y.keys()]
    .filter(at => Number.isNaN(y[at]) && Number.isFinite(y[at - 1]) && Number.isFinite(y[at + 1]))
    .map(at => [x[at - 1]!, x[at + 1]!])

/** A point that is missing one coordinate, or stands in a jump of one, is a gap: its y is. */
function withGaps({ t, xs, ys }: Curve, jumps: readonly [number, number][] = []): Curve {
  requireNumbers(xs)
  requireNumbers(ys)
  const isGap = (at: number): boolean =>
    !Number.isFinite(xs[at]!) || jumps.some(([left, right]) => t[at]! > left && t[at]! < right)
  let last = xs.find(Number.isFinite)!
  const places = xs.map((x, at) => (last = isGap(at) ? last : x))
  const pieces = ys.map((y, at) => (isGap(at) ? NaN : y))
  // One point between two jumps is the pole itself.
  const isAlone = (at: number): boolean =>
    Number.isNaN(pieces[at - 1] ?? NaN) && Number.isNaN(pieces[at + 1] ?? NaN)
  const lines = pieces.map((y, at) => (isAlone(at) ? NaN : y))
  requireNumbers(lines)
  return { t, xs: places, ys: lines }
}

/** @returns null where a formula is missing or wrong */
export async function parametric(
  axis: 'y' | 'y2',
  formulas: Formulas,
  session: FormulaSession,
): Promise<GatheredColumns | null> {
  const [x, y, range] = [formulas.function('x'), formulas.function('y'), await rangeOf(formulas, session)]
  if (!x || !y || !range) return null
  const { start, end } = range
  const [across, up] = [
    await sampled(x, [start.measured], 'x', session),
    await sampled(y, [start.measured], axis, session),
  ]
  const isNumeric = across.isNumeric && up.isNumeric
  const { t, xs, ys, notices } = await sampledCurve(start.values[0]!, end.values[0]!, isNumeric, async t => ({
    t,
    xs: await across.values(t),
    ys: await up.values(t),
  }))
  return {
    columns: [
      { name: 't', axis: null, quantity: { ...start, values: t }, isBare: true },
      { name: 'x', axis: 'x', quantity: { ...across, values: xs } },
      { name: 'y', axis, quantity: { ...up, values: ys } },
    ],
    notices: [...notices, ...across.doubts(), ...up.doubts()],
  }
}

/** @returns null where a formula is missing or wrong */
export async function polar(
  axis: 'y' | 'y2',
  formulas: Formulas,
  session: FormulaSession,
): Promise<GatheredColumns | null> {
  const [r, range] = [formulas.function('r'), await rangeOf(formulas, session)]
  if (!r || !range) return null
  const { start, end } = range
  if (!start.measured.dimension.isPlain)
    throw new SeriesFault(evaluationErrorOf('unit', message('plot.unit.angle')))
  const radius = await sampled(r, [start.measured], axis, session)
  const isInDegrees = session.settings.angle === 'deg' && isBare(start)
  const inRadians = (value: number): number => (isInDegrees ? (value * Math.PI) / 180 : value)
  const sample = async (t: Float64Array): Promise<Curve> => {
    const lengths = await radius.values(t)
    const along = (direction: (angle: number) => number): Float64Array =>
      lengths.map((length, index) => length * direction(inRadians(t[index]!)))
    return { t, xs: along(Math.cos), ys: along(Math.sin) }
  }
  const { t, xs, ys, notices } = await sampledCurve(
    start.values[0]!,
    end.values[0]!,
    radius.isNumeric,
    sample,
  )
  return {
    columns: [
      { name: 't', axis: null, quantity: { ...start, values: t }, isBare: true },
      { name: 'angle', axis: null, quantity: { ...start, values: t.map(inRadians) }, isBare: true },
      { name: 'x', axis: 'x', quantity: { ...radius, values: xs } },
      { name: 'y', axis, quantity: { ...radius, values: ys } },
    ],
    notices: [...notices, ...radius.doubts()],
  }
}
