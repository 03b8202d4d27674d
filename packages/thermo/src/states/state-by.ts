import { bracketed } from '../root.ts'
import { StateError, bar, kelvin, short } from '../state-error.ts'
import { orNone, rootsBetween } from './roots.ts'
import { checkPressure, onIsobar, shareOf, written } from './isobar.ts'
import type { Isobaric } from './isobar.ts'
import type { Phase, Property, PureFluid, Saturation, Side, State } from './phase.ts'
import { valueOf } from './phase.ts'
import { mixed, ofPhase } from './two-phases.ts'

export type Given = Partial<Record<Property, number>>

const ISOBARIC: readonly Property[] = ['h', 's', 'u', 'rho']

/** Deviation that a property may have where zero is arbitrary: per kg, per K. */
const SCALE = { T: 0, p: 0, rho: 0, x: 1, h: 1e4, u: 1e4, s: 10 }

/** Deviation that a value has by rounding where it was computed from a state. */
const rounding = (name: Isobaric, value: number) => 1e-10 * Math.max(Math.abs(value), SCALE[name])

/**
 * State by two of T, p, h, s, u, rho, x; SI units, per kg.
 *
 * @param isWet true where a state of two phases is meant if there is one: T and h may hold in compressed liquid, too
 * @throws StateError if there is none, or more than one, or it lies outside of the data
 */
export function stateBy(fluid: PureFluid, given: Given, isWet = false): State {
  const state = findState(fluid, given, isWet)
  const exact = isCritical(fluid, state) ? 3e-3 : 1e-6
  for (const name of Object.keys(given) as Property[]) {
    const value = given[name]
    if (value === undefined || name === 'x') continue
    const off = Math.abs(valueOf(state, name) - value)
    if (!(off <= exact * Math.max(Math.abs(value), SCALE[name])))
      throw new StateError(
        `The search for this state of ${fluid.name} did not come to an end: give T and P instead`,
      )
  }
  return state
}

/** At the critical point the last digit of T and p moves all other properties by their third. */
const isCritical = ({ critical }: PureFluid, { T, p }: State): boolean =>
  Math.abs(T / critical.T - 1) < 1e-7 && Math.abs(p / critical.p - 1) < 1e-5

function findState(fluid: PureFluid, given: Given, isWet: boolean): State {
  const names = (Object.keys(given) as Property[]).filter(name => given[name] !== undefined)
  if (names.length !== 2) throw new StateError('Two of T, P, h, s, u, rho (or v) and x fix a state')
  const { T, p, x } = given
  if (given.rho !== undefined && !(given.rho > 0)) throw new StateError('rho is to be above zero')
  if (T !== undefined) checkTemperature(fluid, T)
  if (p !== undefined) checkPressure(fluid, p)
  if (x !== undefined)
    return byShare(
      fluid,
      x,
      given,
      names.find(name => name !== 'x')!,
    )
  const [one, other] = names.filter((name): name is Isobaric => ISOBARIC.includes(name))
  if (T !== undefined && p !== undefined) return byTP(fluid, T, p)
  if (p !== undefined) return onIsobar(fluid, p, one!, given[one!]!)
  if (T !== undefined) return onIsotherm(fluid, T, one!, given[one!]!, isWet)
  return byTwo(fluid, one!, other!, given)
}

function checkTemperature(fluid: PureFluid, T: number): void {
  if (T >= fluid.lowest && T <= fluid.highest) return
  const exact = (value: number) => `${Number(value.toPrecision(8))} K`
  throw new StateError(
    `T = ${exact(T)} is outside of the data of ${fluid.name}: ${exact(fluid.lowest)} to ${exact(fluid.highest)}`,
  )
}

function checkBoth(fluid: PureFluid, T: number, p: number): void {
  const limit = fluid.pressureLimit(T)
  if (p > limit)
    throw new StateError(
      `P = ${bar(p)} is outside of the data of ${fluid.name}: to ${bar(limit)} at ${kelvin(T)}`,
    )
}

/** Side of the saturation line. */
function sideOf(fluid: PureFluid, T: number, p: number): Side {
  if (T >= fluid.critical.T) return 'gas'
  if (p >= fluid.critical.p) return 'liquid'
  if (T < fluid.triple.T) return 'gas'
  const { liquid, vapour } = fluid.saturationAtT(T)
  return p >= (liquid.p + vapour.p) / 2 ? 'liquid' : 'gas'
}

function byTP(fluid: PureFluid, T: number, p: number): State {
  checkBoth(fluid, T, p)
  refuseBoiling(fluid, T, p)
  const between = betweenLines(fluid, T, p)
  return between ?? ofPhase(fluid, fluid.single(p, T, sideOf(fluid, T, p)))
}

/** Share of a pressure within which a rounded saturation temperature has it. */
const ON_THE_LINE = 1e-9

/** On the saturation line of a substance T and P are one value, which says nothing about the share of vapour. */
function refuseBoiling(fluid: PureFluid, T: number, p: number): void {
  if (T >= fluid.critical.T || T < fluid.triple.T || p >= fluid.critical.p) return
  const { liquid, vapour } = fluid.saturationAtT(T)
  if (liquid.p !== vapour.p || Math.abs(p - liquid.p) > ON_THE_LINE * p) return
  throw new StateError(
    `${fluid.name} boils at ${bar(p)} and ${kelvin(T)}: T and P do not say how much of it is vapour; give x with one of them`,
  )
}

/** State between the bubble and the dew line of a mixture that is treated as one substance. */
function betweenLines(fluid: PureFluid, T: number, p: number): State | undefined {
  if (T >= fluid.critical.T || T < fluid.triple.T || p >= fluid.critical.p || p < fluid.triple.p)
    return undefined
  const { liquid, vapour } = fluid.saturationAtT(T)
  if (liquid.p === vapour.p || p >= liquid.p || p <= vapour.p) return undefined
  const saturation = fluid.saturationAtP(p)
  // Close to the ends of the lines their equations may have no such pressure.
  if (Math.abs(saturation.liquid.p - saturation.vapour.p) > 1e-9 * p) return undefined
  const x = (T - saturation.liquid.T) / (saturation.vapour.T - saturation.liquid.T)
  return x >= 0 && x <= 1 ? mixed(saturation, x) : undefined
}

function saturationLine(fluid: PureFluid, name: 'T' | 'p', value: number): Saturation {
  const { critical, triple } = fluid
  const write = name === 'T' ? kelvin : bar
  if (value > critical[name])
    throw new StateError(
      `${fluid.name} has no share of vapour x above its critical point (${kelvin(critical.T)}, ${bar(critical.p)}): ` +
        `${name === 'T' ? 'T' : 'P'} is ${write(value)}; give two other properties`,
    )
  if (value < triple[name])
    throw new StateError(
      `The saturation line of ${fluid.name} begins at ${write(triple[name])}: ${name === 'T' ? 'T' : 'P'} is ${write(value)}`,
    )
  return name === 'T' ? fluid.saturationAtT(value) : fluid.saturationAtP(value)
}

function byShare(fluid: PureFluid, x: number, given: Given, name: Property): State {
  if (!(x >= 0 && x <= 1))
    throw new StateError(`x is the share of vapour by mass, from 0 to 1, not ${short(x)}`)
  if (name === 'T' || name === 'p') return mixed(saturationLine(fluid, name, given[name]!), x)
  return alongShare(fluid, x, name as Isobaric, given[name]!)
}

/** State of a share of vapour along the saturation line, where a property has its value. */
function alongShare(fluid: PureFluid, x: number, name: Isobaric, value: number): State {
  const { triple, critical } = fluid
  const at = (T: number) => mixed(fluid.saturationAtT(T), x)
  const off = orNone((T: number) => valueOf(at(T), name) - value)
  const span = critical.T * (1 - 1e-6) - triple.T
  const steps = 60
  // Properties bend most towards the critical point.
  const places = Array.from({ length: steps + 1 }, (_, i) => triple.T + span * (1 - (1 - i / steps) ** 2))
  const found = rootsBetween(off, places)
  if (found.length === 1) return at(found[0]!)
  if (found.length === 0)
    throw new StateError(
      `${fluid.name} has no state with x = ${short(x)} and ${name} = ${written(name, value)}`,
    )
  throw new StateError(
    `x = ${short(x)} and ${name} = ${written(name, value)} hold at ${found.map(kelvin).join(' and at ')}: give T or P instead`,
  )
}

/** Derivative with pressure at constant temperature. */
function slopeOnIsotherm({ T, p, v, expansion, drhodp }: Phase, name: Isobaric): number {
  switch (name) {
    case 'h':
      return v * (1 - T * expansion)
    case 'u':
      return v * (p * drhodp * v - T * expansion)
    case 's':
      return -v * expansion
    case 'rho':
      return drhodp
  }
}

/** State by temperature and a property: the pressure is searched on each side of the saturation line. */
function onIsotherm(fluid: PureFluid, T: number, name: Isobaric, value: number, isWet: boolean): State {
  const limit = fluid.pressureLimit(T)
  const floor = 1e-3
  const ends: [least: number, most: number] = [Infinity, -Infinity]
  const search = (side: Side, from: number, to: number) =>
    alongIsotherm(fluid, T, name, value, side, from, to, ends).map(phase => ofPhase(fluid, phase))
  const found: State[] = []
  if (T >= fluid.critical.T) found.push(...search('gas', floor, limit))
  else if (T < fluid.triple.T) found.push(...search('gas', floor, fluid.triple.p))
  else {
    const saturation = fluid.saturationAtT(T)
    const share = shareOf(name, value, saturation.liquid, saturation.vapour)
    if (share >= 0 && share <= 1) found.push(mixed(saturation, share))
    if (isWet && found[0]) return found[0]
    if (share > 1) found.push(...search('gas', floor, saturation.vapour.p))
    if (share > 1 && found.length === 1)
      return { ...found[0]!, isAlsoLiquid: isReached(fluid, T, name, value) }
    // Compressed liquid may have the enthalpy of wet vapour of the same temperature.
    // So may its entropy, where liquid shrinks as it warms.
    if (share < 0 || name === 'h' || name === 'u' || (name === 's' && saturation.liquid.expansion < 0))
      found.push(...search('liquid', saturation.liquid.p, limit))
  }
  const melting = fluid.meltingPressure?.(T) ?? Infinity
  const unfrozen = found.filter(({ p }) => p <= melting)
  // Equations of fluids may have the same value again where the substance is solid.
  const [only, second] = unfrozen.length > 0 ? unfrozen : found
  if (second)
    throw new StateError(
      `T = ${kelvin(T)} and ${name} = ${written(name, value)} hold at ${bar(only!.p)} and at ${bar(second.p)}: give P or s instead`,
    )
  if (only) return only
  throw new StateError(
    `${fluid.name} has no state with ${name} = ${written(name, value)} at ${kelvin(T)}: up to ${bar(limit)}, ` +
      `${name} goes from ${written(name, ends[0])} to ${written(name, ends[1])}`,
  )
}

/** True where strongly compressed liquid has a value of h or u that its vapour has, too. */
function isReached(fluid: PureFluid, T: number, name: Isobaric, value: number): boolean {
  if (name !== 'h' && name !== 'u') return false
  const most = Math.min(fluid.pressureLimit(T), fluid.meltingPressure?.(T) ?? Infinity)
  return valueOf(fluid.single(most, T, 'liquid'), name) > value
}

/** All states with the value on one side; `ends` widens to the values that were met. */
function alongIsotherm(
  fluid: PureFluid,
  T: number,
  name: Isobaric,
  value: number,
  side: Side,
  from: number,
  to: number,
  ends: [least: number, most: number],
): Phase[] {
  let near: Phase | undefined
  const at = (lnP: number) =>
    (near = fluid.single(Math.min(to, Math.max(from, Math.exp(lnP))), T, side, near))
  const off = (lnP: number) => valueOf(at(lnP), name) - value
  const slope = (lnP: number) => slopeOnIsotherm(at(lnP), name)
  const steps = name === 'rho' ? 8 : 24
  const [start, end] = [Math.log(from), Math.log(to)]
  const places = [start]
  let before = slope(start)
  for (let i = 1; i <= steps; i++) {
    const lnP = start + ((end - start) * i) / steps
    const here = slope(lnP)
    // Between two slopes of opposite sign lies an extreme, on either side of which a state may be.
    if (before * here < 0) places.push(bracketed(slope, places.at(-1)!, lnP, 1e-12, before, here)!)
    places.push(lnP)
    before = here
  }
  const found: Phase[] = []
  let last = off(start)
  places.forEach((lnP, i) => {
    const here = i === 0 ? last : off(lnP)
    ends[0] = Math.min(ends[0], here + value)
    ends[1] = Math.max(ends[1], here + value)
    if (i > 0 && (last * here < 0 || here === 0))
      found.push(at(bracketed(off, places[i - 1]!, lnP, 1e-15, last, here)!))
    last = here
  })
  // A state at the highest pressure of the data may miss its value by rounding.
  const isFound = (found.at(-1)?.p ?? 0) > to * (1 - 1e-9)
  if (!isFound && to === fluid.pressureLimit(T) && Math.abs(last) <= rounding(name, value))
    found.push(at(end))
  return found
}

/** State by two of h, s, u, rho: along the isobars of one of them, the other one is searched. */
function byTwo(fluid: PureFluid, one: Isobaric, other: Isobaric, given: Given): State {
  if ((one === 'h' && other === 'u') || (one === 'u' && other === 'h'))
    throw new StateError(
      'states are not found by h and u: they differ by P v only, which in a gas hardly depends on P; give one of ' +
        'them and T, P, s, rho or x',
    )
  const value = given[other]!
  const limit = fluid.pressureLimit(fluid.lowest)
  const at = (lnP: number) => onIsobar(fluid, Math.min(limit, Math.exp(lnP)), one, given[one]!)
  const off = orNone((lnP: number) => valueOf(at(lnP), other) - value)
  const guess = given.h !== undefined && given.s !== undefined ? fluid.guessP?.(given.h, given.s) : undefined
  const bracket = (guess && around(off, Math.log(guess))) || between(fluid, off, rounding(other, value))
  if (!bracket)
    throw new StateError(
      `${fluid.name} has no state with ${one} = ${written(one, given[one]!)} and ${other} = ${written(other, value)} ` +
        `from ${kelvin(fluid.lowest)} to ${kelvin(fluid.highest)} and up to ${bar(fluid.pressureLimit(fluid.lowest))}`,
    )
  return at(bracketed(off, bracket[0], bracket[1], 1e-15, bracket[2], bracket[3])!)
}

type Bracket = [low: number, high: number, atLow: number, atHigh: number]

function around(off: (lnP: number) => number, lnP: number): Bracket | undefined {
  const [low, high] = [lnP - 2e-3, lnP + 2e-3]
  const [atLow, atHigh] = [off(low), off(high)]
  return atLow * atHigh <= 0 ? [low, high, atLow, atHigh] : undefined
}

/** @param near what rounding may leave of `off` at the highest pressure of the data */
function between(fluid: PureFluid, off: (lnP: number) => number, near: number): Bracket | undefined {
  const from = Math.log(fluid.triple.p * 1e-3)
  const to = Math.log(fluid.pressureLimit(fluid.lowest))
  const steps = Math.max(80, Math.ceil((to - from) * 3))
  let [before, atBefore] = [from, off(from)]
  for (let i = 1; i <= steps; i++) {
    const lnP = from + ((to - from) * i) / steps
    const here = off(lnP)
    if (atBefore * here <= 0) return [before, lnP, atBefore, here]
    const edge = Number.isNaN(atBefore) !== Number.isNaN(here) && toEdge(off, before, atBefore, lnP, here)
    if (edge) return edge
    ;[before, atBefore] = [lnP, here]
  }
  return Math.abs(atBefore) <= near ? [to, to, 0, 0] : undefined
}

/** Looks for a change of sign between a pressure at which there is a state and one at which there is none. */
function toEdge(
  off: (lnP: number) => number,
  a: number,
  atA: number,
  b: number,
  atB: number,
): Bracket | undefined {
  let [good, atGood, bad] = Number.isNaN(atB) ? [a, atA, b] : [b, atB, a]
  for (let i = 0; i < 40; i++) {
    const middle = (good + bad) / 2
    const here = off(middle)
    if (Number.isNaN(here)) bad = middle
    else if (here * atGood <= 0)
      return middle < good ? [middle, good, here, atGood] : [good, middle, atGood, here]
    else [good, atGood] = [middle, here]
  }
  return undefined
}
