/**
 * How engineers write results: the units between which a number is scaled until it is easy to read,
 * and the quantities that letters stand for by convention.
 */

/**
 * Prefixes in use for a unit at the head of a result; a unit that is not listed takes none. What nobody
 * writes is missing: Mm, hm, dag, ks, kcd.
 */
export const USUAL_PREFIXES: Readonly<Record<string, string>> = {
  m: 'n µ m k',
  A: 'f p n µ m k',
  mol: 'n µ m k',
  N: 'n µ m k M',
  Pa: 'µ m k M G',
  J: 'n µ m k M G T',
  W: 'p n µ m k M G T',
  V: 'n µ m k M',
  Ohm: 'µ m k M G',
  S: 'n µ m k M',
  C: 'p n µ m k',
  F: 'f p n µ m',
  H: 'n µ m',
  T: 'n µ m',
  Wb: 'n µ m',
  Hz: 'm k M G T',
  K: 'µ m',
  lm: 'm k M',
  lx: 'm k',
  cd: 'm',
  Bq: 'k M G T P',
  Gy: 'µ m k',
  Sv: 'n µ m',
  eV: 'm k M G T',
  Wh: 'k M G T',
  VAh: 'k M',
  VA: 'm k M G',
  var: 'm k M G',
  Ah: 'µ m k',
  L: 'µ m',
  bar: 'µ m',
  g: 'n µ m k',
  cal: 'k',
  kat: 'n µ m',
}

/** Units that are written instead of a prefix, from small to large. */
export const USUAL_UNITS: readonly string[] = [
  'mg g kg',
  'ps ns µs ms s h d yr',
  'mm^2 cm^2 m^2 km^2',
  'mm^3 cm^3 m^3 km^3',
  'mm^4 cm^4 m^4',
  'g/mol kg/mol',
  'L/mol m^3/mol',
  'mg/s g/s kg/s',
  'mm/s m/s km/s',
  'mm^2/s m^2/s',
  'mL/s L/s m^3/s',
  'µg/m^3 mg/m^3 kg/m^3',
  'in ft mi',
  'lbf kip',
  'psi ksi',
  'lbf*ft kip*ft',
  'lbf*in kip*in',
  'lbf/ft kip/ft',
]

/** Quantity that a letter usually stands for, where its dimension leaves a choice. */
export type Habit = 'energy' | 'moment' | 'frequency' | 'angular speed' | 'damping'

/**
 * Letters of the textbooks, an index or not behind them. They decide only between units of the same
 * size: J or N*m, Hz or rad/s or 1/s.
 */
export const LETTER_HABITS: readonly (readonly [RegExp, Habit])[] = [
  [/^(E|W|U|Q|H|KE|PE|[Ww]ork|[Ee]nergy|[Hh]eat)(_|\d|$)/, 'energy'],
  [/^(M|T|tau|τ|torque|moment)(_|\d|$)/i, 'moment'],
  [/^(f|nu|ν)(_|\d|$)/, 'frequency'],
  [/^(omega|ω|Omega|Ω|w)(_|\d|$)/, 'angular speed'],
  [/^(c|d|b)(_|\d|$)/, 'damping'],
]
