/** Reads the definition column of the unit tables (grammar: packages/reference/src/units/row.ts). */
import { Rational } from '../rational.ts'
import { DIMENSIONLESS, Dimension, type BaseDimension } from './dimension.ts'
import { Factor, ONE } from './factor.ts'

/** The value of a definition: a dimension and a size in SI base units. */
export interface Measure {
  readonly dimension: Dimension
  readonly factor: Factor
}

const TERM = /\s*([*/])?\s*([^\s*/^]+)(?:\^(-?\d+))?/gy

/** Throws when the table is wrong; `measureOf` finds the other symbols. */
export function readDefinition(text: string, measureOf: (symbol: string) => Measure): Measure {
  let dimension = DIMENSIONLESS
  let factor = ONE
  for (const [, operator, term = '', power = '1'] of text.matchAll(TERM)) {
    const exponent = Rational.of(operator === '/' ? -Number(power) : Number(power))
    const part = readTerm(term, measureOf)
    dimension = dimension.multiply(part.dimension.power(exponent))
    factor = factor.multiply(part.factor.power(exponent))
  }
  return { dimension, factor }
}

function readTerm(term: string, measureOf: (symbol: string) => Measure): Measure {
  if (term === 'pi') return { dimension: DIMENSIONLESS, factor: Factor.of(Rational.of(1), 1) }
  if (term.startsWith('[')) {
    return { dimension: Dimension.of({ [term.slice(1, -1) as BaseDimension]: 1 }), factor: ONE }
  }
  const number = Rational.parse(term)
  return number === null ? measureOf(term) : { dimension: DIMENSIONLESS, factor: Factor.of(number) }
}
