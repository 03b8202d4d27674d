/**
 * Reduces HTML from anywhere (paste, a file, another person's change) to the allowed tags. The
 * result is written anew from what the parser understood: nothing of the input is passed on as
 * markup unread, and tags always pair up.
 */
import { readHtml } from '#read-html'
import { digestIn } from './pictures.ts'
import { attributesOf, isId, readReference } from './references/stored.ts'
import type { Reference } from './references/stored.ts'
import { cleanStyle } from './style.ts'

const ALLOWED = new Set(
  (
    'a b blockquote br center em h1 h2 h3 h4 h5 h6 hr i img li ol p strike span div strong sub sup ' +
    'table tbody td th tr u ul'
  ).split(' '),
)

/** Other spellings of allowed tags. */
const SPELLINGS: Readonly<Record<string, string>> = { s: 'strike', del: 'strike', ins: 'u' }

const VOID = new Set(['br', 'hr', 'img'])

/** Elements whose content is not text for a reader. */
const DROPPED = new Set(
  (
    'script style template noscript iframe object embed applet head title textarea select svg math ' +
    'xmp plaintext noembed noframes'
  ).split(' '),
)

const DEPTH_LIMIT = 50

const PARAGRAPHS = 'p h1 h2 h3 h4 h5 h6 div center blockquote hr ol ul table'.split(' ')

/** Open elements that a tag ends, by the rules of HTML. */
const ENDS = new Map<string, readonly string[]>([
  ...PARAGRAPHS.map(tag => [tag, ['p']] as const),
  ['li', ['li']],
  ['td', ['td', 'th']],
  ['th', ['td', 'th']],
  ['tr', ['td', 'th', 'tr']],
])

type AttributeCheck = (value: string) => string | null

const wholeNumber: AttributeCheck = value => (/^[1-9]\d{0,3}$/.test(value) ? value : null)
const anyText: AttributeCheck = value => value

/** Characters that a browser ignores inside an address: they would hide `java\nscript:` from a reader of text. */
// oxlint-disable-next-line no-control-regex -- control characters are the point
const IGNORED_IN_ADDRESS = /[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028\u2029\ufeff]/g

/** An address that a link may have, without what hides in it; null for any other. */
export function safeAddress(value: string): string | null {
  const address = value.replace(IGNORED_IN_ADDRESS, '')
  return /^(https?:\/\/|mailto:|tel:|#)/i.test(address) ? address : null
}

const imageAddress: AttributeCheck = value => {
  const address = value.replace(IGNORED_IN_ADDRESS, '')
  return /^https?:\/\//i.test(address) ||
    /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]*$/i.test(address) ||
    digestIn(address) !== null
    ? address
    : null
}

/** A heading that something refers to has an id. */
const heading = { 'data-id': (value: string) => (isId(value) ? value : null) }

const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, AttributeCheck>>>> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map(level => [`h${level}`, heading])),
  a: { href: safeAddress, title: anyText },
  img: { src: imageAddress, alt: anyText, title: anyText, width: wholeNumber, height: wholeNumber },
  td: { colspan: wholeNumber, rowspan: wholeNumber },
  th: { colspan: wholeNumber, rowspan: wholeNumber },
  ol: { start: wholeNumber, type: value => (/^[1aAiI]$/.test(value) ? value : null) },
}

/** How a cleaned text is written. */
export interface HtmlForm {
  style(style: string): string
  /** Further attributes of a link. */
  readonly link: string
  /** The element that stands for a reference, with these attributes. */
  reference(reference: Reference, attributes: string): string
}

const STORED: HtmlForm = {
  style: cleanStyle,
  link: '',
  reference: (_, attributes) => `<span${attributes}></span>`,
}

interface OpenElement {
  /** Tag that was written for it and is not ended yet, '' for none. */
  name: string
  /** True where the content of the element is dropped. */
  readonly drops: boolean
}

/** The same text with the allowed tags only, as it is stored unless another form is asked for. */
export function sanitizeHtml(html: string, form: HtmlForm = STORED): string {
  let result = ''
  let dropping = 0
  const open: OpenElement[] = []
  /** Ends elements that the parser left open because of a tag that is left out. */
  const endBefore = (name: string): void => {
    const ended = ENDS.get(name)
    if (!ended) return
    let around = open.findLast(element => element.name)
    while (around && ended.includes(around.name)) {
      result += `</${around.name}>`
      around.name = ''
      around = open.findLast(element => element.name)
    }
  }
  const begin = (tag: string, attributes: Attributes): OpenElement => {
    if (DROPPED.has(tag)) return { name: '', drops: true }
    const name = SPELLINGS[tag] ?? tag
    if (dropping > 0 || !ALLOWED.has(name) || open.length >= DEPTH_LIMIT) return { name: '', drops: false }
    endBefore(name)
    const reference = name === 'span' ? readReference(attributes) : null
    if (reference) result += form.reference(reference, written(attributesOf(reference)))
    else result += `<${name}${written(checked(name, attributes, form))}${name === 'a' ? form.link : ''}>`
    return reference ? { name: '', drops: true } : { name, drops: false }
  }
  readHtml(html, {
    open(tag, attributes) {
      const element = begin(tag, attributes)
      if (element.drops) dropping++
      open.push(element)
    },
    close() {
      const element = open.pop()
      if (element?.drops) dropping--
      if (element?.name && !VOID.has(element.name)) result += `</${element.name}>`
    },
    text(text) {
      if (dropping === 0) result += escapeText(text)
    },
  })
  return result
}

type Attributes = Readonly<Record<string, string>>

/** The attributes that the element may have. */
function checked(tag: string, attributes: Attributes, form: HtmlForm): Record<string, string> {
  const checks = { style: (style: string) => form.style(style) || null, ...ATTRIBUTES[tag] }
  const allowed: Record<string, string> = {}
  for (const [name, check] of Object.entries(checks)) {
    const value = Object.hasOwn(attributes, name) ? check(attributes[name]!) : null
    if (value !== null) allowed[name] = value
  }
  return allowed
}

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
    .join('')

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')
