/** One phase of a pure fluid; SI units, per kg. */
export interface Phase {
  T: number
  p: number
  v: number
  h: number
  u: number
  s: number
  cp: number
  cv: number
  w: number
  /** Derivative of density with pressure at constant temperature, in kg/(m³ Pa). */
  drhodp: number
  /** Coefficient of volumetric expansion in 1/K. */
  expansion: number
}

/** Both phases in equilibrium; temperatures or pressures of the two differ for pseudo-pure fluids only. */
export interface Saturation {
  liquid: Phase
  vapour: Phase
}

export type Side = 'liquid' | 'gas'

/** Equations of a pure fluid, from which all states are found. */
export interface PureFluid {
  name: string
  /** Molar mass in kg/mol. */
  M: number
  lowest: number
  highest: number
  /** Highest pressure in Pa at a temperature in K. */
  pressureLimit: (T: number) => number
  /** Pressure above which it is solid, where the data have a melting line. */
  meltingPressure?: (T: number) => number | undefined
  critical: { T: number; p: number; rho: number }
  /** Lowest temperature and pressure of the saturation line. */
  triple: { T: number; p: number }
  /** State of one phase, on a side of the saturation line; `near` is a state beside it, to start from. */
  single: (p: number, T: number, side: Side, near?: Phase) => Phase
  saturationAtT: (T: number) => Saturation
  saturationAtP: (p: number) => Saturation
  /** First guess of T where h or s is known at p. */
  guessT?: (p: number, name: 'h' | 's', value: number) => number | undefined
  /** First guess of p by h and s. */
  guessP?: (h: number, s: number) => number | undefined
}

/** State of a fluid with its share of vapour where it has two phases. */
export interface State extends Phase {
  rho: number
  x?: number
  phase: 'liquid' | 'gas' | 'supercritical' | 'two phases'
  /** True where compressed liquid at a higher pressure has the given properties as well. */
  isAlsoLiquid?: boolean
  /** Liquid and vapour, where both are present. */
  saturation?: Saturation
}

/** Properties that fix states. */
export type Property = 'T' | 'p' | 'h' | 's' | 'u' | 'rho' | 'x'

export const valueOf = (phase: Phase, name: Exclude<Property, 'x'>): number =>
  name === 'rho' ? 1 / phase.v : phase[name]
