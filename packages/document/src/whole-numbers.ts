/**
 * Two people who change one number at once. Letter by letter 12 that becomes 13 here and 14 there would be
 * 1314, which neither has written. So whoever replaces digits writes the whole number anew, and marks it as
 * whole: of numbers that were written in one place at once one stands, the same in every window, whatever
 * has arrived when. Digits that are only added to a number stay beside those of others.
 */
import type * as Y from 'yjs'

const NUMBER = /^[\d.]$/

export const isNumberSign = (sign: string | undefined): boolean => sign !== undefined && NUMBER.test(sign)

/** Stands behind a number that was written as a whole, and is removed at once: what is left is its place. */
export const MARK = '\u2063'

/** Writes a whole number in the place of what stands there. The caller holds the transaction. */
export function writeWholeNumber(text: Y.Text, at: number, removed: number, number: string): void {
  text.insert(at, number + MARK)
  text.delete(at + number.length, MARK.length + removed)
}

/** Whether something was removed between the signs before and behind a place. */
export function hasGap(text: Y.Text, at: number): boolean {
  let seen = 0
  let left: Y.Item | null = null
  for (let item = text._start; item && seen < at; item = item.right) {
    if (item.deleted || !item.countable) continue
    seen += item.length
    left = item
  }
  return seen === at && (left ? left.right : text._start)?.deleted === true
}
