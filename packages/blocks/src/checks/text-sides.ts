/** The two sides of a comparison as texts, which are the same or not. */
import type { Relation } from '@calcwright/math/expression'
import type { Given } from './sides.ts'

/** A text has no quotation marks inside. */
const TEXT = /"[^"]*"/g
const TEXTS = /^\[?("[^"]*"(, ?)?)+\]?$/

/**
 * Whether each pair of texts is as the relation says, item by item where a side is a list.
 *
 * @returns null where a side is no text, or the relation is an order; nothing for lists of different lengths
 */
export function textTruths(relation: Relation, left: Given, right: Given): boolean[] | null {
  const [ones, others] = [left, right].map(({ exact }) => (TEXTS.test(exact) ? exact.match(TEXT) : null))
  if (!ones || !others || (relation !== '==' && relation !== '!=')) return null
  const count = Math.max(ones.length, others.length)
  if ([ones, others].some(({ length }) => length !== count && length !== 1)) return []
  return Array.from({ length: count }, (_, at) => {
    const isSame = (ones[at] ?? ones[0]) === (others[at] ?? others[0])
    return isSame === (relation === '==')
  })
}
