/** The operators on two single values, complex ones too. */
import { leftOver } from './close.ts'
import { divideComplex, multiplyComplex, parts, powerComplex } from './complex.ts'
import { Complex, complex, fail, type NumericValue } from './value.ts'

export type Operation = (a: NumericValue, b: NumericValue) => NumericValue

/** Settings of the worksheet that operators depend on. */
export interface Numbers {
  /** Whether complex outcomes count. */
  readonly complex: boolean
}

export const addSingle: Operation = (a, b) => {
  const [[p, q], [r, s]] = [parts(a), parts(b)]
  return complex(leftOver(p + r, p, r), q + s)
}

export const subtractSingle: Operation = (a, b) => {
  const [[p, q], [r, s]] = [parts(a), parts(b)]
  return complex(leftOver(p - r, p, r), q - s)
}

export const multiplySingle: Operation = (a, b) => {
  const [[p, q], [r, s]] = [parts(a), parts(b)]
  return q === 0 && s === 0 ? p * r : multiplyComplex(p, q, r, s)
}

export const divideSingle: Operation = (a, b) => {
  const [[p, q], [r, s]] = [parts(a), parts(b)]
  if (q === 0 && s === 0) return r === 0 ? fail('number.division-by-zero') : p / r
  return divideComplex(p, q, r, s)
}

/** A power of two numbers. */
export function powerSingle(a: NumericValue, b: NumericValue, numbers: Numbers): NumericValue {
  const [[p, q], [r, s]] = [parts(a), parts(b)]
  if (a instanceof Complex || b instanceof Complex) return powerComplex(p, q, r, s)
  if (p === 0 && r < 0) fail('number.division-by-zero')
  if (p < 0 && !Number.isInteger(r))
    return numbers.complex ? powerComplex(p, 0, r, 0) : fail('number.not-real')
  return p ** r
}
