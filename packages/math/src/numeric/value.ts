/** Values of the numeric evaluation, and what ends it. */

/** A complex number that is not real. Real outcomes are plain numbers. */
export class Complex {
  readonly re: number
  readonly im: number
  constructor(re: number, im: number) {
    this.re = re
    this.im = im
  }
}

/** A number in SI, a truth value, or a list of these; a matrix is a list of its rows. */
export type NumericValue = number | boolean | Complex | readonly NumericValue[]

/**
 * Why there is no value.
 * - `not-real`: the outcome is complex, and complex numbers are left out
 * - `division-by-zero`, `no-value`: outside of the domain of an operation or function
 * - `close`: a comparison or rounding would be decided by the last digits, which the engine has exactly
 * - `index`: a list has no such item
 * - `step`: the step of a loop is 0
 * - `unset`: a name is read before it has a value
 * - `depth`: too many calls inside each other
 * - `type`: a list where a number is needed, and the like
 * - `not-numeric`: something that only the engine can do
 */
export type FaultCode =
  | 'not-real' | 'division-by-zero' | 'no-value' | 'close' | 'index' | 'step' | 'unset' | 'depth' | 'type' | 'not-numeric' // prettier-ignore

/** Ends a numeric evaluation. */
export class NumericFault extends Error {
  readonly code: FaultCode
  /** The innermost statement of a program in which it happened. */
  source?: string
  constructor(code: FaultCode, message: string) {
    super(message)
    this.code = code
  }
}

const MESSAGES: Readonly<Record<FaultCode, string>> = {
  'not-real': 'There is no real result.',
  'division-by-zero': 'This divides by zero.',
  'no-value': 'There is no value here.',
  close: 'The last digits decide here.',
  index: 'The list has no such element.',
  step: 'The step of a loop must not be zero.',
  unset: 'This name has no value here.',
  depth: 'The calls go too deep.',
  type: 'A number is needed here.',
  'not-numeric': 'This is no matter of numbers alone.',
}

/** Ends the evaluation with the sentence of the code, or a more precise one. */
export function fail(code: FaultCode, message: string = MESSAGES[code]): never {
  // Faults are many where a function is sampled: no stack is wanted.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  const fault = new NumericFault(code, message)
  Error.stackTraceLimit = stackTraceLimit
  throw fault
}

export function isList(value: NumericValue): value is readonly NumericValue[] {
  return Array.isArray(value)
}

/** A complex number, as a plain number where it is real. */
export function complex(re: number, im: number): NumericValue {
  return im === 0 ? re : new Complex(re, im)
}

/** @returns the number; a truth value counts 1 or 0 */
export function realOf(value: NumericValue): number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  return value instanceof Complex ? fail('not-real') : fail('type')
}

export function listOf(value: NumericValue): readonly NumericValue[] {
  return isList(value) ? value : fail('type', 'A list is needed here.')
}

/** @returns the numbers of a list without lists in it */
export function realsOf(value: NumericValue): number[] {
  return listOf(value).map(realOf)
}

/** @returns the rows of a matrix of numbers */
export function rowsOf(value: NumericValue): readonly (readonly NumericValue[])[] {
  const rows = listOf(value).map(listOf)
  const [first] = rows
  if (first === undefined || rows.some(row => row.length !== first.length || row.some(isList)))
    fail('type', 'A matrix is needed here.')
  return rows
}

export function isMatrix(value: readonly NumericValue[]): boolean {
  return value.length > 0 && value.every(isList)
}

/** @returns a whole number that a double holds exactly */
export function integerOf(value: NumericValue): number {
  const number = realOf(value)
  return Number.isSafeInteger(number) ? number : fail('not-numeric', 'A whole number is needed here.')
}

/** Whether a condition holds: any number but 0 does. */
export function isTrue(value: NumericValue): boolean {
  if (typeof value === 'boolean') return value
  return realOf(value) !== 0
}
