/** A picture on a line of its own, stored with the worksheet. */
import { escapeText } from '@calcwright/document'
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'

const imageProps = z.object({
  /** Digest of the picture; '' until one is chosen. */
  digest: z.string(),
  upload_name: z.string(),
  /** The address that it was fetched from, '' for a file of the person. */
  url: z.string(),
  caption: z.string(),
  /** Words for those who do not see it. */
  alternative: z.string(),
  /** Width in CSS pixels; 0 for its own, at most that of the page. */
  width: z.number(),
  /** Its own pixels, so that the page keeps its place before the bytes come; 0 when they are not known. */
  pixels_wide: z.number(),
  pixels_high: z.number(),
})

export type ImageProps = z.infer<typeof imageProps>

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const image: BlockType<ImageProps> = {
  type: 'imageBlock',
  version: 1,
  props: imageProps,
  defaults: () => ({
    digest: '',
    upload_name: '',
    url: '',
    caption: '',
    alternative: '',
    width: 0,
    pixels_wide: 0,
    pixels_high: 0,
  }),
  migrations: {},
  counts: () => 'figure',
  toPlain: ({ caption, alternative, upload_name }) =>
    `# Image: ${oneLine(caption || alternative || upload_name)}`.trim(),
  toHtml({ digest, caption, alternative, width }, addressOf) {
    const address = addressOf(digest)
    const attributes = `alt="${escapeText(alternative).replaceAll('"', '&quot;')}"${width > 0 ? ` width="${width}"` : ''}`
    const picture = address === undefined ? '' : `<p><img src="${address}" ${attributes}></p>`
    return `${picture}${caption === '' ? '' : `<p>${escapeText(caption)}</p>`}`
  },
  resources: ({ digest }) => (digest === '' ? [] : [digest]),
}

export default image
