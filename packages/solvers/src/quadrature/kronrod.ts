/**
 * Responsibilities: integrals and derivatives by numbers, with what they may be wrong by. Sources:
 * R. Piessens and others, QUADPACK (1983), rule of 7 and 15 points and its estimate of the error;
 * C. J. F. Ridders, Advances in Engineering Software 4 (1982), 75.
 */

/** A number with an estimate of its error. */
export interface Estimate {
  readonly value: number
  readonly error: number
}

export type Integrand = (at: number) => number

const NODES = [
  0.9914553711208126, 0.9491079123427585, 0.8648644233597691, 0.7415311855993945, 0.5860872354676911,
  0.4058451513773972, 0.20778495500789848, 0,
]
const KRONROD = [
  0.022935322010529224, 0.06309209262997856, 0.10479001032225019, 0.14065325971552592, 0.1690047266392679,
  0.19035057806478542, 0.20443294007529889, 0.20948214108472782,
]
/** Gauss weights of every second node. */
const GAUSS = [0.1294849661688697, 0.27970539148927664, 0.3818300505051189, 0.4179591836734694]

interface Part extends Estimate {
  readonly from: number
  readonly to: number
  /** The integral of the absolute value. */
  readonly mass: number
  /** The part of a value that halves of the part around it have lost, or a share of what was lost further up. */
  readonly lost: number
}

/** Limits of the work for one integral. */
export interface Effort {
  /** Equal parts that are looked at first: what is narrower than these may be overlooked. */
  readonly first: number
  /** Parts after which the search ends. */
  readonly most: number
  /** Share of the integral of the absolute value that the error may have, 1e-13 where it is left out. */
  readonly goal?: number
  /** Error that is small enough in any case, as beside a larger part of the integral; none where it is left out. */
  readonly least?: number
}

const WHOLE: Effort = { first: 1, most: 2000 }
const GOAL = 1e-13

/**
 * The integral over an interval, whose ends may be infinite; the part that is most uncertain is halved again
 * and again.
 * @returns null where the integrand has no value at some place, or the error does not become small
 */
export function* integrate(
  f: Integrand,
  from: number,
  to: number,
  effort: Effort = WHOLE,
): Generator<void, Estimate | null> {
  if (from === to) return { value: 0, error: 0 }
  if (from > to) {
    const turned = yield* integrate(f, to, from, effort)
    return turned && { value: -turned.value, error: turned.error }
  }
  if (!Number.isFinite(from) || !Number.isFinite(to)) {
    const half = Number.isFinite(from) ? from : Number.isFinite(to) ? to : null
    const [g, low] = half === null ? [bothEnds(f), -1] : [oneEnd(f, half, to > half ? 1 : -1), 0]
    return yield* integrate(g, low, 1, effort)
  }
  let parts = partsOf(f, from, to, effort.first)
  for (;;) {
    const whole = totalOf(parts)
    if (!Number.isFinite(whole.value)) return null
    const enough = effort.least ?? 0
    const isExact = whole.error <= Math.max((effort.goal ?? GOAL) * whole.mass, enough)
    const wide = isExact && parts.length < effort.most ? besideNarrow(parts) : undefined
    if (isExact && !wide) return whole
    const worst = wide ?? parts.reduce((most, part) => (part.error > most.error ? part : most))
    const middle = (worst.from + worst.to) / 2
    const isNarrow = middle <= worst.from || middle >= worst.to
    if (parts.length >= effort.most || isNarrow) return whole.error <= 1e-6 * whole.mass ? whole : null
    parts = [...parts.filter(part => part !== worst), ...halvesOf(f, worst, middle)]
    yield
  }
}

/**
 * The integral of a function that is known to be smooth, by the rule in each of equal parts, to about 1e-14 of the
 * integral of the absolute value where a part holds a few radians of a wave.
 */
export function integrateSmooth(f: Integrand, from: number, to: number, parts: number): number {
  return totalOf(partsOf(f, from, to, parts)).value
}

/** Share of the value lost by halves that counts as an error of their halves. */
const LOST = 1e-3

/** A peak that the middle of a part has seen may lie between the places of its halves: they are no more certain for it. */
function halvesOf(f: Integrand, part: Part, middle: number): Part[] {
  const halves = [partOf(f, part.from, middle), partOf(f, middle, part.to)]
  const gap = Math.abs(halves[0]!.value + halves[1]!.value - part.value)
  const lost = Math.max(gap, part.lost) * LOST
  return halves.map(half => ({ ...half, lost, error: Math.max(half.error, lost) }))
}

/** How much wider than its neighbour a part may be. */
const MOST_WIDER = 4

/**
 * A part beside a much narrower one. A peak between two parts may be seen from one of them only, which is halved
 * again and again, and looks like half of it.
 */
function besideNarrow(parts: readonly Part[]): Part | undefined {
  const sorted = parts.toSorted((a, b) => a.from - b.from)
  const width = (part: Part | undefined): number => (part ? part.to - part.from : Infinity)
  return sorted.find(
    (part, at) => width(part) > MOST_WIDER * Math.min(width(sorted[at - 1]), width(sorted[at + 1])),
  )
}

function partsOf(f: Integrand, from: number, to: number, count: number): Part[] {
  const at = (index: number): number => (index === count ? to : from + ((to - from) * index) / count)
  return Array.from({ length: count }, (_, index) => partOf(f, at(index), at(index + 1)))
}

/** From a place to infinity: x = a ± t/(1 - t). */
const oneEnd =
  (f: Integrand, start: number, way: number): Integrand =>
  t =>
    f(start + (way * t) / (1 - t)) / (1 - t) ** 2

/** From minus infinity to infinity: x = t/(1 - t²). */
const bothEnds =
  (f: Integrand): Integrand =>
  t =>
    (f(t / (1 - t * t)) * (1 + t * t)) / (1 - t * t) ** 2

function totalOf(parts: readonly Part[]): Estimate & { readonly mass: number } {
  let [value, error, mass] = [0, 0, 0]
  for (const part of parts) {
    value += part.value
    error += part.error
    mass += part.mass
  }
  return { value, error: Math.max(error, 5e-16 * mass), mass }
}

function partOf(f: Integrand, from: number, to: number): Part {
  const [middle, half] = [(from + to) / 2, (to - from) / 2]
  const last = NODES.length - 1
  const values = new Float64Array(2 * NODES.length - 1)
  for (let place = 0; place <= last; place += 1) {
    values[2 * place] = f(middle - half * NODES[place]!)
    if (place < last) values[2 * place + 1] = f(middle + half * NODES[place]!)
  }
  let [kronrod, gauss, mass] = [0, 0, 0]
  for (let place = 0; place <= last; place += 1) {
    const left = values[2 * place]!
    const right = place === last ? 0 : values[2 * place + 1]!
    kronrod += KRONROD[place]! * (left + right)
    if (place % 2 === 1) gauss += GAUSS[(place - 1) / 2]! * (left + right)
    mass += KRONROD[place]! * (Math.abs(left) + Math.abs(right))
  }
  const mean = kronrod / 2
  let spread = 0
  for (let place = 0; place <= last; place += 1) {
    const other = place === last ? 0 : Math.abs(values[2 * place + 1]! - mean)
    spread += KRONROD[place]! * (Math.abs(values[2 * place]! - mean) + other)
  }
  const gap = Math.abs(kronrod - gauss)
  const error = spread > 0 && gap > 0 ? spread * Math.min(1, ((200 * gap) / spread) ** 1.5) : gap
  return { from, to, value: half * kronrod, error: half * error, mass: half * mass, lost: 0 }
}

const SHRINK = 1.4
const ROUNDS = 40

/**
 * The derivative at a place, from central differences of ever smaller width, extrapolated.
 * @param width of the first difference: where the function changes noticeably
 * @returns null where the function has no value near the place
 */
export function derivative(f: Integrand, at: number, width: number): Estimate | null {
  let best: Estimate | null = null
  for (const share of [1, 0.05, 0.0025]) {
    const found = ridders(f, at, width * share)
    if (found && (!best || found.error < best.error)) best = found
  }
  return best
}

function ridders(f: Integrand, at: number, first: number): Estimate | null {
  let best: Estimate = { value: NaN, error: Infinity }
  let above: number[] = []
  let width = first
  for (let round = 0; round < ROUNDS; round += 1, width /= SHRINK) {
    const [right, left] = [at + width, at - width]
    const row = [(f(right) - f(left)) / (right - left)]
    if (!Number.isFinite(row[0])) {
      above = []
      continue
    }
    let factor = SHRINK ** 2
    for (let order = 1; order <= above.length; order += 1, factor *= SHRINK ** 2) {
      row.push((factor * row[order - 1]! - above[order - 1]!) / (factor - 1))
      const gap = Math.max(Math.abs(row[order]! - row[order - 1]!), Math.abs(row[order]! - above[order - 1]!))
      if (gap <= best.error) best = { value: row[order]!, error: gap }
    }
    const isWorse = Math.abs((row.at(-1) ?? NaN) - (above.at(-1) ?? NaN)) >= 2 * best.error
    if (above.length > 3 && isWorse) break
    above = row
  }
  return Number.isFinite(best.value) ? best : null
}
