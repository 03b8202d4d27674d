/** Takes pasted content into a text. */
import { readHtml } from '#read-html'
import { FIT } from '@calcwright/editor'
import type { Acceptance, Offer } from '@calcwright/editor'
import { sanitizeHtml } from './sanitize.ts'

/** Pictures that a text can hold. */
export const PICTURE = /^image\/(?:png|jpeg|gif|webp)$/

export function textAccepts({ html, files, caretIn }: Offer): Acceptance | null {
  // The editor of the text with the caret puts a picture there, see editing/clipboard.ts.
  if (caretIn === 'text' && files.some(({ type }) => PICTURE.test(type))) return { fit: FIT.exact }
  if (html === '') return null
  return {
    fit: FIT.formatted,
    async blocks() {
      const { foreignHtml } = await import('./foreign/foreign-html.ts')
      const clean = sanitizeHtml(foreignHtml(html, readHtml))
      return clean === '' ? [] : [{ type: 'text', props: { html: clean } }]
    },
  }
}
