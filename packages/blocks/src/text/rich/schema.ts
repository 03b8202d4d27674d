/** A piece of rich text. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { moveInlinePictures, picturesIn, withAddresses } from './pictures.ts'
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

const text: BlockType<TextProps> = {
  type: 'text',
  version: 3,
  props: textProps,
  defaults: () => ({ html: '' }),
  // Version 2 has quotations and references, version 3 refers to its pictures. A text of an older version is
  // read as it is: it has none of these, and the bytes that stand in it are moved when it can be edited.
  migrations: { 1: old => old, 2: old => old },
  mergedText: { html: 'html' },
  fromPlain: textFromPlain,
  takesAnyLine: true,
  toPlain: textToPlain,
  toHtml: ({ html }, addressOf) => withAddresses(html, addressOf),
  resources: ({ html }) => picturesIn(html),
  async moveToResources({ html = '' }, put) {
    const moved = await moveInlinePictures(html, put)
    return moved === html ? null : { html: moved }
  },
}

export default text
