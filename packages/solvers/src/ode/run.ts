/** The state of a run, and what both methods do with a step. */
import { pieceAt } from './pieces.ts'
import type { OdeProblem, OdeSolution, Sides } from './problem.ts'
import { peaksOf } from './peaks.ts'
import { Stops } from './stops.ts'
import { changedBetween, changesOf } from './switches.ts'
import type { Changes } from './switches.ts'

/** A run ends here at the latest. */
const MOST_STEPS = 2e6
const SHARE_OF_RANGE = 100
/** After so many steps the rounding of the rates is looked at anew. */
const ROUNDING_STEPS = 8
/** After so many changes in a row at one place the solution slides along it. */
const SLIDING = 40
/** Events of one kind that lie so close together, in parts of the range, have no end. */
const DENSE = 1e-9

export class Run {
  readonly problem: OdeProblem
  readonly whole: number
  readonly longest: number
  t: number
  y: Float64Array
  /** Rates at the state. */
  readonly f: Float64Array
  /** The next step. */
  h: number
  /** How large each component has been. */
  readonly largest: Float64Array
  readonly scale: Float64Array
  /** How far the rates are from the exact ones by rounding. */
  readonly #rounding: Float64Array
  readonly #beside: { readonly y: Float64Array; readonly f: Float64Array }
  steps = 0
  /** Whether an implicit method goes on. */
  stiff = false
  ended: OdeSolution['reason'] | null = null
  readonly pieces = { starts: [] as number[], lengths: [] as number[], coefficients: [] as Float64Array[] }
  readonly happened: { event: number; t: number }[] = []
  /** Where the rates change their form; undefined where they do not. */
  readonly changes: Changes | undefined
  readonly #stops: Stops
  /** How far the rates may carry each component, roughly; 0 where no place is known at which they change. */
  readonly #reach: Float64Array
  #before: number[]
  /** Sides of the conditions at the state; null where none depends on it, or they change too often. */
  #sides: Sides | null = null
  #lastSwitches: number[] = []

  constructor(problem: OdeProblem) {
    const { start, end, initial } = problem
    this.problem = problem
    this.whole = end - start
    const share = Math.abs(this.whole) / SHARE_OF_RANGE
    this.longest = Math.min(problem.longest ?? share, share)
    this.t = start
    this.y = initial.slice()
    this.f = new Float64Array(initial.length)
    this.h = (Math.sign(this.whole) * this.longest) / 10
    this.largest = initial.map(Math.abs)
    this.scale = new Float64Array(initial.length)
    this.#rounding = new Float64Array(initial.length)
    this.#beside = { y: initial.slice(), f: initial.slice() }
    this.changes = changesOf(problem)
    const places = inOrder(problem, [...(this.changes?.places ?? []), ...peaksOf(problem)])
    this.#stops = new Stops(problem, places)
    this.#reach = reachOf(problem, places)
    if (this.changes && this.changes.ofState.size > 0) this.#sides = problem.sides!(start, initial)
    this.restart()
    this.#before = this.#passages(start, initial)
    if (this.whole === 0) this.ended = 'end'
    else if (!this.f.every(Number.isFinite)) this.ended = 'stuck'
  }

  /** Rates anew, after the state has changed. */
  restart(): void {
    this.rates(this.t, this.y, this.f)
  }

  /** The rates between the last and the next stop, also at the stops themselves: those of this side. */
  rates(t: number, y: Float64Array, into: Float64Array): void {
    this.problem.rates(this.#stops.inside(t, y), y, into)
  }

  /** Cuts the next step to the next stop and to the longest one. @returns whether it reaches the stop */
  shorten(): boolean {
    if (this.steps % ROUNDING_STEPS === 0) this.#findRounding()
    const left = (this.#stops.next ?? this.problem.end) - this.t
    this.h = Math.sign(this.h) * Math.min(Math.abs(this.h), this.longest)
    // Two halves in place of a whole and a crumb.
    if (Math.abs(this.h) >= Math.abs(left)) this.h = left
    else if (Math.abs(this.h) > 0.5 * Math.abs(left)) this.h = left / 2
    return this.h === left
  }

  /**
   * Sets the error that counts as one part of the tolerance, for each component: it is measured by the
   * largest of its values at both ends, and by a billionth of its earlier size. Where terms of a rate cancel,
   * as beside a state of rest, a shorter step does not help against their rounding.
   *
   * @param rounding so many times what rounding does in this step counts as no error
   * @param decay how fast each component forgets what rounding did; none by default
   */
  measure(end: Float64Array, tolerance: number, rounding: number, decay?: (at: number) => number): void {
    for (let at = 0; at < end.length; at++) {
      const size = Math.max(Math.abs(this.y[at]!), Math.abs(end[at]!), 1e-9 * this.largest[at]!)
      const rounded = this.#rounding[at]! / (1 / Math.abs(this.h) + (decay ? Math.abs(decay(at)) : 0))
      const least = tolerance * 1e-6 * this.#reach[at]!
      this.scale[at] = Math.max(tolerance * size, rounding * rounded, least) + 1e-290
    }
  }

  /** Reads the rounding of the rates from how much they differ at a state that differs by rounding only. */
  #findRounding(): void {
    const { y, f } = this.#beside
    this.#rounding.fill(0)
    for (const sign of [1, -1]) {
      for (let at = 0; at < y.length; at++)
        y[at] = this.y[at]! * (1 + (at % 2 === 0 ? sign : -sign) * 2 * Number.EPSILON)
      this.rates(this.t * (1 + sign * 2 * Number.EPSILON), y, f)
      for (let at = 0; at < y.length; at++) {
        const difference = Math.abs(f[at]! - this.f[at]!)
        if (difference > this.#rounding[at]!) this.#rounding[at] = difference
      }
    }
  }

  /** @returns the error in units of the tolerance; infinite where the step went too far */
  sizeOf(error: Float64Array): number {
    let size = 0
    for (let at = 0; at < error.length; at++) {
      const one = Math.abs(error[at]!) / this.scale[at]!
      if (!Number.isFinite(one)) return Infinity
      size = Math.max(size, one)
    }
    return size
  }

  /** Whether a step is too short to be taken. */
  get isStuck(): boolean {
    return (
      Math.abs(this.h) <= 4 * Number.EPSILON * Math.abs(this.t) ||
      Math.abs(this.h) < 1e-30 * Math.abs(this.whole)
    )
  }

  /** How many steps as long as the next one there are to the end. */
  get stepsLeft(): number {
    return (this.problem.end - this.t) / this.h
  }

  /** A step of the solution, with its events. @returns whether the state goes on as it is */
  accept(end: Float64Array, last: boolean, between: () => Float64Array): boolean {
    const { problem, h } = this
    const from = this.t
    const to = last ? (this.#stops.next ?? problem.end) : from + h
    const isNeeded = problem.dense || problem.events?.length || this.#sides
    const coefficients = isNeeded ? between() : null
    const event = coefficients && this.#firstEvent(from, to, end, coefficients)
    const change = coefficients && this.#firstChange(from, event ? event.t : to, coefficients)
    if (problem.dense && coefficients) {
      this.pieces.starts.push(from)
      this.pieces.lengths.push(h)
      this.pieces.coefficients.push(coefficients)
    }
    this.steps++
    if (this.steps >= MOST_STEPS) this.ended = 'slow'
    if (change) return this.#goOnFrom(change.t, change.y)
    if (event) return this.#happen(event.index, event.t, from, coefficients!)
    this.t = to
    this.y.set(end)
    for (let at = 0; at < end.length; at++) this.largest[at] = Math.max(this.largest[at]!, Math.abs(end[at]!))
    if (!last) return true
    if (to === problem.end) {
      this.ended = 'end'
      return true
    }
    this.#stops.pass()
    this.restart()
    return false
  }

  /** The solution goes on with other rates from a place within the step. */
  #goOnFrom(t: number, y: Float64Array): boolean {
    this.t = t
    this.y.set(y)
    for (let at = 0; at < y.length; at++) this.largest[at] = Math.max(this.largest[at]!, Math.abs(y[at]!))
    this.#before = this.#passages(t, y)
    if (t === this.problem.end) this.ended = 'end'
    if (t === this.#stops.next) this.#stops.pass()
    this.restart()
    return false
  }

  /** Where a condition that depends on the state first changes its side in a step, by halves to the last digit. */
  #firstChange(from: number, to: number, coefficients: Float64Array): { t: number; y: Float64Array } | null {
    const { problem, changes } = this
    const before = this.#sides
    if (!before || !changes) return null
    const y = new Float64Array(this.y.length)
    const sidesAt = (t: number): Sides => {
      pieceAt(coefficients, (t - from) / this.h, y)
      return problem.sides!(this.#stops.inside(t, y), y)
    }
    for (let part = 1; part <= PARTS; part++) {
      const end = from + ((to - from) * part) / PARTS
      let after = sidesAt(end)
      let changed = changedBetween(before, after, changes.ofState)
      if (changed === undefined) {
        if (part === PARTS) this.#sides = after
        continue
      }
      let [low, high] = [from + ((to - from) * (part - 1)) / PARTS, end]
      for (let count = 0; count < 80; count++) {
        const middle = (low + high) / 2
        if (middle === low || middle === high) break
        const sides = sidesAt(middle)
        const other = changedBetween(before, sides, changes.ofState)
        if (other === undefined) low = middle
        else [changed, after, high] = [other, sides, middle]
      }
      sidesAt(high)
      this.#sides = this.#isSliding(high) ? null : after
      return { t: high, y }
    }
    return null
  }

  /** Conditions that change ever again at one place, as a switch that holds a value there, are not followed. */
  #isSliding(t: number): boolean {
    this.#lastSwitches = [...this.#lastSwitches.slice(1 - SLIDING), t]
    const [first] = this.#lastSwitches
    return this.#lastSwitches.length === SLIDING && Math.abs(t - first!) < 1e-6 * Math.abs(this.whole)
  }

  #passages(t: number, y: Float64Array): number[] {
    return (this.problem.events ?? []).map(event => event.value(t, y))
  }

  #firstEvent(
    from: number,
    to: number,
    end: Float64Array,
    coefficients: Float64Array,
  ): { readonly index: number; readonly t: number } | null {
    const { events = [] } = this.problem
    const state = new Float64Array(end.length)
    this.#settle(from, coefficients, state)
    // A step may hold two passages: it is looked at in parts.
    for (let part = 1; part <= PARTS && events.length > 0; part++) {
      const t = part === PARTS ? to : from + ((to - from) * part) / PARTS
      pieceAt(coefficients, (t - from) / this.h, state)
      const values = this.#passages(t, part === PARTS ? end : state)
      const found = events.flatMap((event, index) => {
        const before = this.#before[index]!
        if (!passes(before, values[index]!, event.direction)) return []
        const valueAt = (place: number): number => {
          pieceAt(coefficients, (place - from) / this.h, state)
          return event.value(place, state)
        }
        return { index, t: passage(valueAt, from + ((to - from) * (part - 1)) / PARTS, t, before) }
      })
      this.#before = values
      const [first] = found.sort((a, b) => Math.abs(a.t - from) - Math.abs(b.t - from))
      if (first) return first
    }
    return null
  }

  /** Where a function of the state is zero, as after its event, it counts from what it is a moment later. */
  #settle(from: number, coefficients: Float64Array, state: Float64Array): void {
    this.problem.events?.forEach((event, index) => {
      for (let share = 1e-9; this.#before[index] === 0 && share < 1; share *= 10) {
        pieceAt(coefficients, share, state)
        this.#before[index] = event.value(from + share * this.h, state)
      }
    })
  }

  #happen(index: number, t: number, from: number, coefficients: Float64Array): boolean {
    const state = new Float64Array(this.y.length)
    pieceAt(coefficients, (t - from) / this.h, state)
    const before = this.happened.findLast(({ event }) => event === index)
    const isDense = before && Math.abs(t - before.t) < DENSE * Math.abs(this.whole)
    this.happened.push({ event: index, t })
    const next = this.problem.events![index]!.happen(t, state)
    this.t = t
    this.y.set(next === 'end' || next === null ? state : next)
    if (next === 'end') this.ended = 'event'
    else if (isDense) this.ended = 'crowded'
    else if (t === this.problem.end) this.ended = 'end'
    this.#before = this.#passages(t, this.y)
    // A passage that has just been found must not be found again.
    this.#before[index] = 0
    if (this.#sides) this.#sides = this.problem.sides!(t, this.y)
    this.restart()
    return false
  }
}

/** The rates halfway between the places where they change, times the lengths between: a pulse begins with nothing. */
function reachOf({ rates, start, end, initial }: OdeProblem, places: readonly number[]): Float64Array {
  const reach = new Float64Array(initial.length)
  const f = new Float64Array(initial.length)
  for (const [index, to] of places.length > 0 ? [...places, end].entries() : []) {
    const from = index === 0 ? start : places[index - 1]!
    rates((from + to) / 2, initial, f)
    for (let at = 0; at < f.length; at++) {
      const way = Math.abs(f[at]! * (to - from))
      if (Number.isFinite(way)) reach[at]! += way
    }
  }
  return reach
}

function inOrder({ start, end }: OdeProblem, places: readonly number[]): number[] {
  return [...new Set(places)].toSorted((a, b) => (end > start ? a - b : b - a))
}

const PARTS = 4

function passes(before: number, after: number, direction: -1 | 0 | 1): boolean {
  return (direction >= 0 && before < 0 && after >= 0) || (direction <= 0 && before > 0 && after <= 0)
}

/** By halves, to the last digit: a formula of the user may do anything between. */
function passage(valueAt: (t: number) => number, from: number, to: number, before: number): number {
  let [low, high] = [from, to]
  for (let count = 0; count < 80; count++) {
    const middle = (low + high) / 2
    if (middle === low || middle === high) break
    if (Math.sign(valueAt(middle)) === Math.sign(before)) low = middle
    else high = middle
  }
  return high
}
