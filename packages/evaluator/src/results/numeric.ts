/**
 * Responsibilities: the numbers of a result, as plain data at double precision.
 */
import type { EngineValue } from '@calcwright/engine'
import type { NumericValue } from '../block-result.ts'
import { rationalOf } from '../values/numbers.ts'

/** @returns the numbers of a value without decimals of its own (see `spread`); null where there is none */
export function numericOf(value: EngineValue): NumericValue {
  switch (value.t) {
    case 'int':
    case 'rat':
      return finite(rationalOf(value).toNumber())
    case 'float':
      return typeof value.v === 'number' ? finite(value.v) : null
    case 'real':
      return finite(Number(value.v))
    case 'complex': {
      const [re, im] = [numericOf(value.re), numericOf(value.im)]
      return typeof re === 'number' && typeof im === 'number' ? { re, im } : null
    }
    case 'list':
      return value.kind === 'other' ? null : value.items.map(numericOf)
    case 'call':
      return negated(value)
    default:
      return null
  }
}

/** @returns the numbers of a value: of whole numbers and fractions to the last digit, else of its decimals */
export function numbersOf(value: EngineValue, approximation: EngineValue): NumericValue {
  if (value.t === 'int' || value.t === 'rat') return numericOf(value)
  if (value.t !== 'list' || approximation.t !== 'list' || approximation.kind === 'other')
    return numericOf(approximation)
  return value.items.map((item, index) => numbersOf(item, approximation.items[index] ?? item))
}

function negated(value: EngineValue & { t: 'call' }): NumericValue {
  const [operand] = value.args
  const inner = value.f === '-' && operand ? numericOf(operand) : null
  return typeof inner === 'number' ? -inner : null
}

function finite(number: number): number | null {
  return Number.isFinite(number) ? number : null
}

/** @returns the value with the numbers of its array written out as lists */
export function withListedNumbers(value: EngineValue, numbers: Float64Array | undefined): EngineValue {
  if (value.t === 'array') return spreadArray(value.shape, numbers ?? new Float64Array())
  if (value.t === 'list')
    return { ...value, items: value.items.map(item => withListedNumbers(item, numbers)) }
  return value
}

function spreadArray(shape: readonly number[], numbers: Float64Array): EngineValue {
  const [length = 0, ...inner] = shape
  const stride = inner.reduce((product, size) => product * size, 1)
  const items = Array.from({ length }, (_, index): EngineValue =>
    inner.length === 0
      ? { t: 'float', v: numbers[index] ?? 'nan' }
      : spreadArray(inner, numbers.subarray(index * stride, (index + 1) * stride)),
  )
  return { t: 'list', kind: inner.length === 0 ? 'vector' : 'matrix', items }
}
