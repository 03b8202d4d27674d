/** Divides merged texts into characters, and tokens that are written or removed as a whole. */
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

/** Tags and character references stay whole. */
export const isIndivisible = (token: string, kind: MergedTextKind): boolean =>
  kind === 'html' && token.length > 1 && (token[0] === '<' || token[0] === '&')

/** Length inside the Y.Text: a tag or `&lt;` is one element, other text counts UTF-16 units. */
export const sizeOf = (token: string, kind: MergedTextKind): number =>
  isIndivisible(token, kind) ? 1 : token.length

export const sizesOf = (tokens: readonly string[], kind: MergedTextKind): number =>
  tokens.reduce((sum, token) => sum + sizeOf(token, kind), 0)

/** UTF-16 units of a text before a place in its Y.Text. */
export function utf16UnitsBefore(text: string, place: number, kind: MergedTextKind): number {
  let units = 0
  let at = 0
  for (const token of elementsOf(text, kind)) {
    if (at >= place) break
    at += sizeOf(token, kind)
    units += token.length
  }
  return units
}
