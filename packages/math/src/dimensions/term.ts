/**
 * Dimensions with unknowns: a known dimension times powers of variables, and the equations between
 * them. Taking logarithms, every equation is linear with rational coefficients, so one variable can
 * always be solved for: there is nothing to put off.
 */
import { Rational } from '../rational.ts'
import { Dimension, DIMENSIONLESS } from '../units/index.ts'

/** A dimension to be found. Bound once, by `unify`. */
export interface Variable {
  /** Free name of the worksheet that this is the dimension of. */
  readonly name?: string
  binding?: Term
}

export interface TermFactor {
  readonly variable: Variable
  readonly exponent: Rational
}

export interface Term {
  readonly constant: Dimension
  readonly factors: readonly TermFactor[]
}

const ONE = Rational.of(1)
const MINUS_ONE = Rational.of(-1)
const NONE: readonly TermFactor[] = []

const constants = new WeakMap<Dimension, Term>()

/** The term of a known dimension; the same object for the same dimension. */
export function termOf(dimension: Dimension): Term {
  let term = constants.get(dimension)
  if (term === undefined) {
    term = { constant: dimension, factors: NONE }
    constants.set(dimension, term)
  }
  return term
}

export const PLAIN: Term = termOf(DIMENSIONLESS)

/** The term of a new variable. */
export function unknownTerm(name?: string): Term {
  return { constant: DIMENSIONLESS, factors: [{ variable: { name }, exponent: ONE }] }
}

const powers = new WeakMap<Dimension, Map<string, Dimension>>()

/** A power of a known dimension, remembered. */
export function powerOfDimension(dimension: Dimension, exponent: Rational): Dimension {
  if (dimension === DIMENSIONLESS) return dimension
  let known = powers.get(dimension)
  if (known === undefined) powers.set(dimension, (known = new Map()))
  const key = exponent.toText()
  let power = known.get(key)
  if (power === undefined) known.set(key, (power = dimension.power(exponent)))
  return power
}

/** Replaces every bound variable by what it is bound to. */
export function resolve(term: Term): Term {
  if (!term.factors.some(factor => factor.variable.binding !== undefined)) return term
  let result: Term = termOf(term.constant)
  for (const factor of term.factors) {
    const { binding } = factor.variable
    const value =
      binding === undefined
        ? { constant: DIMENSIONLESS, factors: [factor] }
        : scaled(binding, factor.exponent)
    result = multiplyTerms(result, value)
  }
  return result
}

function scaled(binding: Term, exponent: Rational): Term {
  return powerTerm(resolve(binding), exponent)
}

export function multiplyTerms(a: Term, b: Term): Term {
  const constant = a.constant.multiply(b.constant)
  if (a.factors.length === 0 && b.factors.length === 0) return termOf(constant)
  const factors = mergeFactors(a.factors, b.factors)
  return factors.length === 0 ? termOf(constant) : { constant, factors }
}

function mergeFactors(a: readonly TermFactor[], b: readonly TermFactor[]): readonly TermFactor[] {
  if (a.length === 0) return b
  if (b.length === 0) return a
  const exponents = new Map<Variable, Rational>()
  for (const { variable, exponent } of [...a, ...b]) {
    exponents.set(variable, exponents.get(variable)?.add(exponent) ?? exponent)
  }
  return [...exponents]
    .filter(([, exponent]) => !exponent.isZero)
    .map(([variable, exponent]) => ({ variable, exponent }))
}

export function invertTerm(term: Term): Term {
  return powerTerm(term, MINUS_ONE)
}

export function divideTerms(a: Term, b: Term): Term {
  return multiplyTerms(a, invertTerm(b))
}

export function powerTerm(term: Term, exponent: Rational): Term {
  if (exponent.isZero) return PLAIN
  const constant = powerOfDimension(term.constant, exponent)
  if (term.factors.length === 0) return termOf(constant)
  const factors = term.factors.map(factor => ({
    variable: factor.variable,
    exponent: factor.exponent.multiply(exponent),
  }))
  return { constant, factors }
}

/**
 * Makes two terms equal, angle tags apart, by binding a variable where one is left. Variables of inner values
 * are bound before those of free names, so that results are expressed in free names. A comparison with PLAIN
 * leaves angle tags where they are: in `sin(2 [deg] * n)` n is a plain number.
 * @returns false when the two are known and differ.
 */
export function unify(a: Term, b: Term): boolean {
  if (a === b) return true
  const ratio = resolve(divideTerms(resolve(a), resolve(b)))
  const chosen = ratio.factors.find(factor => factor.variable.name === undefined) ?? ratio.factors[0]
  if (chosen === undefined) return ratio.constant.isPlain
  const rest: Term = {
    constant: b === PLAIN ? ratio.constant.withAngle() : ratio.constant,
    factors: ratio.factors.filter(factor => factor !== chosen),
  }
  chosen.variable.binding = powerTerm(rest, MINUS_ONE.divide(chosen.exponent))
  return true
}

/** Whether the term is known (after resolving) to be a plain number or an angle. */
export function isPlain(term: Term): boolean {
  return term.factors.length === 0 && term.constant.isPlain
}
