/** The two sides of a comparison as texts, which are the same or not. */
import type { Relation } from '@calcwright/math/expression'
import type { Given } from './sides.ts'

/** A text, or a list of texts; none has quotation marks inside. */
const textsOf = ({ exact }: Given): readonly string[] | null =>
  /^\[?("[^"]*",? ?)+\]?$/.test(exact) ? exact.match(/"[^"]*"/g) : null

/**
 * Whether each pair of texts is as the relation says, item by item where a side is a list.
 *
 * @returns null where a side is no text, the relation is an order, or lists have different lengths
 */
export function textTruths(relation: Relation, left: Given, right: Given): boolean[] | null {
  const [ones, others] = [textsOf(left), textsOf(right)]
  if (!ones || !others || (relation !== '==' && relation !== '!=')) return null
  const [longer, shorter] = ones.length < others.length ? [others, ones] : [ones, others]
  if (shorter.length > 1 && shorter.length < longer.length) return null
  return longer.map((text, at) => (text === (shorter[at] ?? shorter[0])) === (relation === '=='))
}
