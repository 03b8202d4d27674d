import type { Phase, PureFluid, Saturation, State } from './phase.ts'

/** State of one phase with its name. */
export function ofPhase(fluid: PureFluid, phase: Phase): State {
  const { critical } = fluid
  const name =
    phase.T >= critical.T
      ? phase.p >= critical.p
        ? 'supercritical'
        : 'gas'
      : 1 / phase.v > critical.rho
        ? 'liquid'
        : 'gas'
  return { ...phase, rho: 1 / phase.v, phase: name }
}

/** State of two phases with a share x of vapour by mass. Heat capacities and speed of sound have none. */
export function mixed(saturation: Saturation, x: number): State {
  const { liquid, vapour } = saturation
  const mix = (name: 'T' | 'p' | 'v' | 'h' | 's' | 'u') => liquid[name] + x * (vapour[name] - liquid[name])
  const v = mix('v')
  return {
    T: mix('T'),
    p: mix('p'),
    v,
    rho: 1 / v,
    h: mix('h'),
    s: mix('s'),
    u: mix('u'),
    cp: NaN,
    cv: NaN,
    w: NaN,
    drhodp: NaN,
    expansion: NaN,
    x,
    phase: 'two phases',
    saturation,
  }
}
