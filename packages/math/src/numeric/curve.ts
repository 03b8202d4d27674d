/**
 * Responsibilities: where to look at a function so that its curve can be drawn: evenly at first, then
 * closer where it bends, on both sides of a jump or a pole, and at the ends of where it has values.
 */
import type { Curve, Values } from './curve-points.ts'
import { topsOf } from './curve-tops.ts'

export interface CurveOptions {
  readonly from: number
  /** Above `from`. */
  readonly to: number
  /** Evenly in the logarithm; both ends are above 0 then. */
  readonly log: boolean
  /** How many even steps there are at first. */
  readonly steps: number
  /** How often the points are refined. */
  readonly rounds: number
}

/** Most points of a curve. */
const MOST = 4000
/** Sine of the angle between two pieces that counts as a bend, in a picture as wide as high. */
const BEND = 0.06
/** Part of the height that the ends of one step are apart where it may jump. */
const JUMP = 0.08
/** The share of a step to which the search for its jump narrows, as powers of two. */
const HALVINGS = 24
/** After so many halvings slopes and jumps can be distinguished. */
const GLANCE = 4

/** @returns the points of the curve, with gaps where no line is to be drawn */
export async function sampleCurve(values: Values, options: CurveOptions): Promise<Curve> {
  let curve = await at(evenly(options), values)
  for (let round = 0; round < options.rounds && curve.x.length < MOST; round += 1) {
    const wanted = bends(curve, options).slice(0, MOST - curve.x.length)
    if (wanted.length === 0) break
    curve = merged(curve, await at(wanted, values))
  }
  if (options.rounds > 2) {
    const between = (left: number, right: number): number => middle(left, right, options.log)
    curve = merged(curve, await topsOf(curve, values, heightOf(curve.y), between))
  }
  return withGaps(curve, values, options)
}

function evenly({ from, to, log, steps }: CurveOptions): Float64Array {
  const [first, last] = log ? [Math.log(from), Math.log(to)] : [from, to]
  const places = new Float64Array(steps + 1)
  for (let step = 0; step <= steps; step += 1) {
    const place = first + ((last - first) * step) / steps
    places[step] = log ? Math.exp(place) : place
  }
  // The ends are those asked for, not what rounding leaves of them.
  places[0] = from
  places[steps] = to
  return places
}

async function at(places: Float64Array, values: Values): Promise<Curve> {
  const found = await values(places)
  return { x: places, y: found.map(value => (Number.isFinite(value) ? value : NaN)) }
}

/** Both from left to right; where two places are the same, the left one goes first. */
function merged(left: Curve, right: Curve): Curve {
  const length = left.x.length + right.x.length
  const [x, y] = [new Float64Array(length), new Float64Array(length)]
  let [from, beside] = [0, 0]
  for (let at = 0; at < length; at += 1) {
    const isLeft = beside === right.x.length || left.x[from]! <= right.x[beside]!
    const source = isLeft ? left : right
    const index = isLeft ? from++ : beside++
    x[at] = source.x[index]!
    y[at] = source.y[index]!
  }
  return { x, y }
}

const middle = (left: number, right: number, log: boolean): number =>
  log ? Math.sqrt(left) * Math.sqrt(right) : left + (right - left) / 2

/** The middles of the steps beside a bend, and of those at the end of where there are values. */
function bends({ x, y }: Curve, { from, to, log }: CurveOptions): Float64Array {
  const height = heightOf(y)
  const width = log ? Math.log(to / from) : to - from
  const wanted: number[] = []
  /** The step whose middle was taken last. */
  let taken = 0
  const take = (step: number): void => {
    if (step > taken) wanted.push(middle(x[step - 1]!, x[step]!, log))
    taken = Math.max(taken, step)
  }
  const across = (step: number): number =>
    (log ? Math.log(x[step]! / x[step - 1]!) : x[step]! - x[step - 1]!) / width
  for (let index = 1; index + 1 < x.length; index += 1) {
    const before = across(index)
    const after = across(index + 1)
    const rise = (y[index]! - y[index - 1]!) / height
    const fall = (y[index + 1]! - y[index]!) / height
    const wide = Math.hypot(before, rise)
    const next = Math.hypot(after, fall)
    const turn = (before * fall - after * rise) / (wide * next)
    if (Math.abs(turn) < BEND) continue
    // Steps too small to be seen are left alone.
    if (wide > 1e-4) take(index)
    if (next > 1e-4) take(index + 1)
  }
  return Float64Array.from(wanted)
}

/** The height of a picture that shows what most of the values do: poles do not count. */
export function heightOf(y: Float64Array): number {
  const values = y.filter(value => !Number.isNaN(value)).sort()
  const at = (part: number): number => values[Math.floor(part * (values.length - 1))] ?? 0
  const inner = at(0.95) - at(0.05)
  return inner > 0 ? inner / 0.9 : at(1) - at(0) || 1
}

interface Point {
  readonly x: number
  readonly y: number
}

/** A step that is bisected: its two ends come closer until only the jump, or nothing, is left. */
interface Search {
  left: Point
  right: Point
  readonly kind: 'jump' | 'edge'
  readonly first: number
}

/** The curve with the points beside jumps, poles and ends, and a gap in each jump. */
async function withGaps(curve: Curve, values: Values, { log, rounds }: CurveOptions): Promise<Curve> {
  let searches = suspects(curve)
  if (searches.length === 0) return curve
  const halvings = rounds > 2 ? HALVINGS : HALVINGS / 3
  for (let round = 0; round < halvings && searches.length > 0; round += 1) {
    const between = Float64Array.from(searches, ({ left, right }) => middle(left.x, right.x, log))
    const { y } = await at(between, values)
    searches.forEach((search, index) => halve(search, { x: between[index]!, y: y[index]! }))
    if (round === GLANCE) searches = searches.filter(search => search.kind === 'edge' || stillJumps(search))
  }
  const known = new Set(curve.x)
  const extra = searches
    .flatMap(search => remains(search, log))
    .filter(({ x, y }) => Number.isNaN(y) || !known.has(x))
  return merged(curve, {
    x: Float64Array.from(extra, ({ x }) => x),
    y: Float64Array.from(extra, ({ y }) => y),
  })
}

/** The ends of a step that was looked into, from left to right, with the gap of a jump. */
function remains(search: Search, log: boolean): Point[] {
  const { left, right, kind } = search
  if (kind === 'edge' || !stillJumps(search)) return [left, right]
  return [left, { x: middle(left.x, right.x, log), y: NaN }, right]
}

/** A steep slope loses half of its rise with each halving, a jump nothing. */
const stillJumps = ({ left, right, first }: Search): boolean => Math.abs(right.y - left.y) > first / 2

/** The half in which the larger rise, or the end, is. */
function halve(search: Search, found: Point): void {
  const { left, right, kind } = search
  if (kind === 'edge') {
    if (Number.isNaN(found.y) === Number.isNaN(left.y)) search.left = found
    else search.right = found
  } else if (Number.isNaN(found.y)) search.right = right
  else if (Math.abs(found.y - left.y) > Math.abs(right.y - found.y)) search.right = found
  else search.left = found
}

function suspects({ x, y }: Curve): Search[] {
  const height = heightOf(y)
  const searches: Search[] = []
  for (let index = 1; index < x.length; index += 1) {
    const first = Math.abs(y[index]! - y[index - 1]!)
    const ends = Number(Number.isNaN(y[index - 1]!)) + Number(Number.isNaN(y[index]!))
    if (!(ends === 1 || (ends === 0 && first > JUMP * height))) continue
    const [left, right] = [index - 1, index].map(at => ({ x: x[at]!, y: y[at]! }))
    searches.push({
      left: left!,
      right: right!,
      kind: ends === 1 ? 'edge' : 'jump',
      first: ends === 1 ? 0 : first,
    })
  }
  return searches
}
