/**
 * Order keys: texts whose alphabetical order is the order of siblings. A key can be made between
 * any two, so that inserting or moving a block writes that block alone.
 *
 * A key is `gap + tag + counter`. `gap` lies between the neighbours as a base-62 fraction, `tag`
 * names the writing session, and `counter` numbers the blocks that this session puts one after
 * another. So the lines that two people type at the same place at the same time stay in two runs
 * instead of alternating, and a run of n lines needs keys of length log n.
 */

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const TAG_LENGTH = 3

/** A random tag for the keys of one session; equal tags cost neatness, never correctness. */
export function newSessionTag(random: () => number = Math.random): string {
  let tag = ''
  while (tag.length < TAG_LENGTH) tag += DIGITS[Math.floor(random() * DIGITS.length)]
  return tag
}

/**
 * `count` ascending keys strictly between `left` and `right`; null stands for the open end.
 * Equal or reversed neighbours (two people wrote the same key) are taken as no right neighbour.
 */
export function orderKeysBetween(
  left: string | null,
  right: string | null,
  tag: string,
  count: number,
): string[] {
  const low = left ?? ''
  const high = right !== null && right > low ? right : null
  const keys: string[] = []
  let previous = low
  while (keys.length < count) {
    previous = nextOfRun(previous, high, tag) ?? `${gapBetween(previous, high)}${tag}${FIRST_COUNTER}`
    keys.push(previous)
  }
  return keys
}

/** The key after `key` in this session's own run, or null where the run cannot go on. */
function nextOfRun(key: string, high: string | null, tag: string): string | null {
  const run = splitRun(key, tag)
  if (!run) return null
  const next = run.stem + incrementCounter(run.counter)
  return high === null || next < high ? next : null
}

const FIRST_COUNTER = 'a0'

/** Splits `gap + tag + counter`; a counter is a letter for its number of digits (a = 1) and the digits. */
function splitRun(key: string, tag: string): { stem: string; counter: string } | null {
  for (let digits = 1; digits <= 5; digits++) {
    const at = key.length - digits - 1
    if (at < TAG_LENGTH + 1) return null
    if (key[at] === counterHead(digits) && key.slice(at - TAG_LENGTH, at) === tag)
      return { stem: key.slice(0, at), counter: key.slice(at) }
  }
  return null
}

const counterHead = (digits: number): string => String.fromCharCode('a'.charCodeAt(0) + digits - 1)

function incrementCounter(counter: string): string {
  const digits = counter.slice(1).split('')
  for (let index = digits.length - 1; index >= 0; index--) {
    const value = DIGITS.indexOf(digits[index]!)
    if (value < DIGITS.length - 1) {
      digits[index] = DIGITS[value + 1]!
      return counter[0] + digits.join('')
    }
    digits[index] = '0'
  }
  return counterHead(digits.length + 1) + '0'.repeat(digits.length + 1)
}

/** A short digit string strictly between two; it never ends in the lowest digit. */
function gapBetween(low: string, high: string | null): string {
  const bias = high === null ? (low === '' ? 'middle' : 'low') : low === '' ? 'high' : 'middle'
  let prefix = ''
  let limit = high
  for (let index = 0; ; index++) {
    if (limit !== null && index >= limit.length) limit = null
    const from = index < low.length ? DIGITS.indexOf(low[index]!) : 0
    const to = limit === null ? DIGITS.length : DIGITS.indexOf(limit[index]!)
    if (to - from > 1) return prefix + DIGITS[digitBetween(from, to, bias)]!
    prefix += DIGITS[from]!
    if (from < to) limit = null
  }
}

/** Close to the neighbour at an open end, for more will follow there; else in the middle. */
function digitBetween(from: number, to: number, bias: 'low' | 'middle' | 'high'): number {
  if (bias === 'low') return from + 1
  return bias === 'high' ? to - 1 : Math.floor((from + to) / 2)
}
