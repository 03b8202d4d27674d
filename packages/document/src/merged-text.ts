/**
 * Text in which simultaneous changes of two people are both kept. Characters merge one by one, but a
 * change always removes and inserts whole tokens, in LaTeX with pairs of brackets complete: whatever
 * two people do at once, each one's piece stays whole and every bracket keeps its partner. In HTML a tag
 * or `&lt;` is a single element. Whether the tags still pair up is for the block type's schema, which
 * cleans what it reads.
 */
import * as Y from 'yjs'
import { hasGap, isNumberSign, writeWholeNumber } from './whole-numbers.ts'
import type { MergedTextKind } from './types.ts'

const TOKENS: Readonly<Record<MergedTextKind, RegExp>> = {
  /** A whole tag, a whole character reference, or one character. */
  html: /<\/?[A-Za-z][^<>]*>|&#?[A-Za-z0-9]+;|[^]/gu,
  /** A command, or one character. The space that ends a command goes with the letter that needs it. */
  latex: /\\[A-Za-z]+|\\[^]|[^]/gu,
}

export const tokensOf = (text: string, kind: MergedTextKind): string[] => text.match(TOKENS[kind]) ?? []

/** The pieces of which others may remove one without the next: in LaTeX somebody's token may be part of a longer one. */
export const elementsOf = (text: string, kind: MergedTextKind): string[] =>
  kind === 'latex' ? text.split('') : tokensOf(text, kind)

/** Tags and character references are kept whole. */
const isWhole = (token: string, kind: MergedTextKind): boolean =>
  kind === 'html' && token.length > 1 && (token[0] === '<' || token[0] === '&')

/** Length inside the Y.Text: a tag or `&lt;` is one element, other text counts UTF-16 units. */
export const sizeOf = (token: string, kind: MergedTextKind): number =>
  isWhole(token, kind) ? 1 : token.length

export const sizesOf = (tokens: readonly string[], kind: MergedTextKind): number =>
  tokens.reduce((sum, token) => sum + sizeOf(token, kind), 0)

/** UTF-16 units of a text before a place in its Y.Text. */
export function unitsBefore(text: string, place: number, kind: MergedTextKind): number {
  let units = 0
  let at = 0
  for (const token of elementsOf(text, kind)) {
    if (at >= place) break
    at += sizeOf(token, kind)
    units += token.length
  }
  return units
}

/** The text with its tags. */
export function readMergedText(text: Y.Text): string {
  const plain = text.toJSON()
  if (plain.length === text.length) return plain
  let result = ''
  for (const part of text.toDelta() as { insert: unknown }[]) {
    if (typeof part.insert === 'string') result += part.insert
    else if (typeof (part.insert as { whole?: unknown }).whole === 'string')
      result += (part.insert as { whole: string }).whole
  }
  return result
}

/** The tokens from `start` to `end` become `inserted`. */
export interface TokenChange {
  readonly start: number
  readonly end: number
  readonly inserted: readonly string[]
}

/**
 * The one piece in which two texts differ. Of several that would do, as in a row of equal letters, the
 * one that ends at the caret.
 *
 * @param behindCaret tokens of `after` behind the caret; all, when nothing is known of it
 */
export function changeOf(
  before: readonly string[],
  after: readonly string[],
  kind: MergedTextKind,
  behindCaret = 0,
): TokenChange {
  const most = Math.min(before.length, after.length)
  let end = 0
  while (end < Math.min(most, behindCaret) && before.at(-1 - end) === after.at(-1 - end)) end++
  let start = 0
  while (start < most - end && before[start] === after[start]) start++
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const change = { start, end: before.length - end, inserted: after.slice(start, after.length - end) }
  return kind === 'latex' ? withPartners(before, withWholeNumber(before, change)) : change
}

/**
 * A number of which something is removed is written anew as a whole: what another person makes of it at the
 * same time stands beside it whole, and one of the two wins.
 */
function withWholeNumber(before: readonly string[], change: TokenChange): TokenChange {
  let { start, end } = change
  if (start === end) return change
  let inserted = [...change.inserted]
  // What stood between two numbers goes, and they become one.
  const joins = inserted.every(isNumberSign) && isNumberSign(before[start - 1]) && isNumberSign(before[end])
  if (joins || isNumberSign(before[start]))
    while (isNumberSign(before[start - 1])) inserted = [before[--start]!, ...inserted]
  if (joins || isNumberSign(before[change.end - 1]))
    while (isNumberSign(before[end])) inserted = [...inserted, before[end++]!]
  return { start, end, inserted }
}

/** Widens a change until each bracket in what it removes and inserts has its partner in it. */
function withPartners(before: readonly string[], change: TokenChange): TokenChange {
  let { start, end } = change
  let inserted = [...change.inserted]
  for (;;) {
    const removed = openBrackets(before.slice(start, end))
    const added = openBrackets(inserted)
    const left = removed.closing > 0 || added.closing > 0
    const right = removed.opening > 0 || added.opening > 0
    if ((left && start > 0) || (right && end < before.length)) {
      if (left && start > 0) inserted = [before[--start]!, ...inserted]
      if (right && end < before.length) inserted = [...inserted, before[end++]!]
    } else return { start, end, inserted }
  }
}

/** Brackets without a partner. */
function openBrackets(tokens: readonly string[]): { readonly opening: number; readonly closing: number } {
  let opening = 0
  let closing = 0
  for (const token of tokens) {
    if (/^(?:\{|\\(?:left|begin))$/.test(token)) opening++
    else if (!/^(?:\}|\\(?:right|end))$/.test(token)) continue
    else if (opening > 0) opening--
    else closing++
  }
  return { opening, closing }
}

/**
 * Changes `text` to `wanted` by replacing only the part that differs.
 * @param behindCaret UTF-16 units of `wanted` behind the caret, where it is known
 */
export function writeMergedText(
  text: Y.Text,
  wanted: string,
  kind: MergedTextKind,
  behindCaret?: number,
): void {
  const before = tokensOf(readMergedText(text), kind)
  const after = tokensOf(wanted, kind)
  const behind =
    behindCaret === undefined ? 0 : tokensOf(wanted.slice(wanted.length - behindCaret), kind).length
  const change = changeOf(before, after, kind, behind)
  const at = (index: number): number => sizesOf(before.slice(0, index), kind)
  const isRewritten = kind === 'latex' && hasGap(text, at(change.start))
  const { start, end, inserted } = isRewritten ? withOwnNumber(before, change) : change
  const isNumber = kind === 'latex' && inserted.length > 0 && inserted.every(isNumberSign)
  if (isNumber && (isRewritten || before.slice(start, end).some(isNumberSign)))
    return writeWholeNumber(text, at(start), at(end) - at(start), inserted.join(''))
  if (start < end) text.delete(at(start), at(end) - at(start))
  insertTokens(text, at(start), inserted, kind)
}

/** Digits behind a number where something has been removed: the number may be one that somebody replaces. */
function withOwnNumber(before: readonly string[], change: TokenChange): TokenChange {
  let { start, inserted } = change
  if (start < change.end || !inserted.every(isNumberSign)) return change
  while (isNumberSign(before[start - 1])) inserted = [before[--start]!, ...inserted]
  return { ...change, start, inserted }
}

function insertTokens(text: Y.Text, at: number, tokens: readonly string[], kind: MergedTextKind): void {
  let place = at
  let run = ''
  const flush = (): void => {
    if (run) text.insert(place, run)
    place += run.length
    run = ''
  }
  for (const token of tokens) {
    if (!isWhole(token, kind)) {
      run += token
      continue
    }
    flush()
    text.insertEmbed(place, { whole: token })
    place += 1
  }
  flush()
}
