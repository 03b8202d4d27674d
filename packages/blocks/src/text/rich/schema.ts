/** A piece of rich text. */
import { readHtml } from '#read-html'
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { textFromPlain, textToPlain } from './plain.ts'
import { sanitizeHtml } from './sanitize.ts'

const textProps = z.object({
  /** HTML of the allowed tags only, whatever was stored or merged. */
  html: z.pipe(
    z.string(),
    z.transform(html => sanitizeHtml(html)),
  ),
})

export type TextProps = z.output<typeof textProps>

export const text: BlockType<TextProps> = {
  type: 'text',
  version: 2,
  props: textProps,
  defaults: () => ({ html: '' }),
  // Version 2 has quotations and references. What version 1 would have left out is left out as well when
  // it is read, so its text is a text of version 2.
  migrations: { 1: old => old },
  mergedText: { html: 'html' },
  fromPlain: textFromPlain,
  toPlain: textToPlain,
  async fromHtml(foreign) {
    // Fetched when something is pasted.
    const { foreignHtml } = await import('./foreign/foreign-html.ts')
    const html = sanitizeHtml(foreignHtml(foreign, readHtml))
    return html ? { html } : null
  },
  toHtml: ({ html }) => html,
}
