/**
 * Exact numbers in which terms cancel: `exp(pi*sqrt(163)) - 262537412640768744` is -7.5e-13, and of the
 * 25 digits of its terms hardly one is left. Such numbers are taken with many more digits.
 */
import { DOUBLE_FUNCTIONS } from './double-functions.ts'
import type { EngineValue } from './protocol.ts'

/** Digits of the second evaluation. */
export const MANY_DIGITS = 80

/** Share of the terms' size below which too few of the usual 25 digits are left. */
const CANCELLED = 1e-8
/** Share of the terms' size below which the number is zero, for all that 80 digits can tell. */
const NOTHING = 1e-60

/** A number in double precision, and the size of the terms it is made of. */
interface Sized {
  readonly number: number
  readonly size: number
}

/** @returns whether terms cancel somewhere in an exact value */
export function hasCancellation(value: EngineValue): boolean {
  return (
    partsOf(value).some(hasCancellation) || (value.t === 'call' && value.f === '+' && isLost(sizeOf(value)))
  )
}

function isLost({ number, size }: Sized): boolean {
  return Number.isFinite(size) && size > 0 && Math.abs(number) <= CANCELLED * size
}

/** @returns the decimals, without those that are nothing beside the terms of the exact value */
export function withoutNegligibleTerms(value: EngineValue, decimals: EngineValue): EngineValue {
  if (value.t === 'list' && decimals.t === 'list') {
    const items = decimals.items.map((item, index) =>
      withoutNegligibleTerms(value.items[index] ?? item, item),
    )
    return { ...decimals, items }
  }
  if (decimals.t !== 'real' && decimals.t !== 'float') return decimals
  const { size } = sizeOf(value)
  const isNothing = Number.isFinite(size) && Math.abs(Number(decimals.v)) <= NOTHING * size
  return isNothing ? { t: 'float', v: 0 } : decimals
}

function partsOf(value: EngineValue): readonly EngineValue[] {
  if (value.t === 'call') return value.args
  if (value.t === 'list') return value.items
  return value.t === 'complex' ? [value.re, value.im] : []
}

const UNKNOWN: Sized = { number: NaN, size: NaN }

function sizeOf(value: EngineValue): Sized {
  switch (value.t) {
    case 'int':
      return plain(Number(value.v))
    case 'rat':
      return plain(Number(value.n) / Number(value.d))
    case 'name':
      return value.v === 'pi' ? plain(Math.PI) : UNKNOWN
    case 'call':
      return sizeOfCall(value.f, value.args.map(sizeOf))
    default:
      return UNKNOWN
  }
}

function plain(number: number): Sized {
  return { number, size: Math.abs(number) }
}

function sizeOfCall(name: string, args: readonly Sized[]): Sized {
  if (name === '+') {
    const number = args.reduce((total, arg) => total + arg.number, 0)
    return { number, size: args.reduce((total, arg) => total + arg.size, 0) }
  }
  if (name === '*') {
    const number = args.reduce((product, arg) => product * arg.number, 1)
    return { number, size: args.reduce((product, arg) => product * arg.size, 1) }
  }
  const [base, exponent] = args
  if (!base) return UNKNOWN
  if (name === '^' && exponent) return plain(base.number ** exponent.number)
  const compute = DOUBLE_FUNCTIONS[name]
  if (!compute) return UNKNOWN
  return name === '-' ? { number: -base.number, size: base.size } : plain(compute(base.number))
}

/** Items of a list in which zeros are looked at. */
const MOST_ITEMS = 64

/**
 * Decimals end: `exp(-800) - exp(-801)` is 2.3e-348. Two computations with many digits agree on such a number, while a
 * sum that is zero leaves another rest in each.
 * @returns whether decimals are 0 where the exact value is a formula
 */
export function hasVanished(value: EngineValue, decimals: EngineValue): boolean {
  if (value.t === 'call' && decimals.t === 'float') return decimals.v === 0
  if (value.t !== 'list' || decimals.t !== 'list' || value.items.length > MOST_ITEMS) return false
  return value.items.some((item, index) => hasVanished(item, decimals.items[index] ?? item))
}

const agree = (digits: number, more: number): string =>
  `evalf(arg_p,${more})!=0 and abs(evalf(arg_p,${digits})/evalf(arg_p,${more})-1)*10^9<1`

/** @returns a command that answers with a truth for each number of a value */
export const nonzeroTest = (text: string): string =>
  `map(flatten([${text}]),arg_p->when(${agree(60, 120)},true,${agree(400, 800)}))`

export const isTrue = (value: EngineValue): boolean => value.t === 'name' && value.v === 'true'
