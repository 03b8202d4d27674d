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

/**
 * Letters of the quantities that units of one letter and pascals measure: a definition of `t` may be `2 h`, one of `E` below a
 * height `h` is twice the height. Metres, newtons and volts are left out: lengths, forces and signals have nearly any letter.
 * They are chosen after the letters that textbooks give these quantities; no standard lists them so.
 */
export const QUANTITY_LETTERS: Readonly<Record<string, string>> = {
  s: 't T tau theta',
  h: 't T tau theta',
  g: 'm M W G w',
  A: 'I J i j Theta',
  L: 'V v',
  l: 'V v',
  C: 'Q q e',
  F: 'C c',
  H: 'L l M',
  T: 'B b',
  J: 'E W Q U H K q w u h L',
  W: 'P Q Phi p q S L',
  K: 'T t theta Theta vartheta',
  Pa: 'p P q sigma tau E G K f R',
  S: 'G Y B g y b',
}

/**
 * Products of two units that textbooks write without a sign between them: kNm^2, W/mK, Ns. The first
 * group is one unit, the second the other, with its power perhaps. A spelling that could be a plural
 * (kgs, lbfs) or a name of its own (gm) is missing.
 */
export const UNSPACED_UNITS: readonly RegExp[] = [
  /^([kMmµ]?N)(s|[cm]?m[2-4]?)$/,
  /^([kMmµ]?Pa)(s|m[23]?)$/,
  /^([kMm]?Nm)(s|rad)$/,
  /^(kg|lbf?|ozf?|slug|kip|kgf)((?:ft|in|[cm]?m)[2-4]?)$/,
  /^(ft|in)(lbf?|ozf?|kip)$/,
  /^(g)([cm]m2?|m[23])$/,
  /^([km]?g|lb|k?mol|lbmol)(K|degC|degF)$/,
  /^((?:[cm]?m|ft|in)[23]?)(K|degC|degF)$/,
  /^(m[23])([adhs]|min|yr)$/,
  /^([kMmµ]?[VAJ])(s)$/,
  /^([kMmµn]?Ohm)([cm]?m)$/,
  /^(C)(m)$/,
]

/**
 * Compounds that engineers expect where a shorter one exists: W/m is not N/s and W/m^3 not Pa/s.
 * Each name stands for the preferred unit of its dimension; a form is used when there is one for
 * each. Everything else is the shortest compound (packages/math/src/units/display.ts).
 */
export const CUSTOMARY_FORMS: readonly string[] = [
  'kg*m/s',
  'kg*m^2/s',
  'kg/m^2/s',
  'N/m^3',
  'N*m^2/kg^2',
  'W/m',
  'W/m^3',
  'W/m/K',
  'V/m',
  'J/m^3/K',
  'J/kg/K',
]
