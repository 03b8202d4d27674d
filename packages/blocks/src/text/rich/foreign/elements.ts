/** Reads the meaning of an element of foreign HTML for a text. */
import { isDark } from '../colours.ts'
import { backgroundOf, chosenStyle, styleOf } from './looks.ts'
import type { ElementContext } from './looks.ts'
import { signsOf } from './symbols.ts'
import { isSign, itemOf, onlineItem } from './word-lists.ts'
import type { ListItem } from './word-lists.ts'

export type Attributes = Readonly<Record<string, string>>

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

/** Elements that no reader takes for text; `o:p` is how Word fills an empty paragraph. */
const UNREAD = new Set(['button', 'o:p', 'script', 'style', 'title'])
/** The same by class or style: ends of paragraphs, comments, and what is not shown. */
const UNREAD_CLASS = /\b(?:EOP|MsoCommentReference)\b/
const UNREAD_STYLE = /display:\s*none|mso-hide:\s*all|mso-element:\s*comment-list/i

/** Letters of one width. */
const CODE = new Set(['code', 'kbd', 'samp', 'tt'])

const EXACT = /white-space(?:-collapse)?:\s*(?:pre|break-spaces)/i

export interface Element extends ElementContext {
  readonly tag: string
  /** Tags that begin and end it, '' for none. */
  readonly start: string
  readonly end: string
  readonly block: boolean
  /** Its white space is seen as it stands. */
  readonly exact: boolean
  readonly hidden: boolean
  /** The sign of an item. */
  readonly sign: boolean
  /** The number of a heading, which spaces set off. */
  readonly number: boolean
  /** The item of a list or the number of tab stops that it stands for. */
  readonly item: ListItem | null
  readonly tabs: number
  /** Within a list of Word for the web. */
  readonly online: boolean
  /** The signs that its letters stand for, when their font is one of signs. */
  readonly signs: ReadonlyMap<string, string> | null
}

/** @param item the item whose words have not come yet */
export function readElement(
  tag: string,
  attributes: Attributes,
  around: Element | undefined,
  item: ListItem | null,
): Element {
  const style = styleOf(attributes)
  const classes = attributes['class'] ?? ''
  const online = around?.online || /\bListContainerWrapper\b/.test(classes)
  const found = online ? onlineItem(tag, attributes, around?.tag) : itemOf(tag, style)
  const name = nameOf(tag, attributes)
  const block = BLOCKS.has(name)
  // Elements around the sign of an item are about the sign; lists of Word for the web are made of the items.
  const silent = found !== null || (item?.sign === '' && !block) || (online && block && tag !== 'br')
  const paper = block ? backgroundOf(style) : null
  const context: ElementContext = {
    dark: paper === null ? (around?.dark ?? false) : isDark(paper),
    heading: around?.heading || /^h\d$/.test(name),
  }
  return {
    ...context,
    tag,
    start: silent ? '' : startTag(name, { ...attributes, style: chosenStyle(lookOf(tag, style), context) }),
    end: silent || tag === 'br' ? '' : `</${name}>`,
    block,
    exact: around?.exact || tag === 'pre' || EXACT.test(style),
    hidden: around?.hidden || UNREAD.has(tag) || UNREAD_CLASS.test(classes) || UNREAD_STYLE.test(style),
    sign: around?.sign || (item !== null && isSign(style)),
    number: around?.number || (item === null && isSign(style)),
    item: found,
    tabs: Number(/mso-tab-count:\s*(\d{1,2})/i.exec(style)?.[1] ?? 0),
    online,
    signs: signsOf(style) ?? (signsOf(style) === undefined ? (around?.signs ?? null) : null),
  }
}

/** The tag that says the same in a text. */
function nameOf(tag: string, attributes: Attributes): string {
  const level = attributes['role'] === 'heading' ? attributes['aria-level'] : undefined
  if (level !== undefined && /^[1-6]$/.test(level)) return `h${level}`
  if (FOREIGN_BLOCKS.has(tag)) return 'div'
  return tag === 'font' || CODE.has(tag) ? 'span' : tag
}

const lookOf = (tag: string, style: string): string =>
  CODE.has(tag) ? `font-family: Courier; ${style}` : style

function startTag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes)
    .filter(([key, value]) => /^[\w-]+$/.test(key) && !(key === 'style' && value === ''))
    // A place within their page.
    .filter(([key, value]) => !(key === 'href' && value.startsWith('#')))
    .map(([key, value]) => ` ${key}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
  return `<${name}${written.join('')}>`
}
