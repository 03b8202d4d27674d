/** Responsibilities: powers of fractions with more digits than the engine writes out in a moment, as (1 + 1e-9)^1e9. */
import type { BinaryNode, Expression } from '@calcwright/math/expression'
import { operationName } from '@calcwright/reference/functions'
import type { Rounded } from './rounded.ts'

/** The largest exponent of a fraction that is written out. */
const MOST_EXPONENT = 2000
/** Digits of the longest exact power that the engine is asked for. */
const MOST_WRITTEN = 1e6
/** Digits of a number in place of its fraction. */
const POWER_DIGITS = 200

/** @returns whether a power is one of a fraction with a large exponent */
export const isBeyondExact = ({ operator }: BinaryNode, base: Rounded, exponent: Rounded): boolean =>
  operator === '^' && !Number.isInteger(base.value) && Math.abs(exponent.value) > MOST_EXPONENT

/** @returns whether the engine has no room for the exact power, so that decimals take its place */
export function isTooLong({ exact }: Rounded, exponent: Rounded): boolean {
  if (!exact) return false
  const digits = `${exact.numerator}${exact.denominator}`.length
  return digits * Math.abs(exponent.value) > MOST_WRITTEN
}

/** @returns the number with many digits in place of its fraction: its powers are as fast as those of a double */
export function inDigits(number: Rounded): Rounded {
  const { span } = number.tree
  const digits: Expression = { kind: 'number', text: String(POWER_DIGITS), span }
  const args = [number.tree, digits]
  const tree: Expression = { kind: 'call', name: operationName('evalf'), nameSpan: span, args, span }
  return { ...number, tree }
}
