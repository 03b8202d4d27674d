/**
 * Responsibilities: a symbolic value with decimals in the place of its fractions, roots and constants.
 * Its form stays: whole numbers, exponents and the order of terms.
 */
import { DOUBLE_FUNCTIONS } from '@calcwright/engine'
import type { EngineValue } from '@calcwright/engine'
import { isWhole } from './inspect.ts'
import { numericOf } from './numeric.ts'

/** @returns the value with every number in it that is not whole as a decimal; exponents stay exact */
export function inDecimals(value: EngineValue): EngineValue {
  if (isWhole(value)) return value
  const number = numberOf(value)
  if (number !== null) return { t: 'float', v: number }
  switch (value.t) {
    case 'list':
      return { ...value, items: value.items.map(inDecimals) }
    case 'complex':
      return { ...value, re: inDecimals(value.re), im: inDecimals(value.im) }
    case 'call':
      return value.f === '^' ? power(value) : { ...value, args: value.args.map(inDecimals) }
    default:
      return value
  }
}

/** `x^(2/3)` and `e^(-t/3)` keep what makes them readable. */
function power(value: EngineValue & { t: 'call' }): EngineValue {
  const [base, exponent] = value.args
  if (!base || !exponent) return value
  const isE = base.t === 'name' && base.v === 'e'
  const isNumber = exponent.t === 'int' || exponent.t === 'rat'
  return {
    ...value,
    args: [isE ? base : inDecimals(base), isNumber ? exponent : inDecimals(exponent)],
  }
}

/** @returns the double that a value without names stands for; null for all else */
function numberOf(value: EngineValue): number | null {
  if (value.t === 'name') return CONSTANTS[value.v] ?? null
  if (value.t === 'call') {
    const args = value.args.map(numberOf)
    const number = args.every(arg => arg !== null) ? OPERATIONS[value.f]?.(...args) : undefined
    return number !== undefined && Number.isFinite(number) ? number : null
  }
  const number = numericOf(value)
  return typeof number === 'number' ? number : null
}

const CONSTANTS: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E }

const OPERATIONS: Readonly<Record<string, (...args: number[]) => number>> = {
  '+': (...terms) => terms.reduce((sum, term) => sum + term, 0),
  '*': (...factors) => factors.reduce((product, factor) => product * factor, 1),
  '^': (base = NaN, exponent = NaN) => base ** exponent,
  ...DOUBLE_FUNCTIONS,
}
