/** Keeps entries that others have written in from being undone, such as an inserted row with their numbers. */
import * as Y from 'yjs'
import { storedTypeOf } from './stored.ts'
import type { Registry } from './types.ts'

/** Keys are parted by these: a cell has the key of its row, a space and the key of its column. */
const SEPARATOR = /[ .]/

/**
 * The filter of one undo or redo.
 * @returns false for an entry that has to stay
 */
export function heldEntries(doc: Y.Doc, registry: Registry): (item: Y.Item) => boolean {
  const known = new Map<Y.Map<unknown>, ReadonlySet<string>>()
  const foreignParts = (entries: Y.Map<unknown>): ReadonlySet<string> => {
    let parts = known.get(entries)
    if (!parts) known.set(entries, (parts = new Set(partsOfOthers(entries, doc.clientID))))
    return parts
  }
  return item => {
    const { parent, parentSub } = item
    if (!(parent instanceof Y.Map) || parentSub === null) return true
    const [body, field] = [parent.parent, parent._item?.parentSub]
    if (!(body instanceof Y.Map) || !field) return true
    const holders = registry.get(storedTypeOf(body))?.holders as Record<string, readonly string[]> | undefined
    if (!holders?.[field]) return true
    const hasForeign = holders[field].some(held => {
      const entries: unknown = body.get(held)
      return entries instanceof Y.Map && foreignParts(entries as Y.Map<unknown>).has(parentSub)
    })
    return !hasForeign && !isChangeOfEntry(item)
  }
}

/**
 * Whether the entry was there before: two people have moved one row. Its former place does not come back, as the
 * other person has changed it too, and without any place the row would be gone.
 */
function isChangeOfEntry({ left }: Y.Item): boolean {
  let before = left
  while (before?.redone) before = before.left
  return before !== null
}

/** The parts of the keys of all entries that other windows have written. */
function* partsOfOthers(entries: Y.Map<unknown>, own: number): Generator<string> {
  for (const [key, item] of entries._map)
    if (!item.deleted && item.id.client !== own) yield* key.split(SEPARATOR)
}
