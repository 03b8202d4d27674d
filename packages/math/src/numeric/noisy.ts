/** Responsibilities: rounded numbers with other last digits, in place of those that a formula has on its way. */
import { numbersOf } from './functions/index.ts'
import type { Noise } from './types.ts'
import { type Closure, Complex, isList, type NumericValue } from './value.ts'

/** Half a unit in the last place of a double, as a share. */
const ROUNDING = 2 ** -53
/** The first number of a sequence that is the same each time. */
const SEED = 0x2545f491

/** Functions whose values are not rounded. */
const UNROUNDED: ReadonlySet<string> = new Set([
  'abs', 'floor', 'ceil', 'round', 'trunc', 'iPart', 'fPart', 'num_sign', 'num_step', 'max', 'min', 're', 'im', 'conj',
]) // prettier-ignore

/** @returns changes of the last digits, the same ones in each sequence of calls */
export function noiseFrom(seed: number): Noise {
  let state = (SEED + seed) | 0
  return value => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    const share = state / 2 ** 31
    // A number such as 1 is left by more than half a unit in its last place only.
    return value + value * (share + Math.sign(share)) * 1.5 * ROUNDING
  }
}

/** @returns an operation whose rounded results have other last digits; whole ones are taken for exact */
export const noisyOperation =
  (operation: Closure, noise: Noise): Closure =>
  frame => {
    const value = operation(frame)
    return withNoise(value, number => (Number.isInteger(number) ? number : noise(number)))
  }

/** @returns a function of values whose rounded results have other last digits */
export function noisyFunction(
  word: string,
  found: (...values: NumericValue[]) => NumericValue,
  noise: Noise,
): (...values: NumericValue[]) => NumericValue {
  if (UNROUNDED.has(word) && word !== 'abs') return found
  return (...values) => {
    const value = found(...values)
    // The magnitude of a complex number is a root.
    if (word === 'abs' && !values.some(each => each instanceof Complex)) return value
    // Functions of lists hand on items as they are.
    if (typeof value !== 'number') return numbersOf(word, values.length) ? withNoise(value, noise) : value
    return Number.isInteger(value) && values.every(Number.isInteger) ? value : noise(value)
  }
}

/** @returns a value whose numbers have other last digits */
export const withNoise = (value: NumericValue, noise: Noise): NumericValue =>
  typeof value === 'number' ? noise(value) : isList(value) ? value.map(item => withNoise(item, noise)) : value
