/**
 * Text in which simultaneous changes of two people are both kept. Characters merge one by one; an
 * HTML tag or `&lt;` is a single element, so that merging can never tear one apart. Whether the tags still
 * pair up is for the block type's schema, which cleans what it reads.
 */
import * as Y from 'yjs'

/** A whole tag, a whole character reference, or one character. */
const TOKENS = /<\/?[A-Za-z][^<>]*>|&#?[A-Za-z0-9]+;|[^]/gu

const tokensOf = (text: string): string[] => text.match(TOKENS) ?? []

/** Tags and character references are kept whole. */
const isWhole = (token: string): boolean => token.length > 1 && (token[0] === '<' || token[0] === '&')

/** The text with its tags. */
export function readMergedText(text: Y.Text): string {
  let result = ''
  for (const part of text.toDelta() as { insert: unknown }[]) {
    if (typeof part.insert === 'string') result += part.insert
    else if (typeof (part.insert as { whole?: unknown }).whole === 'string')
      result += (part.insert as { whole: string }).whole
  }
  return result
}

/** Changes `text` to `wanted` by replacing only the part that differs. */
export function writeMergedText(text: Y.Text, wanted: string): void {
  const before = tokensOf(readMergedText(text))
  const after = tokensOf(wanted)
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++
  const at = lengthOf(before.slice(0, start))
  const removed = lengthOf(before.slice(start, before.length - end))
  if (removed) text.delete(at, removed)
  insertTokens(text, at, after.slice(start, after.length - end))
}

function insertTokens(text: Y.Text, at: number, tokens: readonly string[]): void {
  let place = at
  let run = ''
  const flush = (): void => {
    if (run) text.insert(place, run)
    place += run.length
    run = ''
  }
  for (const token of tokens) {
    if (!isWhole(token)) {
      run += token
      continue
    }
    flush()
    text.insertEmbed(place, { whole: token })
    place += 1
  }
  flush()
}

/** Length inside the Y.Text: a tag or `&lt;` is one element, other text counts UTF-16 units. */
const lengthOf = (tokens: readonly string[]): number =>
  tokens.reduce((sum, token) => sum + (isWhole(token) ? 1 : token.length), 0)
