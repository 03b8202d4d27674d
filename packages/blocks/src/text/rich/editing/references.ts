/** References as parts of the text that cannot be edited, only chosen and taken away. */
import { Node } from '@tiptap/core'
import type { Editor } from '@calcwright/editor'
import { attributesOfShown, markupOfShown, referenceDisplay, watchReferences } from '../references/shown.ts'
import { plainReference } from '../plain.ts'
import { attributesIn } from '../references/go.ts'
import { attributesOf, readReference } from '../references/stored.ts'
import type { Reference } from '../references/stored.ts'

interface ReferenceOptions {
  readonly editor: Editor
  /** The block of the text. */
  readonly reader: string
}

export const ReferenceNode = Node.create<ReferenceOptions>({
  name: 'reference',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  addAttributes: () => ({ reference: { default: null, rendered: false } }),
  parseHTML: () => [
    {
      tag: 'span[data-line], span[data-target], span[data-variable]',
      // Before the mark that every span with a style is.
      priority: 200,
      getAttrs: element => {
        const reference = readReference(attributesIn(element))
        return reference ? { reference } : false
      },
    },
  ],
  renderHTML: ({ node }) => ['span', attributesOf(node.attrs.reference as Reference)],
  renderText: ({ node }) => plainReference(node.attrs.reference as Reference),
  addNodeView() {
    const { editor, reader } = this.options
    return ({ node }) => {
      const reference = node.attrs.reference as Reference
      const dom = document.createElement('span')
      const draw = (): void => {
        const shown = referenceDisplay(editor, reader, reference)
        const attributes = { ...attributesOf(reference), ...attributesOfShown(reference, shown) }
        for (const name of DRAWN) dom.removeAttribute(name)
        for (const [name, value] of Object.entries(attributes))
          if (value !== undefined) dom.setAttribute(name, value)
        dom.innerHTML = markupOfShown(shown)
      }
      draw()
      const stop = watchReferences(editor, reader, [reference], draw)
      return { dom, destroy: stop, ignoreMutation: () => true }
    }
  },
})

/** Attributes that come and go with what is shown. */
const DRAWN = ['data-missing', 'role', 'aria-label', 'title']
