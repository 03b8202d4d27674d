/** A piece of rich text. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { headingsIn } from './headings.ts'
import { moveInlinePictures, picturesIn, withAddresses } from './pictures.ts'
import { textFromPlain, textToPlain } from './plain.ts'
import { withBlockIds } from './references/stored.ts'
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
  version: 4,
  props: textProps,
  defaults: () => ({ html: '' }),
  // Version 2 has quotations and references, version 3 refers to its pictures, version 4 to headings and to what
  // has a number. A text of an older version is read as it is: it has none of these, and the bytes that stand in
  // it are moved when it can be edited.
  migrations: { 1: old => old, 2: old => old, 3: old => old },
  mergedText: { html: 'html' },
  fromPlain: textFromPlain,
  takesAnyLine: true,
  toPlain: textToPlain,
  toHtml: ({ html }, addressOf) => withAddresses(html, addressOf),
  counts: ({ html }) => (html.includes('<table') ? 'table' : html.includes('<img') ? 'figure' : null),
  headings: headingsIn,
  withIds({ html }, ids) {
    const changed = withBlockIds(html, ids)
    return changed === null ? null : { html: changed }
  },
  resources: ({ html }) => picturesIn(html),
  async moveToResources({ html = '' }, put) {
    const moved = await moveInlinePictures(html, put)
    return moved === html ? null : { html: moved }
  },
}

export default text
