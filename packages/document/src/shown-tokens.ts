/** The tokens that a field shows, their places in the text, and where these are after a change of it. */
import type { TokenChange } from './token-changes.ts'

/** An element of the Y.Text, or several that belong together; empty when somebody has removed it. */
export interface TokenPlace {
  at: number
  size: number
}

export interface ShownToken {
  readonly token: string
  readonly places: readonly TokenPlace[]
  /** Somebody else has written it anew, alike or not. */
  readonly isReplaced?: boolean
}

/** Tokens of the field whose writing differs from that of the text, such as `x^2` for `x^{2}`. */
export interface Range {
  readonly start: number
  readonly end: number
}

export const overlap = (a: Range, b: Range): boolean => a.start < a.end && a.end > b.start && a.start < b.end

/** Where a range stands after changes; nowhere when one of them has touched it. */
export function movedRange(range: Range, changes: readonly TokenChange[]): Range[] {
  if (changes.some(change => overlap(range, change))) return []
  const by = changes
    .filter(({ end }) => end <= range.start)
    .reduce((sum, { start, end, inserted }) => sum + inserted.length - (end - start), 0)
  return [{ start: range.start + by, end: range.end + by }]
}

export const unitsOf = (tokens: readonly string[]): number =>
  tokens.reduce((sum, token) => sum + token.length, 0)

/** Tokens that end within so many units. */
export function countBefore(tokens: readonly string[], units: number): number {
  let left = units
  let count = 0
  while (count < tokens.length && left >= tokens[count]!.length) left -= tokens[count++]!.length
  return count
}

/** Somebody has removed it. */
export const isRemoved = (one: ShownToken | undefined): one is ShownToken =>
  one !== undefined && one.places.length > 0 && lengthOf(one) === 0

export const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\w.]/.test(sign)

/** Keeps two numbers apart and needs no partner. */
export const isSeparator = (token: string): boolean =>
  /^(?:[-+*/=<>,;:A-Za-z]|\\(?:cdot|times|div|pm|le|ge|ne))$/.test(token)

export const lengthOf = ({ places }: ShownToken): number => places.reduce((sum, { size }) => sum + size, 0)

export interface Delta {
  readonly retain?: number
  readonly insert?: unknown
  readonly delete?: number
}

/** A number that is written anew as a whole may begin as before: that stays, and what stands between its digits. */
export function withoutUnchangedDigits(delta: readonly Delta[], before: string): readonly Delta[] {
  const result: Delta[] = []
  let at = 0
  for (const one of delta) {
    const last = result.at(-1)
    const { insert: inserted, delete: removed } = { ...last, ...one }
    if (last?.retain === undefined && typeof inserted === 'string' && removed !== undefined) {
      const from = one.delete ? at : at - removed
      let same = 0
      while (same < removed && before[from + same] === inserted[same]) same++
      result.splice(-1, 1, { retain: same }, { delete: removed - same }, { insert: inserted.slice(same) })
    } else result.push(one)
    at += one.retain ?? one.delete ?? 0
  }
  return result
}

/** Where a token stands after a change of the text. What is inserted within it drives its ends apart. */
export function movedToken({ token, places }: ShownToken, delta: readonly Delta[]): ShownToken {
  return { token, places: places.map(place => movedPlace(place, delta)) }
}

function movedPlace({ at, size }: TokenPlace, delta: readonly Delta[]): TokenPlace {
  let from = at
  let length = size
  /** The part of the changed text that was looked at. */
  let seen = 0
  for (const { retain, insert, delete: removed } of delta) {
    if (seen > from + length) break
    if (retain !== undefined) seen += retain
    else if (removed !== undefined) {
      const before = Math.max(0, Math.min(from - seen, removed))
      const within = Math.max(0, Math.min(seen + removed, from + length) - Math.max(seen, from))
      from -= before
      length -= within
    } else {
      const added = typeof insert === 'string' ? insert.length : 1
      if (seen <= from) from += added
      seen += added
    }
  }
  return { at: from, size: length }
}
