/**
 * Blocks that a restore takes away. A deleted block would take along what somebody else types in it at the
 * same time. So its texts are emptied and it is marked as withdrawn: it is no block until there is text in it
 * again, which is text that somebody has typed meanwhile.
 */
import * as Y from 'yjs'

/** Key of the mark in the entry of a block. */
export const WITHDRAWN = 'withdrawn'

/** Takes a block away; one without any text that merges is deleted. The caller holds the transaction. */
export function withdraw(blocks: Y.Map<unknown>, id: string): void {
  const entry = blocks.get(id) as Y.Map<unknown>
  const texts = textsOf(entry.get('body'))
  if (texts.length === 0) return blocks.delete(id)
  for (const text of texts) if (text.length > 0) text.delete(0, text.length)
  entry.set(WITHDRAWN, true)
}

export function isWithdrawn(entry: Y.Map<unknown>): boolean {
  return entry.get(WITHDRAWN) === true && textsOf(entry.get('body')).every(text => text.length === 0)
}

/** All texts that merge in a field, a row or a body. */
function textsOf(value: unknown): Y.Text[] {
  if (value instanceof Y.Text) return [value]
  if (value instanceof Y.Map) return [...value.values()].flatMap(textsOf)
  return value instanceof Y.Array ? value.toArray().flatMap(textsOf) : []
}
