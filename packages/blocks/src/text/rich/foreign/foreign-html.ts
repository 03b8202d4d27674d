/**
 * HTML as word processors and web pages write it, told with the tags and styles that a text has. It is
 * not cleaned: `sanitizeHtml` does that afterwards.
 */
import type { readHtml } from '#read-html'
import { isSign, itemLevel, ListTags } from './word-lists.ts'
import { Spaces } from './spaces.ts'

type Attributes = Readonly<Record<string, string>>

/** Elements that stand in lines of their own. */
const BLOCKS = new Set(
  'p h1 h2 h3 h4 h5 h6 div center blockquote hr br ol ul li table tbody tr td th'.split(' '),
)

/** Others that do, which a text has not. */
const FOREIGN_BLOCKS = new Set(
  (
    'address article aside caption dd details dl dt fieldset figcaption figure footer form header main nav ' +
    'pre section summary'
  ).split(' '),
)

/** Sizes 1 to 7 of early HTML, in pixels. */
const SIZES = [10, 12, 16, 18, 24, 32, 48]

/** A piece copied from a text, which says how deep it was cut: every space in it counts. */
export const OWN_PIECE = /\bdata-pm-slice="(\d+ \d+) \[/

interface Element {
  /** What ends it, '' for nothing. */
  readonly end: string
  readonly block: boolean
  readonly exact: boolean
  readonly hidden: boolean
  readonly sign: boolean
}

/** The same text for `sanitizeHtml`: white space as it is seen, lists of Word as lists, old attributes as styles; '' when nothing is seen of it. */
export function foreignHtml(html: string, read: typeof readHtml): string {
  if (OWN_PIECE.test(html)) return html
  const spaces = new Spaces()
  const lists = new ListTags()
  const open: Element[] = []
  /** An item whose words have not come yet: its sign says which list it belongs to. */
  let item: { level: number; sign: string } | null = null
  const beginItem = (): void => {
    if (item) spaces.block(lists.item(item))
    item = null
  }
  const write = (element: Element, tag: string): void => {
    if (tag.startsWith('<br')) spaces.break(tag)
    else if (element.block) spaces.block(tag)
    else spaces.inline(tag)
  }
  read(html, {
    open(tag, attributes) {
      const around = open.at(-1)
      const style = attributes['style'] ?? ''
      const level = tag === 'p' ? itemLevel(style) : null
      const name = FOREIGN_BLOCKS.has(tag) ? 'div' : tag === 'font' ? 'span' : tag
      const block = BLOCKS.has(name)
      // What surrounds the sign of an item is about the sign.
      const aroundSign = item?.sign === '' && !block
      const element: Element = {
        end: level !== null || tag === 'br' || aroundSign ? '' : `</${name}>`,
        block,
        exact: around?.exact || tag === 'pre' || /white-space:\s*(pre|break-spaces)/i.test(style),
        hidden: around?.hidden || /display:\s*none|mso-hide:\s*all/i.test(style),
        sign: around?.sign || isSign(style),
      }
      open.push(element)
      if (element.hidden || element.sign || aroundSign) return
      beginItem()
      if (block && tag !== 'br' && level === null) spaces.block(lists.end())
      if (level !== null) item = { level, sign: '' }
      else write(element, startTag(name, attributes))
    },
    close() {
      const element = open.pop()!
      if (element.hidden || element.sign) return
      if (element.block) beginItem()
      if (element.block && element.end !== '') spaces.block(lists.end())
      write(element, element.end)
    },
    text(text) {
      const around = open.at(-1)
      if (around?.hidden) return
      if (around?.sign) {
        if (item) item.sign += text
        return
      }
      if (text.trim() !== '') beginItem()
      if (!around?.exact) spaces.words(text)
      else
        for (const [index, line] of text
          .replace(/\r?\n$/, '')
          .split(/\r?\n/)
          .entries()) {
          if (index > 0) spaces.break('<br>')
          spaces.exact(line)
        }
    },
  })
  beginItem()
  const seen = spaces.text.replace(/<(?!img\b)[^>]*>/g, '').trim()
  return seen === '' ? '' : spaces.text.trimEnd() + lists.end()
}

/** The tag with the attributes it has, those of early HTML as a style before the one it has. */
function startTag(name: string, attributes: Attributes): string {
  const { align, color, face, size, ...others } = attributes
  const early = [
    align && `text-align: ${align}`,
    color && `color: ${color}`,
    face && `font-family: ${face}`,
    size && SIZES[Number(size) - 1] && `font-size: ${SIZES[Number(size) - 1]}px`,
  ]
  const style = [...early, others['style']].filter(Boolean).join('; ')
  const written = Object.entries({ ...others, style })
    .filter(([key, value]) => /^[\w-]+$/.test(key) && (key !== 'style' || value !== ''))
    .map(([key, value]) => ` ${key}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
  return `<${name}${written.join('')}>`
}
