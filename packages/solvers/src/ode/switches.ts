/**
 * Responsibilities: the places in time at which the rates change their form, found before the solution
 * begins. A step that begins at each of them cannot pass over a pulse, however short.
 */
import type { OdeProblem, Side, Sides } from './problem.ts'

/** Places of change of the conditions of the rates. */
export interface Changes {
  /** In the order of the solution, between its start and its end. */
  readonly places: readonly number[]
  /** Conditions that depend on the state: their changes are found on the way. */
  readonly ofState: ReadonlySet<number>
  /** Whether there may be more places than those. */
  readonly isPartial: boolean
}

/** Places at which all conditions are looked at where they are no straight lines over time. */
const SAMPLES = 4000
const FEW_SAMPLES = 16
const MOST_PLACES = 2000
/** Shares of the range at which conditions are compared with those of other states. */
const PROBES = [0.0113, 0.2771, 0.4937, 0.7219, 0.9483]

/** @returns undefined where the rates have no conditions */
export function changesOf({ sides, start, end, initial }: OdeProblem): Changes | undefined {
  if (!sides || start === end) return undefined
  const probes = PROBES.map(share => start + share * (end - start))
  const found = probes.map(t => sides(t, initial))
  if (found.every(({ size }) => size === 0)) return undefined
  const ofState = dependentOnState(sides, probes, initial, found)
  const ofTime = (t: number): Sides => new Map([...sides(t, initial)].filter(([id]) => !ofState.has(id)))
  const search = new Search(ofTime, start, end)
  const isEven = [...found[0]!.keys()].every(id => ofState.has(id) || isStraight(id, probes, found))
  search.run(isEven ? FEW_SAMPLES : SAMPLES)
  return { places: search.places, ofState, isPartial: search.places.length >= MOST_PLACES }
}

/** @returns the conditions whose sides at some times are others for other states */
export function dependentOnState(
  sides: NonNullable<OdeProblem['sides']>,
  times: readonly number[],
  initial: Float64Array,
  found: readonly Sides[],
): Set<number> {
  const ofState = new Set<number>()
  for (const [index, t] of times.entries()) {
    for (const state of beside(initial)) {
      const other = sides(t, state)
      for (const [id, side] of found[index]!) if (other.get(id)?.value !== side.value) ofState.add(id)
      for (const id of other.keys()) if (!found[index]!.has(id)) ofState.add(id)
    }
  }
  return ofState
}

/** States that differ from one in all components. */
function beside(initial: Float64Array): Float64Array[] {
  return [
    initial.map((value, at) => value * (1.01 + 0.003 * at) + 1e-3),
    initial.map((value, at) => value * (0.97 - 0.002 * at) - 2.3),
  ]
}

function isStraight(id: number, probes: readonly number[], found: readonly Sides[]): boolean {
  const values = found.map(sides => sides.get(id)?.value ?? NaN)
  const slope = (values.at(-1)! - values[0]!) / (probes.at(-1)! - probes[0]!)
  const size = Math.max(...values.map(Math.abs))
  return values.every(
    (value, at) => Math.abs(values[0]! + slope * (probes[at]! - probes[0]!) - value) <= 1e-9 * size,
  )
}

/** A place with the sides of all conditions there. */
interface Sample {
  readonly t: number
  readonly sides: Sides
}

class Search {
  readonly places: number[] = []
  readonly #sidesAt: (t: number) => Sides
  readonly #start: number
  readonly #end: number

  constructor(sidesAt: (t: number) => Sides, start: number, end: number) {
    this.#sidesAt = sidesAt
    this.#start = start
    this.#end = end
  }

  run(count: number): void {
    const samples = Array.from({ length: count + 1 }, (_, index) =>
      this.#sample(index === count ? this.#end : this.#start + ((this.#end - this.#start) * index) / count),
    )
    for (let index = 1; index <= count; index += 1) {
      const [low, high] = [samples[index - 1]!, samples[index]!]
      this.#between(low, high)
      this.#touching(low, high, samples[index + 1])
    }
    const forwards = this.#end > this.#start
    this.places.sort((a, b) => (forwards ? a - b : b - a))
  }

  #sample(t: number): Sample {
    return { t, sides: this.#sidesAt(t) }
  }

  /** Adds the places between two others, from one change to the next. */
  #between(low: Sample, high: Sample): void {
    const changed = changedBetween(low.sides, high.sides)
    if (changed === undefined || this.places.length >= MOST_PLACES) return
    const [before, after] = this.#change(changed, low, high)
    this.#add(after.t)
    // Neighbouring numbers have nothing between them.
    if (before.t !== low.t) this.#between(low, before)
    if (after.t !== high.t) this.#between(after, high)
  }

  /** By halves, to the last digit. */
  #change(id: number, low: Sample, high: Sample): readonly [Sample, Sample] {
    let [before, after] = [low, high]
    for (let count = 0; count < 1100; count += 1) {
      const middle = (before.t + after.t) / 2
      if (middle === before.t || middle === after.t) break
      const sample = this.#sample(middle)
      if (sample.sides.get(id)?.label === low.sides.get(id)!.label) before = sample
      else after = sample
    }
    return [before, after]
  }

  /** A condition that comes near to its change between three samples, and goes away again, may pass it twice. */
  #touching(low: Sample, middle: Sample, high: Sample | undefined): void {
    if (!high) return
    for (const [id, { label, value }] of middle.sides) {
      const [left, right] = [low.sides.get(id), high.sides.get(id)]
      if (left?.label !== label || right?.label !== label || Math.abs(label) !== 1) continue
      const size = Math.abs(value)
      if (!(size <= Math.abs(left.value) && size <= Math.abs(right.value)) || left.value === right.value)
        continue
      const nearest = this.#nearest(id, low, high)
      if (nearest.sides.get(id)?.label === label) continue
      this.#between(low, nearest)
      this.#between(nearest, high)
    }
  }

  /** Where a condition is nearest to its change, by the golden section; the first place on the other side. */
  #nearest(id: number, low: Sample, high: Sample): Sample {
    const label = low.sides.get(id)!.label
    const at = (share: number): Sample => this.#sample(low.t + share * (high.t - low.t))
    const far = ({ sides }: Sample): number => Math.abs(sides.get(id)?.value ?? NaN)
    let [from, to] = [0, 1]
    for (let count = 0; count < 60; count += 1) {
      const [left, right] = [at(to - GOLDEN * (to - from)), at(from + GOLDEN * (to - from))]
      for (const one of [left, right]) if (one.sides.get(id)?.label !== label) return one
      if (far(left) < far(right)) to = from + GOLDEN * (to - from)
      else from = to - GOLDEN * (to - from)
    }
    return at((from + to) / 2)
  }

  #add(t: number): void {
    if (t !== this.#start && t !== this.#end && !this.places.includes(t)) this.places.push(t)
  }
}

const GOLDEN = 0.6180339887498949

/** @returns a condition that is on different sides at two places; one that has no side at one of them does not count */
export function changedBetween(a: Sides, b: Sides, among?: ReadonlySet<number>): number | undefined {
  for (const [id, side] of a) {
    if (among && !among.has(id)) continue
    const other: Side | undefined = b.get(id)
    if (other && other.label !== side.label) return id
  }
  return undefined
}
