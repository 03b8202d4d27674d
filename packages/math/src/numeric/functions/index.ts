/** The functions that numbers are enough for, by the engine's words. */
import { mapItems } from '../arithmetic.ts'
import { BEYOND_REAL, COMPLEX_FUNCTIONS, type ComplexFunction } from '../complex.ts'
import { Complex, fail, isList, type NumericValue, realOf } from '../value.ts'
import { REAL_FUNCTIONS } from './elementary.ts'
import { FIT_FUNCTIONS } from './fits.ts'
import { type FunctionContext, LIST_FUNCTIONS } from './lists.ts'
import { FOLDED, NUMBERS_FUNCTIONS, type NumbersFunction } from './numbers.ts'
import { LAW_FUNCTIONS, NORMAL_DENSITIES } from './laws.ts'
import { SPECIAL_FUNCTIONS } from './special.ts'

type Run = (...values: NumericValue[]) => NumericValue

/** @returns the function with this word for so many arguments; undefined where only the engine has it */
export function functionOf(word: string, count: number, context: FunctionContext): Run | undefined {
  const real = own(REAL_FUNCTIONS, word)
  if (real && count === 1) return ofOne(real, own(COMPLEX_FUNCTIONS, word), context)
  const folded = own(FOLDED, word)
  if (folded) return fold(folded)
  const numbers = severalOf(word, count)
  if (numbers) return ofSome(numbers, own(BEYOND_REAL, word), context)
  const list = own(LIST_FUNCTIONS, word) ?? own(FIT_FUNCTIONS, word)
  if (!list || (list.counts && !list.counts.includes(count))) return undefined
  return (...values) => list.run(values, context)
}

/** @returns the function with this word that takes just numbers and gives one, NaN for no real value */
export function numbersOf(word: string, count: number): NumbersFunction | undefined {
  const real = own(REAL_FUNCTIONS, word)
  if (real && count === 1) return x => real(x!)
  return severalOf(word, count)
}

/** By the number of parameters that the function has. */
function severalOf(word: string, count: number): NumbersFunction | undefined {
  if (word === 'normald') return NORMAL_DENSITIES[count]
  const tables = [NUMBERS_FUNCTIONS, SPECIAL_FUNCTIONS, LAW_FUNCTIONS]
  return tables.map(table => own(table, word)).find(found => found?.length === count)
}

function own<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}

/** A function of one number: real where it has a real value, item by item for a list. */
function ofOne(
  real: (x: number) => number,
  other: ComplexFunction | undefined,
  context: FunctionContext,
): Run {
  const beyond = (x: number): NumericValue => {
    if (!other || Number.isNaN(x)) fail('number.no-value')
    return context.complex ? other(x, 0) : fail('number.not-real')
  }
  const single = (value: NumericValue): NumericValue => {
    if (value instanceof Complex) return other ? other(value.re, value.im) : fail('number.not-numeric')
    if (isList(value)) return mapItems(value, single)
    const x = realOf(value)
    const result = real(x)
    return Number.isNaN(result) ? beyond(x) : result
  }
  return value => {
    if (typeof value !== 'number') return single(value!)
    const result = real(value)
    return Number.isNaN(result) ? beyond(value) : result
  }
}

function fold(step: (a: number, b: number) => number): Run {
  return (...values) => {
    const [first] = values
    const numbers = (values.length === 1 && isList(first!) ? first : values).map(realOf)
    return numbers.length === 0 ? fail('number.no-value') : numbers.reduce(step)
  }
}

/** A function of several real numbers. */
function ofSome(
  numbers: NumbersFunction,
  beyond: ((x: number, n: number) => NumericValue) | undefined,
  context: FunctionContext,
): Run {
  return (...values) => {
    const given = values.map(realOf)
    const result = numbers(...given)
    if (!Number.isNaN(result)) return result
    if (!beyond) fail('number.no-value')
    return context.complex ? beyond(given[0]!, given[1]!) : fail('number.not-real')
  }
}

/** Every word that has a function here. */
export const NUMERIC_WORDS: readonly string[] = [
  'normald',
  ...[REAL_FUNCTIONS, FOLDED, NUMBERS_FUNCTIONS, SPECIAL_FUNCTIONS, LAW_FUNCTIONS, LIST_FUNCTIONS].flatMap(
    table => Object.keys(table),
  ),
]
