/** Responsibilities: numbers arranged in lists, taken item by item. */
import type { NumericValue } from '@calcwright/math/numeric'

/** @returns the real numbers in a value from left to right; null where something else is in it */
export function numbersInOrder(value: NumericValue): number[] | null {
  if (typeof value === 'number') return [value]
  if (!Array.isArray(value)) return null
  const leaves: number[] = []
  for (const item of value as readonly NumericValue[]) {
    const inner = numbersInOrder(item)
    if (!inner) return null
    leaves.push(...inner)
  }
  return leaves
}

/** @param leaves as many as the value has. @returns them, arranged like the value */
export function arrangedLike(value: NumericValue, leaves: Iterable<number>): NumericValue {
  const rest = leaves[Symbol.iterator]()
  const fill = (part: NumericValue): NumericValue =>
    Array.isArray(part)
      ? (part as readonly NumericValue[]).map(fill)
      : ((rest.next().value as number | undefined) ?? 0)
  return fill(value)
}

export const zeroLike = (value: NumericValue): NumericValue => arrangedLike(value, [])

/** @returns two arrangements item by item; a number stands for each item of a list */
export function combinedItemwise(
  one: NumericValue,
  other: NumericValue,
  combine: (a: number, b: number) => number,
): NumericValue {
  if (Array.isArray(one))
    return (one as readonly NumericValue[]).map((item, index) =>
      combinedItemwise(item, Array.isArray(other) ? (other[index] as NumericValue) : other, combine),
    )
  if (Array.isArray(other))
    return (other as readonly NumericValue[]).map(item => combinedItemwise(one, item, combine))
  return combine(Number(one), Number(other))
}

/** `[2]`, `[1, 3]`: places of the items of a value, counted from `first`; one empty text for a number. */
export function placesIn(value: NumericValue, first: number, path: readonly number[] = []): string[] {
  if (Array.isArray(value))
    return (value as readonly NumericValue[]).flatMap((item, index) =>
      placesIn(item, first, [...path, index + first]),
    )
  return [path.length === 0 ? '' : `[${path.join(', ')}]`]
}
