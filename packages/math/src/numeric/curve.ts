/**
 * Responsibilities: where to look at a function so that its curve can be drawn: evenly at first, then
 * closer where it bends, on both sides of a jump or a pole, and at the ends of where it has values.
 */

/** The values at these places, NaN for none. */
export type Values = (points: Float64Array) => Promise<Float64Array>

export interface CurveOptions {
  readonly from: number
  /** Above `from`. */
  readonly to: number
  /** Evenly in the logarithm; both ends are above 0 then. */
  readonly log: boolean
  /** How many even steps there are at first. */
  readonly steps: number
  /** How often it looks closer. */
  readonly rounds: number
}

/** Points from left to right. A `y` that is NaN is a gap. */
export interface Curve {
  readonly x: Float64Array
  readonly y: Float64Array
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Most points of a curve. */
const MOST = 4000
/** Sine of the angle between two pieces that counts as a bend, in a picture as wide as high. */
const BEND = 0.06
/** Part of the height that the ends of one step are apart where it may jump. */
const JUMP = 0.08
/** What remains of a step where its jump is looked for, as powers of two. */
const HALVINGS = 24
/** After so many of them slopes are told from jumps. */
const GLANCE = 4

/** @returns where the function has been looked at, with gaps where the line is not to be drawn through */
export async function sampleCurve(values: Values, options: CurveOptions): Promise<Curve> {
  const even = evenly(options)
  let points = pointsOf(even, await values(even))
  for (let round = 0; round < options.rounds && points.length < MOST; round += 1) {
    const wanted = bends(points, options).slice(0, MOST - points.length)
    if (wanted.length === 0) break
    const between = Float64Array.from(wanted)
    points = merged(points, pointsOf(between, await values(between)))
  }
  return columnsOf(await withGaps(points, values, options))
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

const pointsOf = (x: Float64Array, y: Float64Array): Point[] =>
  Array.from(x, (place, index) => ({ x: place, y: Number.isFinite(y[index]!) ? y[index]! : NaN }))

const columnsOf = (points: readonly Point[]): Curve => ({
  x: Float64Array.from(points, ({ x }) => x),
  y: Float64Array.from(points, ({ y }) => y),
})

const merged = (left: readonly Point[], right: readonly Point[]): Point[] =>
  [...left, ...right].sort((one, other) => one.x - other.x)

const middle = (left: number, right: number, log: boolean): number =>
  log ? Math.sqrt(left) * Math.sqrt(right) : left + (right - left) / 2

/** The middles of the steps beside a bend, and of those at the end of where there are values. */
function bends(points: readonly Point[], { from, to, log }: CurveOptions): number[] {
  const height = heightOf(points)
  const width = log ? Math.log(to / from) : to - from
  const wanted = new Set<number>()
  const across = (left: Point, right: Point): number =>
    (log ? Math.log(right.x / left.x) : right.x - left.x) / width
  for (let index = 1; index + 1 < points.length; index += 1) {
    const [left, here, right] = [points[index - 1]!, points[index]!, points[index + 1]!]
    const [before, after] = [across(left, here), across(here, right)]
    const [rise, fall] = [(here.y - left.y) / height, (right.y - here.y) / height]
    const turn = (before * fall - after * rise) / (Math.hypot(before, rise) * Math.hypot(after, fall))
    if (Math.abs(turn) < BEND) continue
    // Steps too small to be seen are left alone.
    if (Math.hypot(before, rise) > 1e-4) wanted.add(middle(left.x, here.x, log))
    if (Math.hypot(after, fall) > 1e-4) wanted.add(middle(here.x, right.x, log))
  }
  return [...wanted]
}

/** The height of a picture that shows what most of the values do: poles do not count. */
function heightOf(points: readonly Point[]): number {
  const values = points.flatMap(({ y }) => (Number.isNaN(y) ? [] : y)).sort((one, other) => one - other)
  const at = (part: number): number => values[Math.floor(part * (values.length - 1))] ?? 0
  const inner = at(0.95) - at(0.05)
  return inner > 0 ? inner / 0.9 : at(1) - at(0) || 1
}

/** A step that is looked into: its two ends come closer until the jump, or nothing, is left. */
interface Search {
  left: Point
  right: Point
  readonly kind: 'jump' | 'edge'
  readonly first: number
}

/** The points with those beside jumps, poles and ends, and a gap in each jump. */
async function withGaps(
  points: readonly Point[],
  values: Values,
  { log, rounds }: CurveOptions,
): Promise<Point[]> {
  let searches = suspects(points)
  const halvings = rounds > 2 ? HALVINGS : HALVINGS / 3
  for (let round = 0; round < halvings && searches.length > 0; round += 1) {
    const between = Float64Array.from(searches, ({ left, right }) => middle(left.x, right.x, log))
    const found = pointsOf(between, await values(between))
    searches.forEach((search, index) => halve(search, found[index]!))
    if (round === GLANCE) searches = searches.filter(search => search.kind === 'edge' || stillJumps(search))
  }
  const extra = searches.flatMap(search => {
    const ends = [search.left, search.right]
    if (search.kind === 'edge') return ends
    return stillJumps(search)
      ? [search.left, { x: middle(search.left.x, search.right.x, log), y: NaN }, search.right]
      : ends
  })
  const known = new Set(points.map(({ x }) => x))
  return merged(
    points,
    extra.filter(({ x, y }) => Number.isNaN(y) || !known.has(x)),
  )
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

function suspects(points: readonly Point[]): Search[] {
  const height = heightOf(points)
  const searches: Search[] = []
  for (let index = 1; index < points.length; index += 1) {
    const [left, right] = [points[index - 1]!, points[index]!]
    const ends = Number(Number.isNaN(left.y)) + Number(Number.isNaN(right.y))
    const first = Math.abs(right.y - left.y)
    if (ends === 1) searches.push({ left, right, kind: 'edge', first: 0 })
    else if (ends === 0 && first > JUMP * height) searches.push({ left, right, kind: 'jump', first })
  }
  return searches
}
