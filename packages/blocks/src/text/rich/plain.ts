/** A text block in plain notation: lines that begin with `#`. */
import { readHtml } from '#read-html'
import { readReference } from './references/stored.ts'
import type { Reference } from './references/stored.ts'
import { sanitizeHtml } from './sanitize.ts'

/** A text as it is saved. */
interface Text {
  readonly html: string
}

/** `{@x}`: a reference to the line of that id. */
const REFERENCE = /\{@([\w-]{1,64})\}/g

/** `# text`, or any line that no other type takes, as a paragraph. */
export function textFromPlain(line: string): { html: string } {
  const text = line.replace(/^#\s*/, '')
  return { html: sanitizeHtml(paragraph(text).replaceAll(REFERENCE, '<span data-target="$1"></span>')) }
}

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

const isToNumber = (reference: Reference): reference is Reference & { kind: 'target' } =>
  reference.kind === 'target' && reference.heading === ''

/** One `#` line for each line of the text, without its looks. */
export function textToPlain({ html }: Text): string {
  let text = ''
  const breakAt = (tag: string): void => {
    if (BREAKING.has(tag)) text += '\n'
  }
  readHtml(html, {
    open(tag, attributes) {
      breakAt(tag)
      const reference = readReference(attributes)
      if (reference) text += isToNumber(reference) ? `{@${reference.block}}` : plainReference(reference)
    },
    close: breakAt,
    text(part) {
      text += part.replace(/\s+/g, ' ')
    },
  })
  const lines = text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
  return lines.map(line => `# ${line}`).join('\n')
}
