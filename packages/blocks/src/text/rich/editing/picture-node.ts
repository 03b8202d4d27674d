/** Pictures inside of the text editor. */
import { Image } from '@tiptap/extension-image'
import type { SheetResources } from '@calcwright/editor'
import { digestIn, isInline, PICTURE_ATTRIBUTE, referenceTo } from '../pictures.ts'

interface PictureOptions {
  readonly resources: SheetResources | undefined
}

/** The node keeps the address as it is stored; its element shows the picture as soon as its bytes have come. */
export const PictureNode = Image.extend<PictureOptions & Record<string, unknown>>({
  addAttributes() {
    return {
      ...this.parent?.(),
      src: {
        default: null,
        parseHTML: element => {
          const digest = element.getAttribute(PICTURE_ATTRIBUTE)
          return digest === null ? element.getAttribute('src') : referenceTo(digest)
        },
        renderHTML: ({ src }) => {
          const digest = digestIn(String(src ?? ''))
          return digest === null ? { src } : { [PICTURE_ATTRIBUTE]: digest }
        },
      },
    }
  },
  parseHTML: () => [{ tag: `img[src], img[${PICTURE_ATTRIBUTE}]` }],
  addNodeView() {
    const { resources } = this.options
    return ({ HTMLAttributes }) => {
      const dom = document.createElement('img')
      for (const [name, value] of Object.entries(HTMLAttributes))
        if (value != null && (name !== 'src' || isInline(String(value))))
          dom.setAttribute(name, String(value))
      const digest = dom.getAttribute(PICTURE_ATTRIBUTE)
      if (digest === null || !resources) return { dom }
      const show = (): void => {
        const address = resources.address(digest)
        if (address !== undefined) dom.src = address
      }
      show()
      return { dom, destroy: resources.subscribe(show), ignoreMutation: () => true }
    }
  },
})
