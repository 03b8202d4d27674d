/** The two sides of a comparison as texts, which are the same or not. */
import { type Expression, type Relation, parsePlain } from '@calcwright/math/expression'
import type { Given } from './sides.ts'

/**
 * Whether each pair of texts is as the relation says, item by item where a side is a list.
 *
 * @returns null where a side is no text, or the relation is an order; nothing for lists of different lengths
 */
export function textTruths(relation: Relation, left: Given, right: Given): boolean[] | null {
  if (relation !== '==' && relation !== '!=') return null
  const [ones, others] = [textsOf(left), textsOf(right)]
  if (ones === null || others === null) return null
  const count = Math.max(ones.length, others.length)
  if ([ones, others].some(({ length }) => length !== count && length !== 1)) return []
  return Array.from({ length: count }, (_, at) => {
    const isSame = (ones[at] ?? ones[0]) === (others[at] ?? others[0])
    return isSame === (relation === '==')
  })
}

function textsOf({ exact }: Given): string[] | null {
  const parsed = exact.includes('"') ? parsePlain(exact, { context: 'expression' }) : null
  if (!parsed?.ok || parsed.value.kind !== 'expression') return null
  const { value } = parsed.value
  const texts = (value.kind === 'list' ? value.items : [value]).map(textOf)
  return texts.every(text => text !== null) ? texts : null
}

const textOf = (value: Expression): string | null => (value.kind === 'quoted' ? value.text : null)
