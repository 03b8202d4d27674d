/** Values of formulas with their units, to see whether a formula of plain numbers holds with units as well. */
import { Dimension, DIMENSIONLESS, Rational } from '@calcwright/math/units'
import type { SheetFormula } from './formula.ts'

/** In SI base units. */
export interface Measure {
  readonly value: number
  readonly dimension: Dimension
}

/**
 * @param cell the measure of a cell, null for one without a number
 * @returns null where the formula does not hold with units, or has more than arithmetic
 */
export function measureOf(formula: SheetFormula, cell: (key: string) => Measure | null): Measure | null {
  const of = (one: SheetFormula): Measure | null => measureOf(one, cell)
  switch (formula.kind) {
    case 'number':
      return plain(Number(formula.text))
    case 'cell':
      return cell(formula.key)
    case 'minus': {
      const value = of(formula.of)
      return value && { ...value, value: -value.value }
    }
    case 'percent': {
      const value = of(formula.of)
      return value && { ...value, value: value.value / 100 }
    }
    case 'binary':
      return binary(formula.sign, of(formula.left), of(formula.right))
    case 'call':
      return called(
        formula.name,
        formula.args.flatMap(arg => (arg.kind === 'range' ? arg.keys.map(cell) : [of(arg)])),
      )
    default:
      return null
  }
}

/** The formula without factors such as 1000, which are there to change units. */
export function withoutTens(formula: SheetFormula): SheetFormula {
  if (formula.kind === 'minus') return { ...formula, of: withoutTens(formula.of) }
  if (formula.kind === 'call') return { ...formula, args: formula.args.map(withoutTens) }
  if (formula.kind !== 'binary') return formula
  const { sign, left, right } = formula
  const isProduct = sign === '*' || sign === '/'
  if (isProduct && isTen(right)) return withoutTens(left)
  if (sign === '*' && isTen(left)) return withoutTens(right)
  return { ...formula, left: withoutTens(left), right: sign === '^' ? right : withoutTens(right) }
}

const isTen = (formula: SheetFormula): boolean =>
  (formula.kind === 'number' && /^(?:10+|0?\.0*1|1e[+-]?\d+)$/i.test(formula.text)) ||
  (formula.kind === 'binary' &&
    formula.sign === '^' &&
    isTen(formula.left) &&
    formula.right.kind === 'number')

const plain = (value: number): Measure => ({ value, dimension: DIMENSIONLESS })

function binary(sign: string, left: Measure | null, right: Measure | null): Measure | null {
  if (!left || !right) return null
  switch (sign) {
    case '+':
    case '-':
      return left.dimension.sameHard(right.dimension)
        ? { ...left, value: sign === '+' ? left.value + right.value : left.value - right.value }
        : null
    case '*':
      return { value: left.value * right.value, dimension: left.dimension.multiply(right.dimension) }
    case '/':
      return { value: left.value / right.value, dimension: left.dimension.divide(right.dimension) }
    case '^': {
      const exponent = Rational.parse(String(right.value))
      if (!exponent || !right.dimension.isPlain) return null
      return { value: left.value ** right.value, dimension: left.dimension.power(exponent) }
    }
    default:
      return null
  }
}

const ALIKE: Readonly<Record<string, (values: readonly number[]) => number>> = {
  SUM: values => values.reduce((sum, value) => sum + value, 0),
  AVERAGE: values => values.reduce((sum, value) => sum + value, 0) / values.length,
  MIN: values => Math.min(...values),
  MAX: values => Math.max(...values),
  ABS: ([value]) => Math.abs(value!),
}

const OF_PLAIN: Readonly<Record<string, (value: number) => number>> = {
  SIN: Math.sin, COS: Math.cos, TAN: Math.tan, ASIN: Math.asin, ACOS: Math.acos, ATAN: Math.atan, EXP: Math.exp,
  LN: Math.log, LOG10: Math.log10,
} // prettier-ignore

function called(name: string, args: readonly (Measure | null)[]): Measure | null {
  if (name === 'PI') return plain(Math.PI)
  const known = args.filter(arg => arg !== null)
  const [first] = known
  if (!first || known.length < args.length) return null
  if (name === 'SQRT')
    return { value: Math.sqrt(first.value), dimension: first.dimension.power(Rational.parse('1/2')!) }
  const alike = Object.hasOwn(ALIKE, name) ? ALIKE[name] : undefined
  if (alike)
    return known.every(({ dimension }) => dimension.sameHard(first.dimension))
      ? { ...first, value: alike(known.map(({ value }) => value)) }
      : null
  const ofPlain = Object.hasOwn(OF_PLAIN, name) ? OF_PLAIN[name] : undefined
  return ofPlain && first.dimension.isPlain ? plain(ofPlain(first.value)) : null
}
