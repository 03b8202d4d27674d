/**
 * Takes away one of two numbers that were written in one place at once (see `whole-numbers.ts`). This part is
 * fetched together with the message about it.
 */
import * as Y from 'yjs'
import { MARK, isNumberSign } from './whole-numbers.ts'

/** Signs in a row that one window has written. */
interface Run {
  readonly first: Y.Item
  last: Y.Item
  readonly client: number
  /** The sign that the first one was written behind, and the one that the last was written before. */
  readonly origin: Y.ID | null
  rightOrigin: Y.ID | null
  /** Index in the text. */
  readonly start: number
  text: string
}

/** One of two numbers that were written in one place. */
export interface NumberConflict {
  readonly remaining: string
  readonly lost: string
  /** The number that is taken away was written by this window. */
  readonly own: boolean
}

/**
 * Takes away what has lost, where this window is one of the two. The caller holds the transaction.
 * @returns what was settled
 */
export function resolveNumberConflicts(text: Y.Text): NumberConflict[] {
  const own = text.doc?.clientID
  const settled: NumberConflict[] = []
  for (;;) {
    const conflict = firstConflict(numberRuns(text), own)
    if (!conflict) return settled
    const [remaining, lost] = conflict
    text.delete(lost.start, lost.text.length)
    if (remaining.client !== lost.client)
      settled.push({ remaining: remaining.text, lost: lost.text, own: lost.client === own })
  }
}

/** Finds two numbers in one place of which this window wrote at least one: the one that stands, then the other. */
function firstConflict(runs: readonly Run[], own: number | undefined): readonly [Run, Run] | undefined {
  for (const [index, right] of runs.entries()) {
    const left = runs[index - 1]
    if (!left || left.start + left.text.length !== right.start) continue
    if ((left.client !== own && right.client !== own) || isWrittenOnto(left, right)) continue
    const order = rankOf(left) - rankOf(right)
    if (order === 0 && rankOf(left) === PART) continue
    // When one undo has brought back both, the one on the right was there first.
    return (order || left.client - right.client) > 0 ? [left, right] : [right, left]
  }
  return undefined
}

/** Runs of digits and points, in the order of the text. */
function numberRuns(text: Y.Text): Run[] {
  const runs: Run[] = []
  let at = 0
  for (let item = text._start; item; item = item.right) {
    if (item.deleted || !item.countable) continue
    const signs = item.content instanceof Y.ContentString ? item.content.str.split('') : [null]
    const { client, clock } = item.id
    for (const [index, sign] of signs.entries()) {
      const place = at + index
      if (sign === null || !isNumberSign(sign)) continue
      const rightOrigin = index < signs.length - 1 ? Y.createID(client, clock + index + 1) : item.rightOrigin
      const run = runs.at(-1)
      if (run?.client === client && run.start + run.text.length === place && goesOn(run.last, item)) {
        run.text += sign
        run.last = item
        run.rightOrigin = rightOrigin
        continue
      }
      const origin = index > 0 ? Y.createID(client, clock + index - 1) : item.origin
      runs.push({ first: item, last: item, client, origin, rightOrigin, start: place, text: sign })
    }
    at += signs.length
  }
  return runs
}

/** Not so for two numbers that one undo has brought back in one place. */
function goesOn(left: Y.Item, right: Y.Item): boolean {
  const [before, behind] = [originalOf(left), originalOf(right)]
  if (left === right || before === left || behind === right) return true
  // A number that was written as a whole has the digits before it in it, or stands in their place.
  return behind.origin !== null && holds(before, behind.origin) && !isWholeBegun(behind)
}

/** Whether the window of a removed sign wrote a whole number, which ends with a mark, from that sign on. */
function isWholeBegun(sign: Y.Item): boolean {
  let { clock } = sign.id
  const isNext = (item: Y.Item): boolean => holds(item, Y.createID(sign.id.client, clock))
  for (let item: Y.Item | null = sign; item && isNext(item); item = item.right) {
    const { content } = item
    // The mark is gone together with its text.
    if (!(content instanceof Y.ContentString)) return item.deleted
    if (content.str.endsWith(MARK)) return true
    if (![...content.str].every(isNumberSign)) return false
    clock += item.length
  }
  return false
}

/** Digits added to a number, a number brought back by an undo, one written as a whole: the higher one stands. */
const PART = 0
const RESTORED = 1
const WHOLE = 2

function rankOf({ first, client }: Run): number {
  const { right, id, length } = first
  if (right?.deleted && holds(right, Y.createID(client, id.clock + length))) return WHOLE
  return originalOf(first) === first ? PART : RESTORED
}

/** One of the two was written knowing the other: behind its last digit or right before its first. */
function isWrittenOnto(left: Run, right: Run): boolean {
  const isIn = (run: Run, id: Y.ID | null): boolean => {
    for (let item: Y.Item | null = id && run.first; item; item = item === run.last ? null : item.right)
      if (!item.deleted && holds(item, id!)) return true
    return false
  }
  const [before, behind] = [originalOf(left.last), originalOf(right.first)]
  if (isIn(right, before === left.last ? left.rightOrigin : before.rightOrigin)) return true
  const origin = behind === right.first ? right.origin : behind.origin
  const isOntoRestored = rankOf(right) === PART && origin !== null && holds(before, origin)
  return isIn(left, origin) || isOntoRestored
}

/** An undo puts what it brings back right before the removed original. */
function originalOf(item: Y.Item): Y.Item {
  let original = item
  while (original.right?.deleted && original.rightOrigin && holds(original.right, original.rightOrigin))
    original = original.right
  return original
}

const holds = (item: Y.Item, { client, clock }: Y.ID): boolean =>
  item.id.client === client && item.id.clock <= clock && clock < item.id.clock + item.length
