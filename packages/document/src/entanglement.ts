/**
 * Bounds the time of a merge. Yjs compares what is inserted with all that others inserted at the same
 * place: a few for what people write, but for an update that was made for it the square of its length,
 * minutes for 100 kB.
 */
import * as Y from 'yjs'
import { DocumentError } from './errors.ts'

/** Comparisons in one merge: people who wrote at the same place for days make hundreds. */
const MOST_IN_MERGE = 30_000
/** Comparisons in one document, which takes them again whenever it is opened: half a second. */
const MOST_IN_ALL = 300_000

const counts = new WeakMap<Y.Doc, number>()

/** Comparisons of the running merge; null while none runs. */
let current: { readonly doc: Y.Doc; count: number; readonly most: number } | null = null

/** Runs `merge` into the document. Throws `entangled`, halfway, when it takes too many comparisons. */
export function mergeWithinLimit(doc: Y.Doc, merge: () => void): void {
  const before = counts.get(doc) ?? 0
  counted(doc, merge, Math.max(0, Math.min(MOST_IN_MERGE, MOST_IN_ALL - before)))
}

/** Runs `merge` to its end: what is stored opens whatever it takes, and counts for what comes to it. */
export function mergeWithoutLimit(doc: Y.Doc, merge: () => void): void {
  counted(doc, merge, Infinity)
}

function counted(doc: Y.Doc, merge: () => void, most: number): void {
  const outer = current
  const own = { doc, count: 0, most }
  current = own
  try {
    merge()
  } finally {
    counts.set(doc, (counts.get(doc) ?? 0) + own.count)
    current = outer
  }
}

const integrate = Y.Item.prototype.integrate

Y.Item.prototype.integrate = function (transaction, offset) {
  if (current !== null && current.doc === transaction.doc) {
    current.count += comparisonsOf(this, Math.min(current.most, MOST_IN_ALL) - current.count)
    if (current.count > current.most)
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
