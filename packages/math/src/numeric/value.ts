/** Values of the numeric evaluation, and what ends it. */
import type { Message } from '../messages/message.ts'
import { message, type NumberCode } from '../messages/numbers.ts'

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

/** The names of one call of a function. */
export type Frame = NumericValue[]
export type Closure = (frame: Frame) => NumericValue

/** Ends a numeric evaluation. */
export class NumericFault extends Error {
  readonly code: NumberCode
  /** The innermost statement of a program in which it happened. */
  source?: string
  constructor({ code, text }: Message<NumberCode>) {
    super(text)
    this.code = code
  }
}

/** Ends the evaluation. */
export function fail<Code extends NumberCode>(...problem: Parameters<typeof message<Code>>): never {
  // Faults are many where a function is sampled: no stack is wanted.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  const fault = new NumericFault(message(...problem))
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
  return value instanceof Complex ? fail('number.not-real') : fail('number.type')
}

export function listOf(value: NumericValue): readonly NumericValue[] {
  return isList(value) ? value : fail('number.type.list')
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
    fail('number.type.matrix')
  return rows
}

export function isMatrix(value: readonly NumericValue[]): boolean {
  return value.length > 0 && value.every(isList)
}

/** Whether a condition holds: any number but 0 does. */
export function isTrue(value: NumericValue): boolean {
  if (typeof value === 'boolean') return value
  return realOf(value) !== 0
}
