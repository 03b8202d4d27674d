/** The formula of the field as the worksheet holds it. */
import type { FormulaField } from './mathlive.ts'

/** A single digit as the exponent, index, radicand, or as both parts of a fraction. */
const BARE = /((?<!\\)[_^]|\\sqrt)(\d)|(\\(?:[dt]?frac|[dt]?binom))(\d)(\d)/g

/**
 * The formula with each argument in braces. MathLive leaves them out around a single digit, so that a second
 * one would change three signs, some of which another person may be changing.
 */
export function inBraces(latex: string): string {
  return latex.replace(
    BARE,
    (_, sign?: string, digit?: string, head?: string, above?: string, below?: string) =>
      sign === undefined ? `${head}{${above}}{${below}}` : `${sign}{${digit}}`,
  )
}

export const writtenIn = (field: FormulaField): string => inBraces(field.value)
