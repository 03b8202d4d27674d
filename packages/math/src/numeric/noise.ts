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
  /** The value with zeros for items of which nothing but rounding is left beside others; null where there are none. */
  readonly cleaned: NumericValue | null
}

/** Size of an item beside the largest one below which it may be what rounding has left of a zero. */
const NOTHING = 1e-9
/** Share of its change from run to run up to which an item is made of rounding. */
const MADE_OF_ROUNDING = 10

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
  return digits === null ? null : { value: value!, digits, cleaned: cleanedOf(value!, others) }
}

/**
 * @returns the digits that all runs have in common with the first, of the item with the fewest; null where one has no
 *   such number. An item that is made of rounding beside a large one counts as a zero, which has digits enough.
 */
export function commonDigits(
  value: NumericValue | null | undefined,
  others: readonly (NumericValue | null | undefined)[],
): number | null {
  const changes = changesOf(value, others)
  if (!changes) return null
  const size = Math.max(...changes.map(({ item }) => Math.abs(item)))
  const digits = changes.map(change => {
    const whole = isNothing(change, size) ? size : Math.abs(change.item)
    if (change.most === 0) return Infinity
    return whole === 0 ? 0 : Math.max(0, Math.floor(-Math.log10(change.most / whole)))
  })
  return Math.min(...digits)
}

/** An item of a value, and the most by which it differs in other runs. */
interface Change {
  readonly item: number
  readonly most: number
}

const isNothing = ({ item, most }: Change, size: number): boolean =>
  most > 0 && most < NOTHING * size && Math.abs(item) <= MADE_OF_ROUNDING * most

/** The changes of all numbers of a value; null where it has none, or other runs have others. */
function changesOf(
  value: NumericValue | null | undefined,
  others: readonly (NumericValue | null | undefined)[],
): readonly Change[] | null {
  const numbers = flat(value)
  const all = others.map(flat)
  if (numbers.length === 0 || all.some(other => other.length !== numbers.length)) return null
  return numbers.map((item, at) => ({
    item,
    most: Math.max(...all.map(other => Math.abs(item - other[at]!))),
  }))
}

function cleanedOf(
  value: NumericValue,
  others: readonly (NumericValue | null | undefined)[],
): NumericValue | null {
  const changes = changesOf(value, others)
  const size = Math.max(...(changes ?? []).map(({ item }) => Math.abs(item)))
  if (!changes?.some(change => isNothing(change, size))) return null
  let at = 0
  const clean = (item: NumericValue): NumericValue => {
    if (isList(item)) return item.map(clean)
    at += 1
    return isNothing(changes[at - 1]!, size) ? 0 : item
  }
  return clean(value)
}

/** The numbers of a value; none where one of them is something else. */
function flat(value: NumericValue | null | undefined): readonly number[] {
  if (typeof value === 'number') return [value]
  if (value === null || value === undefined || !isList(value)) return []
  const items = value.map(flat)
  return items.some(item => item.length === 0) ? [] : items.flat()
}
