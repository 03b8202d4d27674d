import { StateError, bar, kelvin } from '../state-error.ts'
import type { Phase, PureFluid, Side, State } from './phase.ts'
import { valueOf } from './phase.ts'
import { ROUNDING, bracketed } from '../root.ts'
import { mixed, ofPhase } from './two-phases.ts'

/** Properties that change steadily with temperature at constant pressure. */
export type Isobaric = 'h' | 's' | 'u' | 'rho'

/** Derivative with temperature at constant pressure. */
function slope(phase: Phase, name: Isobaric): number {
  switch (name) {
    case 'h':
      return phase.cp
    case 's':
      return phase.cp / phase.T
    case 'u':
      return phase.cp - phase.p * phase.v * phase.expansion
    case 'rho':
      return -phase.expansion / phase.v
  }
}

/** Words for what a property may be: written with its usual unit. */
export function written(name: Isobaric, value: number): string {
  if (name === 'rho') return `${Number(value.toPrecision(5))} kg/m³`
  return `${Number((value / 1000).toPrecision(5))} ${name === 's' ? 'kJ/(kg K)' : 'kJ/kg'}`
}

interface Branch {
  side: Side
  from: Phase
  to: Phase
}

/** Newton steps within a bracket, which shrinks with each of them. */
function solve(
  fluid: PureFluid,
  p: number,
  name: Isobaric,
  value: number,
  branch: Branch,
  start?: number,
): Phase {
  let [low, high] = [branch.from.T, branch.to.T]
  const rising = valueOf(branch.to, name) > valueOf(branch.from, name) ? 1 : -1
  const share = (value - valueOf(branch.from, name)) / (valueOf(branch.to, name) - valueOf(branch.from, name))
  let T = start !== undefined && start > low && start < high ? start : low + share * (high - low)
  let phase = fluid.single(p, T, branch.side, share < 0.5 ? branch.from : branch.to)
  for (let i = 0; i < 100; i++) {
    const off = valueOf(phase, name) - value
    if (off === 0) return phase
    if (off * rising > 0) high = T
    else low = T
    const step = off / slope(phase, name)
    let next = T - step
    // Close to the critical point Newton's steps may creep: halving comes to an end.
    if (!(next > low && next < high) || i > 25) next = (low + high) / 2
    const change = Math.abs(next - T)
    T = next
    phase = fluid.single(p, T, branch.side, phase)
    if (change <= T * 1e-11 || high - low <= T * 4e-16) return phase
  }
  throw new StateError(`The search for ${name} = ${written(name, value)} at ${bar(p)} did not come to an end`)
}

/** Highest temperature at which the fluid has figures at a pressure. */
function hottest(fluid: PureFluid, p: number): number {
  // Searches along other lines reach a state at this temperature from both sides.
  if (p <= fluid.pressureLimit(fluid.highest)) return fluid.highest * (1 + ROUNDING)
  let [low, high] = [fluid.lowest, fluid.highest]
  while (high - low > 1e-13 * high) {
    const T = (low + high) / 2
    if (p <= fluid.pressureLimit(T)) low = T
    else high = T
  }
  return low
}

/** Coldest state at a pressure, on the side that is stable there. */
function coldest(fluid: PureFluid, p: number): Phase {
  return fluid.single(p, fluid.lowest, p < fluid.triple.p ? 'gas' : 'liquid')
}

/** State by pressure and a property that changes steadily along the isobar. */
export function onIsobar(fluid: PureFluid, p: number, name: Isobaric, value: number): State {
  checkPressure(fluid, p)
  if (name === 'rho' && p >= fluid.triple.p) checkDensest(fluid, p, value)
  const guess = name === 'h' || name === 's' ? fluid.guessT?.(p, name, value) : undefined
  const sign = name === 'rho' ? -1 : 1
  if (p >= fluid.critical.p || p < fluid.triple.p) {
    const to = fluid.single(p, hottest(fluid, p), 'gas')
    const isVapour = p < fluid.triple.p
    const beginning = isVapour ? undefined : freezing(fluid, p)
    // Equations may have the value again below the melting line, where they make no sense.
    const from = beginning && isBetween(name, value, beginning, to) ? beginning : coldest(fluid, p)
    const within = inside(fluid, p, name, value, from, to)
    return ofPhase(
      fluid,
      solve(fluid, p, name, within, { side: isVapour ? 'gas' : 'liquid', from, to }, guess),
    )
  }
  const saturation = fluid.saturationAtP(p)
  const { liquid, vapour } = saturation
  const above = (phase: Phase) => sign * (value - valueOf(phase, name))
  if (above(liquid) >= 0 && above(vapour) <= 0) return mixed(saturation, shareOf(name, value, liquid, vapour))
  if (above(liquid) < 0) {
    const from = coldest(fluid, p)
    const within = inside(fluid, p, name, value, from, vapour)
    return ofPhase(fluid, solve(fluid, p, name, within, { side: 'liquid', from, to: liquid }, guess))
  }
  const to = fluid.single(p, hottest(fluid, p), 'gas')
  const within = inside(fluid, p, name, value, liquid, to)
  return ofPhase(fluid, solve(fluid, p, name, within, { side: 'gas', from: vapour, to }, guess))
}

/** Share of vapour at which a property lies between those of the phases; volume mixes where density does not. */
export function shareOf(name: Isobaric, value: number, liquid: Phase, vapour: Phase): number {
  if (name === 'rho') return (1 / value - liquid.v) / (vapour.v - liquid.v)
  return (value - liquid[name]) / (vapour[name] - liquid[name])
}

/** Refuses densities that cold liquid has twice: on either side of the temperature at which it is densest. */
function checkDensest(fluid: PureFluid, p: number, rho: number): void {
  const cold = coldest(fluid, p)
  if (cold.expansion >= 0 || rho <= 1 / cold.v) return
  const warm =
    p < fluid.critical.p ? fluid.saturationAtP(p).liquid : fluid.single(p, fluid.critical.T, 'liquid')
  const expansion = (T: number) => fluid.single(p, T, 'liquid').expansion
  const T = bracketed(expansion, cold.T, warm.T) ?? warm.T
  const densest = fluid.single(p, T, 'liquid')
  if (rho <= 1 / densest.v)
    throw new StateError(
      `P = ${bar(p)} and rho = ${written('rho', rho)} hold on either side of ${kelvin(T)}, where ${fluid.name} is densest: give T and P instead`,
    )
}

/** Fluid that begins to freeze at a pressure; equations may make no sense below. Undefined where the data do not say. */
function freezing(fluid: PureFluid, p: number): Phase | undefined {
  const off = (T: number) => (fluid.meltingPressure?.(T) ?? NaN) - p
  const T = bracketed(off, fluid.lowest, fluid.highest)
  return T === null ? undefined : fluid.single(p, T, 'liquid')
}

function isBetween(name: Isobaric, value: number, from: Phase, to: Phase): boolean {
  const [a, b] = [valueOf(from, name), valueOf(to, name)]
  return value >= Math.min(a, b) && value <= Math.max(a, b)
}

/** @returns the value, moved to the end of the data that rounding took it over */
function inside(fluid: PureFluid, p: number, name: Isobaric, value: number, from: Phase, to: Phase): number {
  if (isBetween(name, value, from, to)) return value
  const [a, b] = [valueOf(from, name), valueOf(to, name)]
  const nearest = Math.min(Math.max(value, Math.min(a, b)), Math.max(a, b))
  if (Math.abs(value - nearest) <= ROUNDING * Math.abs(b - a)) return nearest
  throw new StateError(
    `${fluid.name} has no state with ${name} = ${written(name, value)} at ${bar(p)}: from ${kelvin(from.T)} to ` +
      `${kelvin(to.T)}, ${name} goes from ${written(name, a)} to ${written(name, b)}`,
  )
}

export function checkPressure(fluid: PureFluid, p: number): void {
  if (!(p > 0)) throw new StateError('P is to be above zero')
  const limit = fluid.pressureLimit(fluid.lowest)
  if (p > limit)
    throw new StateError(`P = ${bar(p)} is outside of the data of ${fluid.name}: to ${bar(limit)}`)
}
