/** A design file of another site, shown in a frame when somebody opens it. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'

const designProps = z.object({
  /** Digits; '' until one is given. */
  document_id: z.string(),
})

export type DesignProps = z.infer<typeof designProps>

export const isDesignId = (text: string): boolean => /^\d{1,12}$/.test(text)

export const designAddress = (id: string): string => `https://www.systemvision.com/node/${id}`

const design: BlockType<DesignProps> = {
  type: 'systemvisionBlock',
  version: 1,
  props: designProps,
  defaults: () => ({ document_id: '' }),
  migrations: {},
  counts: () => 'figure',
  toPlain: ({ document_id }) => `# Design file ${document_id}`.trim(),
  toHtml({ document_id }) {
    if (!isDesignId(document_id)) return ''
    const address = designAddress(document_id)
    return `<p><a href="${address}">${address}</a></p>`
  },
}

export default design
