/**
 * Prefixes of units. Metric: SI Brochure, 9th edition (2019, updated 2022), table 7. Binary: IEC 80000-13.
 * `u` and both code points of the micro sign are read as µ (see the lookup); `D` is an older letter
 * for deca and stands last.
 */
export interface Prefix {
  readonly symbol: string
  readonly name: string
  readonly base: 2 | 10
  readonly exponent: number
}

const metric = (symbol: string, name: string, exponent: number): Prefix => ({
  symbol,
  name,
  base: 10,
  exponent,
})
const binary = (symbol: string, name: string, exponent: number): Prefix => ({
  symbol,
  name,
  base: 2,
  exponent,
})

export const METRIC_PREFIXES: readonly Prefix[] = [
  metric('Q', 'quetta', 30),
  metric('R', 'ronna', 27),
  metric('Y', 'yotta', 24),
  metric('Z', 'zetta', 21),
  metric('E', 'exa', 18),
  metric('P', 'peta', 15),
  metric('T', 'tera', 12),
  metric('G', 'giga', 9),
  metric('M', 'mega', 6),
  metric('k', 'kilo', 3),
  metric('h', 'hecto', 2),
  metric('da', 'deca', 1),
  metric('d', 'deci', -1),
  metric('c', 'centi', -2),
  metric('m', 'milli', -3),
  metric('µ', 'micro', -6),
  metric('n', 'nano', -9),
  metric('p', 'pico', -12),
  metric('f', 'femto', -15),
  metric('a', 'atto', -18),
  metric('z', 'zepto', -21),
  metric('y', 'yocto', -24),
  metric('r', 'ronto', -27),
  metric('q', 'quecto', -30),
  metric('D', 'deka', 1),
]

export const BINARY_PREFIXES: readonly Prefix[] = [
  binary('Ki', 'kibi', 10),
  binary('Mi', 'mebi', 20),
  binary('Gi', 'gibi', 30),
  binary('Ti', 'tebi', 40),
  binary('Pi', 'pebi', 50),
  binary('Ei', 'exbi', 60),
]
