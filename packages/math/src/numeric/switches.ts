/**
 * Responsibilities: on which side of its conditions a formula is. A formula changes its form where a
 * comparison, a sign, a step, a rounding or an extreme value changes sides; who integrates over it wants to
 * stop there. While somebody watches, branches that are not taken are computed too, so that all conditions
 * show.
 */
import type { Closure, Frame } from './value.ts'
import { leniently } from './close.ts'
import type { Numeric } from './types.ts'
import { isList, NumericFault, type NumericValue } from './value.ts'

/** The side of one condition: a label that changes with it, and a number that it depends on. */
export interface Side {
  readonly label: number
  readonly value: number
}

/** The sides of all conditions of a formula at a point, by numbers that stay the same from point to point. */
export type Sides = ReadonlyMap<number, Side>

type Watcher = (place: object, side: Side) => void

let watcher: Watcher | null = null

export const isWatched = (): boolean => watcher !== null

/** @param place an object that stands for the condition in the formula */
export function noteSide(place: object, label: number, value: number): void {
  watcher?.(place, { label, value })
}

/** @returns the sides of a compiled formula at points, also where it has no value */
export const sidesOf = (compiled: Numeric): ((values: readonly NumericValue[]) => Sides) =>
  notesOf(compiled, place => !isCentre(place))

/** @returns the signs of the arguments of a formula compiled with `centred` in whose zeros it may have narrow peaks */
export const centresOf = (compiled: Numeric): ((values: readonly NumericValue[]) => Sides) =>
  notesOf(compiled, isCentre)

function notesOf(
  compiled: Numeric,
  isWanted: (place: object) => boolean,
): (values: readonly NumericValue[]) => Sides {
  const numbers = new WeakMap<object, number[]>()
  let count = 0
  return values => {
    const sides = new Map<number, Side>()
    const visits = new Map<object, number>()
    const note: Watcher = (place, side) => {
      if (!isWanted(place)) return
      const visit = visits.get(place) ?? 0
      visits.set(place, visit + 1)
      if (visit >= MOST_VISITS) return
      const own = numbers.get(place) ?? []
      numbers.set(place, own)
      sides.set((own[visit] ??= count++), side)
    }
    watchedBy(note, () => leniently(() => compiled.run(values)))
    return sides
  }
}

/** Whether a place stands for an argument whose zero is the middle of a peak or a step, as in e^(-u^2) or tanh(u). */
const isCentre = (place: object): boolean => 'centred' in place

/** Functions of one number that change about its zero, by their words. */
const CENTRED: ReadonlySet<string> = new Set(['exp', 'tanh', 'cosh', 'sinh', 'atan', 'erf', 'erfc'])

/** @returns a power, or a call, that notes its base or argument while somebody watches */
export function notingCentre(word: string, [argument]: readonly Closure[], closure: Closure): Closure {
  if (!argument || (word !== '^' && !CENTRED.has(word))) return closure
  const place = { centred: true }
  return frame => {
    const value = argument(frame)
    if (typeof value === 'number') noteSide(place, Math.sign(value), value)
    return closure(frame)
  }
}

/** @returns the numbers that all conditions depend on while the work is done, in the order in which they are met */
export function valuesOfSides(work: () => void): readonly number[] {
  const values: number[] = []
  watchedBy((_, { value }) => void (values.length < MOST_VISITS && values.push(value)), work)
  return values
}

/** Does work whose conditions concern nobody outside of it. */
export const unwatched = <T>(work: () => T): T => watchedBy(null, work)

function watchedBy<T>(own: Watcher | null, work: () => T): T {
  const before = watcher
  watcher = own
  try {
    return work()
  } finally {
    watcher = before
  }
}

/** A condition in a sum or a loop counts for each term, up to so many. */
const MOST_VISITS = 200

/** Computes all parts although one may fail. @returns for each its value, or what it throws */
export function allOf(parts: readonly Closure[], frame: Frame): (() => NumericValue)[] {
  return parts.map(part => {
    try {
      const value = part(frame)
      return () => value
    } catch (error) {
      if (!(error instanceof NumericFault)) throw error
      return () => {
        throw error
      }
    }
  })
}

/** The label and the number of the functions of numbers that have sides, by their words. */
const SIDES: Readonly<Record<string, (args: readonly number[]) => readonly [number, number]>> = {
  __proto__: null as never,
  abs: ([x]) => [Math.sign(x!), x!],
  num_sign: ([x]) => [Math.sign(x!), x!],
  num_step: ([x]) => [Math.sign(x!), x!],
  floor: ([x]) => [Math.floor(x!), x!],
  ceil: ([x]) => [Math.ceil(x!), x!],
  trunc: ([x, digits]) => [Math.trunc(x! * 10 ** (digits ?? 0)), x!],
  iPart: ([x]) => [Math.trunc(x!), x!],
  fPart: ([x]) => [Math.trunc(x!), x!],
  round: ([x, digits]) => [Math.round(x! * 10 ** (digits ?? 0)), x!],
  min: items => [items.indexOf(Math.min(...items)), weighted(items)],
  max: items => [items.indexOf(Math.max(...items)), weighted(items)],
}

/** A number that changes when any of the items does. */
const weighted = (items: readonly number[]): number =>
  items.reduce((sum, item, index) => sum + item * Math.SQRT2 ** (index % 20), 0)

/** @returns a call that notes its side while somebody watches; the call itself where it has none */
export function noting(word: string, args: readonly Closure[], call: Closure): Closure {
  const side = SIDES[word]
  const isTable = word === 'tab_linear'
  if (!side && !isTable) return call
  const place = {}
  return frame => {
    if (watcher !== null) {
      const values = args.map(arg => arg(frame))
      if (isTable) noteTable(place, values)
      else noteNumbers(place, values, side!)
    }
    return call(frame)
  }
}

function noteNumbers(
  place: object,
  values: readonly NumericValue[],
  side: (args: readonly number[]) => readonly [number, number],
): void {
  const items = values.length === 1 && isList(values[0]!) ? values[0] : values
  if (items.length > 0 && items.every(item => typeof item === 'number')) noteSide(place, ...side(items))
}

function noteTable(place: object, values: readonly NumericValue[]): void {
  const [knots, at] = [values[0], values.at(-1)]
  if (knots === undefined || !isList(knots) || typeof at !== 'number') return
  noteSide(place, knots.filter(knot => typeof knot === 'number' && knot <= at).length, at)
}
