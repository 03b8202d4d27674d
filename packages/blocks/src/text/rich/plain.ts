/** A text block in plain notation: lines that begin with `#`. */
import { readHtml } from '#read-html'
import { isId, readReference } from './references/stored.ts'
import type { Reference } from './references/stored.ts'
import { sanitizeHtml } from './sanitize.ts'

/** A text as it is saved. */
interface Text {
  readonly html: string
}

/** `{@x}`: a reference to the line of that id; `{@x/h}`: to its heading of the id h. */
const REFERENCE = /\{@([\w-]{1,64})(?:\/([\w-]{1,64}))?\}/g

/** `# {h2} text`: a heading of the second level; `# {h2 h} text`: with the id by which references name it. */
const HEADING = /^\{h([1-6])(?: ([\w-]{1,64}))?\}\s*/

/** `## text`, as in Markdown; a single sign stands before any text. */
const MARKDOWN = /^(#{2,6})\s+/

/** `# text`, or any line that no other type takes, as a paragraph or a heading. */
export function textFromPlain(line: string): { html: string } {
  const [signs = '', hashes] = MARKDOWN.exec(line) ?? []
  if (hashes !== undefined) return textFromPlain(`# {h${hashes.length}} ${line.slice(signs.length)}`)
  const text = line.replace(/^(?:#|\/\/)\s*/, '')
  const [mark = '', level, id] = line.startsWith('#') ? (HEADING.exec(text) ?? []) : []
  const html = level === undefined ? paragraph(text) : heading(text.slice(mark.length), level, id)
  return { html: sanitizeHtml(html.replaceAll(REFERENCE, referenceElement)) }
}

function heading(text: string, level: string, id: string | undefined): string {
  const named = id === undefined ? '' : ` data-id="${id}"`
  return `<h${level}${named}>${escapeText(text)}</h${level}>`
}

const referenceElement = (_: string, block: string, named: string | undefined): string =>
  `<span data-target="${block}"${named === undefined ? '' : ` data-heading="${named}"`}></span>`

/** Characters as a paragraph of HTML. */
export const paragraph = (text: string): string => `<p>${escapeText(text)}</p>`

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Elements that end a line of text. */
export const BREAKING = new Set(
  'blockquote br center div h1 h2 h3 h4 h5 h6 hr li ol p table tr ul'.split(' '),
)

/** A reference as one word, since its number or value is not known here. */
export function plainReference(reference: Reference): string {
  if (reference.kind === 'variable') return reference.name
  return reference.kind === 'line' ? 'line' : 'reference'
}

function referenceToPlain(reference: Reference): string {
  if (reference.kind !== 'target') return plainReference(reference)
  return `{@${reference.block}${reference.heading === '' ? '' : `/${reference.heading}`}}`
}

/** One `#` line for each line of the text, without its looks; headings stay. */
export function textToPlain({ html }: Text): string {
  let text = ''
  const breakAt = (tag: string): void => {
    if (BREAKING.has(tag)) text += '\n'
  }
  readHtml(html, {
    open(tag, attributes) {
      breakAt(tag)
      const reference = readReference(attributes)
      if (reference) text += referenceToPlain(reference)
      if (/^h[1-6]$/.test(tag)) text += headingMark(tag, attributes['data-id'])
    },
    close: breakAt,
    text(part) {
      text += part.replace(/\s+/g, ' ')
    },
  })
  const lines = text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line.replace(HEADING, '') !== '')
  return lines.map(line => `# ${line}`).join('\n')
}

const headingMark = (tag: string, id: string | undefined): string =>
  `{${tag}${id !== undefined && isId(id) ? ` ${id}` : ''}} `
