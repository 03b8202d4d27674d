/** The commands of the LaTeX package siunitx, `\SI{5.3}{\kilo\newton}` and `\qty{5.3}{kN}`, as numbers with unit boxes. */
import { parseUnit, unitToLatex } from '@calcwright/math/expression'

const PREFIXES: Readonly<Record<string, string>> = {
  pico: 'p',
  nano: 'n',
  micro: 'u',
  milli: 'm',
  centi: 'c',
  deci: 'd',
  deca: 'da',
  hecto: 'h',
  kilo: 'k',
  mega: 'M',
  giga: 'G',
  tera: 'T',
}

const UNITS: Readonly<Record<string, string>> = {
  ampere: 'A',
  angstrom: 'angstrom',
  arcminute: 'arcmin',
  arcsecond: 'arcsec',
  bar: 'bar',
  becquerel: 'Bq',
  candela: 'cd',
  celsius: 'degC',
  coulomb: 'C',
  day: 'd',
  decibel: 'dB',
  degree: 'deg',
  degreeCelsius: 'degC',
  electronvolt: 'eV',
  farad: 'F',
  gram: 'g',
  gray: 'Gy',
  hectare: 'ha',
  henry: 'H',
  hertz: 'Hz',
  hour: 'h',
  joule: 'J',
  kelvin: 'K',
  kilogram: 'kg',
  liter: 'L',
  litre: 'L',
  lumen: 'lm',
  lux: 'lx',
  meter: 'm',
  metre: 'm',
  minute: 'min',
  mole: 'mol',
  newton: 'N',
  ohm: 'Ohm',
  pascal: 'Pa',
  percent: '%',
  radian: 'rad',
  second: 's',
  siemens: 'S',
  sievert: 'Sv',
  steradian: 'sr',
  tesla: 'T',
  tonne: 't',
  volt: 'V',
  watt: 'W',
  weber: 'Wb',
}

/** Powers behind a unit, and before it. */
const BEHIND: Readonly<Record<string, string>> = { squared: '2', cubed: '3' }
const BEFORE: Readonly<Record<string, string>> = { square: '2', cubic: '3' }

const QUANTITY = /\\(?:SI|qty)(?:\[[^\]]*\])?\{([^{}]*)\}\{((?:[^{}]|\{[^{}]*\})*)\}/g
const ALONE = /\\(?:si|unit)(?:\[[^\]]*\])?\{((?:[^{}]|\{[^{}]*\})*)\}/g
const NUMBER = /\\num(?:\[[^\]]*\])?\{([^{}]*)\}/g
const ANGLE = /\\ang(?:\[[^\]]*\])?\{([^{};]*)\}/g

/** Replaces the commands in a formula; one whose unit is not known stays as it is. */
export function siunitx(latex: string): string {
  return latex
    .replaceAll(QUANTITY, (all: string, number: string, unit: string) => withUnit(all, number, unit))
    .replaceAll(ALONE, (all: string, unit: string) => withUnit(all, '', unit))
    .replaceAll(NUMBER, (_: string, number: string) => readNumber(number))
    .replaceAll(ANGLE, (all: string, number: string) => withUnit(all, number, '\\degree'))
}

function withUnit(all: string, number: string, unit: string): string {
  const parsed = parseUnit(
    unit.includes('\\') ? spelled(unit) : unit.replaceAll(/[.~]/g, '*').replaceAll(/[{}]/g, ''),
  )
  return parsed.ok ? readNumber(number) + unitToLatex(parsed.value) : all
}

/** `5,3e-6` as a number of the formula language. */
const readNumber = (text: string): string =>
  text
    .replaceAll(/\s/g, '')
    .replace(',', '.')
    .replace(/^([+-]?)(\d*\.?\d+)[eEdD]([+-]?\d+)$/, '$1$2\\cdot10^{$3}')

/** `\kilo\newton\per\square\metre` as `kN/m^2`; '' where a word is not known. */
function spelled(unit: string): string {
  const parts: string[] = []
  let [isBelow, prefix, power] = [false, '', '']
  for (const [, word = '', exponent] of unit.matchAll(/\\([a-zA-Z]+)\s*(?:\{([^{}]*)\})?/g)) {
    if (word === 'per') isBelow = true
    else if (word in BEFORE) power = BEFORE[word]!
    else if (word in PREFIXES) prefix = PREFIXES[word]!
    else if (word in BEHIND || word === 'tothe') {
      const last = parts.pop()
      if (last !== undefined) parts.push(`${last}^${BEHIND[word] ?? exponent}`)
    } else if (word in UNITS) {
      parts.push(`${isBelow ? '/' : '*'}${prefix}${UNITS[word]}${power && `^${power}`}`)
      ;[isBelow, prefix, power] = [false, '', '']
    } else return ''
  }
  return `1${parts.join('')}`.replace(/^1\*/, '')
}
