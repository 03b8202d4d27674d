/** A piece of rich text. */
import type { BlockType } from '@calcwright/document'
import { z } from 'zod'
import { textFromPlain, textToPlain } from './plain.ts'
import { sanitizeHtml } from './sanitize.ts'

const textProps = z.object({
  /** HTML of the allowed tags only, whatever was stored or merged. */
  html: z.string().transform(sanitizeHtml),
})

export type TextProps = z.output<typeof textProps>

export const text: BlockType<TextProps> = {
  type: 'text',
  version: 1,
  props: textProps,
  defaults: () => ({ html: '' }),
  migrations: {},
  mergedText: ['html'],
  fromPlain: textFromPlain,
  toPlain: textToPlain,
  fromHtml: html =>
    textToPlain({ html }) === '' && !/<img\b/i.test(html) ? null : { html: sanitizeHtml(html) },
  toHtml: ({ html }) => html,
}
