import { StateError, bar, kelvin } from '../state-error.ts'
import type { Phase, PureFluid, Saturation, Side } from '../states/phase.ts'
import { T1ph, T1ps, T2ph, T2ps, T3ph, T3ps, p1hs, p2hs, p3hs } from './backward.ts'
import { LIMITS, regionHS, regionPH, regionPS, regionPT } from './choose-region.ts'
import { CRITICAL, inRegion1, inRegion2, inRegion3, inRegion5 } from './regions.ts'
import { P_LOWEST, saturationPressure, saturationTemperature } from './saturation.ts'
import { saturatedVolume3, volume3 } from './volume3.ts'

/** Density of region 3 at p by Newton from a volume that is close. */
function region3At(p: number, T: number, volume: number): Phase {
  let rho = 1 / volume
  let phase = inRegion3(rho, T)
  for (let i = 0; i < 30; i++) {
    const step = (phase.p - p) * phase.drhodp
    if (!Number.isFinite(step)) break
    rho -= Math.sign(step) * Math.min(Math.abs(step), 0.05 * rho)
    phase = inRegion3(rho, T)
    if (Math.abs(step) < 1e-12 * rho) break
  }
  return { ...phase, p }
}

/** State of one phase at p in Pa and T in K, in the region of IAPWS-IF97 that they lie in. */
export function waterAt(p: number, T: number, side?: Side): Phase {
  const region = regionPT(p, T)
  if (region === 1 || region === 2) {
    if (side === 'liquid' && region === 2 && T <= 623.15) return inRegion1(p, T)
    if (side === 'gas' && region === 1) return inRegion2(p, T)
    return region === 1 ? inRegion1(p, T) : inRegion2(p, T)
  }
  if (region === 3) {
    if (side && T < CRITICAL.T && Math.abs(p / saturationPressure(T) - 1) < 1e-9)
      return region3At(p, T, saturatedVolume3(p, T, side === 'liquid' ? 'liquid' : 'vapour'))
    return region3At(p, T, volume3(p, T))
  }
  if (region === 5) return inRegion5(p, T)
  throw new StateError(
    `IAPWS-IF97 has no figures at ${kelvin(T)} and ${bar(p)}: it holds from 273.15 K to 1073.15 K up to 1000 bar, ` +
      'and to 2273.15 K up to 500 bar',
  )
}

function saturation(p: number, T: number): Saturation {
  if (T <= 623.15) return { liquid: inRegion1(p, T), vapour: inRegion2(p, T) }
  if (T >= CRITICAL.T) {
    const critical = { ...inRegion3(CRITICAL.rho, CRITICAL.T), p }
    return { liquid: critical, vapour: critical }
  }
  return {
    liquid: region3At(p, T, saturatedVolume3(p, T, 'liquid')),
    vapour: region3At(p, T, saturatedVolume3(p, T, 'vapour')),
  }
}

function guessT(p: number, name: 'h' | 's', value: number): number | undefined {
  const region = (name === 'h' ? regionPH : regionPS)(p, value)
  if (region === 1) return (name === 'h' ? T1ph : T1ps)(p, value)
  if (region === 2) return (name === 'h' ? T2ph : T2ps)(p, value)
  return region === 3 ? (name === 'h' ? T3ph : T3ps)(p, value) : undefined
}

function guessP(h: number, s: number): number | undefined {
  const region = regionHS(h, s)
  if (region === 1) return p1hs(h, s)
  if (region === 2) return p2hs(h, s)
  return region === 3 ? p3hs(h, s) : undefined
}

/** Water and steam by IAPWS-IF97. */
export const WATER: PureFluid = {
  name: 'water',
  M: 0.018015257,
  lowest: LIMITS.lowest,
  highest: LIMITS.highest,
  pressureLimit: T => (T <= LIMITS.hot ? LIMITS.pressure : LIMITS.hotPressure),
  critical: CRITICAL,
  triple: { T: LIMITS.lowest, p: P_LOWEST },
  single: waterAt,
  saturationAtT: T => saturation(saturationPressure(T), T),
  saturationAtP: p => saturation(p, saturationTemperature(p)),
  guessT,
  guessP,
}
