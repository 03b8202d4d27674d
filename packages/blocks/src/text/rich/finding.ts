/** Find and replace in a text. Its looks and its references stay as they are. */
import { type BlockFinding, type FindQuery, lengthOf, occurrencesIn } from '@calcwright/editor'
import { BREAKING, escapeText } from './plain.ts'
import type { TextProps } from './schema.ts'

export const textFinding: BlockFinding<TextProps> = {
  passages: ({ html }) => passagesOf(html).map(textOf),
  replace({ html }, query, to, which) {
    const replaced = replaceText(html, query, to, which)
    return replaced === html ? null : { html: replaced }
  },
}

/** A character and where the HTML writes it. */
interface Sign {
  readonly sign: string
  readonly start: number
  readonly end: number
}

/** Cleaned HTML writes these five by name, in attributes too, so that a `<` always begins a tag. */
const PART = /<\/?([a-z][a-z0-9]*)[^>]*>|&(?:amp|lt|gt|quot|nbsp);|[^<&]/gu
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': '\u00a0',
} // prettier-ignore

const textOf = (signs: readonly Sign[]): string => signs.map(({ sign }) => sign).join('')

/** The characters between two ends of lines. A reference ends one as well: what it shows is no text. */
function passagesOf(html: string): readonly (readonly Sign[])[] {
  const passages: Sign[][] = [[]]
  for (const { 0: part, 1: tag, index: start } of html.matchAll(PART)) {
    if (tag === undefined)
      passages.at(-1)!.push({ sign: ENTITIES[part] ?? part, start, end: start + part.length })
    else if (
      BREAKING.has(tag) ||
      tag === 'td' ||
      tag === 'th' ||
      tag === 'img' ||
      part.startsWith('<span data-')
    )
      passages.push([])
  }
  return passages.filter(passage => passage.length > 0)
}

/** The HTML with `to` in the place of these matches; it takes the looks of the first character. */
export function replaceText(html: string, query: FindQuery, to: string, which: ReadonlySet<number>): string {
  const found = passagesOf(html).flatMap(passage =>
    occurrencesIn(
      passage.map(({ sign }) => sign),
      query,
    ).map(at => passage.slice(at, at + lengthOf(query))),
  )
  return found
    .filter((_, index) => which.has(index))
    .reverse()
    .reduce((text, signs) => putIn(text, signs, escapeText(to)), html)
}

/** From the last character on, so that the places of those before stay right. */
const putIn = (html: string, signs: readonly Sign[], text: string): string =>
  signs.reduceRight(
    (rest, { start, end }, index) => rest.slice(0, start) + (index === 0 ? text : '') + rest.slice(end),
    html,
  )
