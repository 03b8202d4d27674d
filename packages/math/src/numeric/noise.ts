/**
 * Responsibilities: how many digits of a result are certain. The last digits of each rounded number on the way are
 * changed at random: what differs from run to run is made of rounding (Parker, Monte Carlo arithmetic, 1997).
 */
import type { Expression } from '../expression/tree.ts'
import { noiseFrom } from './noisy.ts'
import { compileNumeric } from './numeric.ts'
import type { Noise, NumericScope } from './types.ts'
import { isList, type NumericValue } from './value.ts'

const RUNS = 3

/** A result with the number of its digits that are certain at least. */
export interface CertainDigits {
  readonly value: NumericValue
  readonly digits: number
}

/**
 * @param scopeWith the meanings of the names, whose numbers may have other last digits too
 * @returns null where the digits are not known
 */
export function certainDigits(
  expression: Expression,
  scopeWith: (noise: Noise | undefined) => NumericScope,
): CertainDigits | null {
  const noises = [undefined, ...Array.from({ length: RUNS }, (_, run) => noiseFrom(run))]
  const [value, ...others] = noises.map(noise => {
    const compiled = compileNumeric(expression, { ...scopeWith(noise), ...(noise && { noise }) })
    const outcome = compiled.ok ? compiled.run([]) : null
    return outcome?.ok ? outcome.value : null
  })
  const digits = commonDigits(value, others)
  return digits === null ? null : { value: value!, digits }
}

/**
 * @returns the digits that all runs have in common with the first; null where one has no such number. An item of a
 *   list counts beside the largest one: a zero among others has digits enough.
 */
export function commonDigits(
  value: NumericValue | null | undefined,
  others: readonly (NumericValue | null | undefined)[],
): number | null {
  const numbers = flat(value)
  const changes = others.map(other => largestChange(numbers, flat(other)))
  if (numbers.length === 0 || changes.some(Number.isNaN)) return null
  const spread = Math.max(...changes)
  if (spread === 0) return Infinity
  const size = Math.max(...numbers.map(Math.abs))
  return size === 0 ? 0 : Math.max(0, Math.floor(-Math.log10(spread / size)))
}

/** The numbers of a value; none where one of them is something else. */
function flat(value: NumericValue | null | undefined): readonly number[] {
  if (typeof value === 'number') return [value]
  if (value === null || value === undefined || !isList(value)) return []
  const items = value.map(flat)
  return items.some(item => item.length === 0) ? [] : items.flat()
}

/** NaN for lists of other lengths. */
const largestChange = (numbers: readonly number[], others: readonly number[]): number =>
  numbers.length === others.length ? Math.max(...numbers.map((one, at) => Math.abs(one - others[at]!))) : NaN
