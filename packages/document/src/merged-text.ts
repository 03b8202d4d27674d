/**
 * Text in which simultaneous changes of two people are both kept. Characters merge one by one, but a
 * change always removes and inserts whole tokens, in LaTeX with pairs of brackets complete: whatever
 * two people do at once, each one's piece stays whole and every bracket keeps its partner. In HTML a tag
 * or `&lt;` is a single element. Whether the tags still pair up is for the block type's schema, which
 * cleans what it reads.
 */
import * as Y from 'yjs'
import { isIndivisible, sizesOf, tokensOf } from './text-tokens.ts'
import { changesOf, isTag } from './token-changes.ts'
import type { TokenChange } from './token-changes.ts'
import type { MergedTextKind } from './types.ts'
import { hasGap, isNumberSign, writeWholeNumber } from './whole-numbers.ts'

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
  // From the end: what stands before a change stays where it is.
  for (const change of changesOf(before, after, kind, behind).toReversed())
    writeChange(text, before, change, kind)
}

function writeChange(
  text: Y.Text,
  before: readonly string[],
  change: TokenChange,
  kind: MergedTextKind,
): void {
  const at = (index: number): number => sizesOf(before.slice(0, index), kind)
  const isRewritten = kind === 'latex' && hasGap(text, at(change.start))
  const { start, end, inserted } = isRewritten ? withOwnNumber(before, change) : change
  const isNumber = kind === 'latex' && inserted.length > 0 && inserted.every(isNumberSign)
  const [from, size] = [at(start), at(end) - at(start)]
  if (isNumber && (isRewritten || before.slice(start, end).some(isNumberSign)))
    return writeWholeNumber(text, from, size, inserted.join(''))
  // Text that others type directly behind an opening tag stays inside of the tag that takes its place.
  const isOpening = isTag(before[start]) && start < end && !before[start]!.startsWith('</')
  if (isOpening) insertTokens(text, from, inserted, kind)
  if (size > 0) text.delete(isOpening ? from + sizesOf(inserted, kind) : from, size)
  if (!isOpening) insertTokens(text, from, inserted, kind)
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
    if (!isIndivisible(token, kind)) {
      run += token
      continue
    }
    flush()
    text.insertEmbed(place, { whole: token })
    place += 1
  }
  flush()
}
