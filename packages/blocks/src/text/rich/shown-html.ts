/** The HTML of a text as it is drawn: colours for both themes, safe links, references with their content, pictures. */
import type { Editor } from '@calcwright/editor'
import { attributesOfShown, markupOfShown, referenceDisplay } from './references/shown.ts'
import { withAddresses } from './pictures.ts'
import { sanitizeHtml } from './sanitize.ts'
import { shownStyle } from './style.ts'

export const LINK_ATTRIBUTES = { target: '_blank', rel: 'noopener noreferrer' } as const

/** `reader` is the block that the text belongs to: variables mean their nearest definition above it. */
export function shownHtml(html: string, editor: Editor, reader: string): string {
  const shown = sanitizeHtml(html, {
    style: shownStyle,
    link: written(LINK_ATTRIBUTES),
    reference(reference, attributes) {
      const content = referenceDisplay(editor, reader, reference)
      const more = written(attributesOfShown(reference, content))
      return `<span${attributes}${more}>${markupOfShown(content)}</span>`
    },
  })
  const withPictures = withAddresses(shown, digest => editor.actions.resources?.address(digest))
  // Nothing is loaded from elsewhere: the alternative text of such an image stands in its place.
  const held = withPictures.replace(WEB_IMAGE, '$1')
  // A page shows no line after a last break, the editor does.
  return held.replace(LAST_BREAK, '<br><br>') || '<p></p>'
}

/** Every image but one whose bytes are in the page already; also one of the worksheet that has not come yet. */
const WEB_IMAGE = /(<img[^>]*?) src="(?!data:|blob:)[^"]*"/g

const LAST_BREAK = /<br>(?=(?:<\/(?:a|b|em|i|span|strike|strong|sub|sup|u)>)*<\/(?:p|h[1-6])>)/g

const written = (attributes: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value.replace(/[&"<>]/g, escaped)}"`))
    .join('')

const escaped = (sign: string): string => `&#${sign.codePointAt(0)};`
