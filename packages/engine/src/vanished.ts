/**
 * Exact numbers whose decimals are 0 only because decimals end: `exp(-800) - exp(-801)` is 2.3e-348. Two computations
 * with many digits agree on such a number, while a sum that is zero leaves another rest in each.
 */
import type { EngineValue } from './protocol.ts'

/** Items of a list in which zeros are looked at. */
const MOST_ITEMS = 64

/** @returns whether decimals are 0 where the exact value is a formula */
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
