/**
 * Two people who change one number at once. Letter by letter 12 that becomes 13 here and 14 there would be
 * 1314, which neither has written. A change that removes digits writes the whole number anew (see `changeOf`), so both results stand beside each other, and one of them is taken away: the
 * same in every window.
 */
import * as Y from 'yjs'

const NUMBER = /^[\d.]$/

export const isNumberSign = (sign: string | undefined): boolean => sign !== undefined && NUMBER.test(sign)

/** Signs in a row that one window has written. */
interface Run {
  readonly first: Y.Item
  last: Y.Item
  readonly client: number
  /** Index in the text. */
  readonly start: number
  text: string
}

/** One of two numbers that were written in one place. */
export interface NumberConflict {
  readonly kept: string
  readonly lost: string
  /** The number that is taken away was written by this window. */
  readonly own: boolean
}

/**
 * Takes away what has lost, where this window is one of the two. The caller holds the transaction.
 * @returns what was settled
 */
export function settleNumbers(text: Y.Text): NumberConflict[] {
  const own = text.doc?.clientID
  const settled: NumberConflict[] = []
  const runs = numberRuns(text)
  // From the end: what is taken away there leaves the indices before it as they are.
  for (let index = runs.length - 1; index > 0; index--) {
    const [left, right] = [runs[index - 1]!, runs[index]!]
    const touch = left.start + left.text.length === right.start && left.client !== right.client
    if (!touch || (left.client !== own && right.client !== own) || !replaceTheSame(left, right)) continue
    const [kept, lost] = loses(left, right) ? [right, left] : [left, right]
    text.delete(lost.start, lost.text.length)
    settled.push({ kept: kept.text, lost: lost.text, own: lost.client === own })
    runs.splice(runs.indexOf(lost), 1)
  }
  return settled
}

/** Runs of digits and points, in the order of the text. */
function numberRuns(text: Y.Text): Run[] {
  const runs: Run[] = []
  let at = 0
  for (let item = text._start; item; item = item.right) {
    if (item.deleted || !item.countable) continue
    const signs = item.content instanceof Y.ContentString ? [...item.content.str.split('')] : [null]
    for (const [index, sign] of signs.entries()) {
      const run = runs.at(-1)
      const goesOn = run && run.client === item.id.client && run.start + run.text.length === at
      if (sign === null || !NUMBER.test(sign)) {
        at += 1
        continue
      }
      if (goesOn) {
        run.text += sign
        run.last = item
      } else if (index === 0)
        runs.push({ first: item, last: item, client: item.id.client, start: at, text: sign })
      // Written together with what stands before it: nobody else's number begins here.
      else runs.push({ first: item, last: item, client: -1, start: at, text: sign })
      at += 1
    }
  }
  return runs
}

/**
 * Both were written behind the same sign, neither knowing the other, where something has been removed. What
 * is written knowing a number stands behind its last digit, right before its first, or takes its place.
 */
function replaceTheSame(left: Run, right: Run): boolean {
  if (left.client < 0 || right.client < 0) return false
  if (left.last.rightOrigin && holds(right.first, left.last.rightOrigin)) return false
  const root = rootOf(left.first)
  return root === rootOf(right.first) && hasRemoved(root, right.first)
}

/** What is still there of what a run was written behind; signs that its own writer has removed do not count. */
function rootOf({ origin, id, left }: Y.Item): Y.Item | null {
  let written = origin
  let item = left
  for (; item && written; item = item.left) {
    if (!holds(item, written)) continue
    if (!item.deleted || item.id.client !== id.client) break
    written = item.origin
  }
  if (!written) return null
  while (item?.deleted) item = item.left
  return item
}

const holds = (item: Y.Item, { client, clock }: Y.ID): boolean =>
  item.id.client === client && item.id.clock <= clock && clock < item.id.clock + item.length

function hasRemoved(root: Y.Item | null, last: Y.Item): boolean {
  for (let item = last.left; item && item !== root; item = item.left) if (item.deleted) return true
  return false
}

/** The longer one stands: of the other only a piece may be left. Else the window with the greater id. */
const loses = (left: Run, right: Run): boolean =>
  left.text.length === right.text.length ? left.client < right.client : left.text.length < right.text.length
