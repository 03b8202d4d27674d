/**
 * Bounds the time of a merge. Yjs compares what is inserted with all that others inserted at the same
 * place: a few for what people write, but for an update that was made for it the square of its length,
 * minutes for 100 kB.
 */
import * as Y from 'yjs'
import { DocumentError } from './errors.ts'

/** Comparisons within one document: people who wrote at the same place for days make hundreds. */
const MOST = 30_000

const counts = new WeakMap<Y.Doc, number>()

/** Of the merge that runs; null while none does. */
let current: { readonly doc: Y.Doc; count: number } | null = null

/** Runs `merge` into the document. Throws `entangled`, halfway, when it takes too many comparisons. */
export function withinReach(doc: Y.Doc, merge: () => void): void {
  const outer = current
  current = { doc, count: counts.get(doc) ?? 0 }
  try {
    merge()
  } finally {
    counts.set(doc, current.count)
    current = outer
  }
}

const integrate = Y.Item.prototype.integrate

Y.Item.prototype.integrate = function (transaction, offset) {
  if (current !== null && current.doc === transaction.doc) {
    current.count += comparisonsOf(this, MOST - current.count)
    if (current.count > MOST)
      throw new DocumentError('entangled', 'This change is entangled with too many others at one place.')
  }
  integrate.call(this, transaction, offset)
}

/** How many items Yjs will look at to find the place, up to just above `most`. */
function comparisonsOf(item: Y.Item, most: number): number {
  const { left, right, parent, parentSub } = item
  if (!(parent instanceof Y.AbstractType)) return 0
  const alone = left === null ? right !== null && right.left === null : left.right === right
  if (alone) return 0
  let count = 0
  let other = left === null ? parent._start : left.right
  if (left === null && parentSub !== null) {
    other = parent._map.get(parentSub) ?? null
    while (other !== null && other.left !== null && count++ <= most) other = other.left
  }
  while (other !== null && other !== right && count++ <= most) {
    if (standsBefore(item, other)) break
    other = other.right
  }
  return count
}

/** Both were inserted between the same two, and the other one comes later. */
const standsBefore = (item: Y.Item, other: Y.Item): boolean =>
  other.id.client >= item.id.client &&
  Y.compareIDs(item.origin, other.origin) &&
  Y.compareIDs(item.rightOrigin, other.rightOrigin)
