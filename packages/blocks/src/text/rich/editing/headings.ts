/** Headings in the editor: the ids by which references name them, and their numbers. */
import { Extension } from '@tiptap/core'
import type { Editor as Tiptap } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { Node } from '@tiptap/pm/model'
import type { Editor } from '@calcwright/editor'
import { headingNumbersIn, numberingOf } from '@calcwright/editor/numbers'

interface HeadingOptions {
  readonly editor: Editor
  /** The block of the text. */
  readonly reader: string
}

const key = new PluginKey<DecorationSet>('heading-numbers')

export const Headings = Extension.create<HeadingOptions>({
  name: 'headings',
  addGlobalAttributes: () => [
    {
      types: ['heading'],
      attributes: {
        id: {
          default: null,
          // The second part of a divided heading is another one.
          keepOnSplit: false,
          parseHTML: element => element.dataset['id'] ?? null,
          renderHTML: ({ id }) => (typeof id === 'string' ? { 'data-id': id } : {}),
        },
      },
    },
  ],
  addProseMirrorPlugins() {
    const { editor, reader } = this.options
    const numbering = numberingOf(editor.worksheet)
    const draw = (doc: Node): DecorationSet => decorations(doc, headingNumbersIn(editor.worksheet, reader))
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: (_, { doc }) => draw(doc),
          apply: (transaction, before) =>
            transaction.getMeta(key)
              ? draw(transaction.doc)
              : before.map(transaction.mapping, transaction.doc),
        },
        props: { decorations: state => key.getState(state) },
        view: view => ({
          destroy: numbering.subscribe(() => view.dispatch(view.state.tr.setMeta(key, true))),
        }),
      }),
    ]
  },
})

function decorations(doc: Node, numbers: string): DecorationSet {
  if (numbers === '') return DecorationSet.empty
  const each = numbers.split(' ')
  const found: Decoration[] = []
  let index = -1
  doc.descendants((node, place) => {
    if (node.type.name !== 'heading') return !node.isTextblock
    const number = each[(index += 1)]
    if (number) found.push(Decoration.node(place, place + node.nodeSize, { 'data-number': number }))
    return false
  })
  return DecorationSet.create(doc, found)
}

/** Gives the heading with this index an id, unless it has one. */
export function addHeadingId(tiptap: Tiptap, index: number | null, id: string): void {
  let at = -1
  tiptap.state.doc.descendants((node, place) => {
    if (node.type.name !== 'heading') return !node.isTextblock
    at += 1
    if (at === index && node.attrs['id'] === null)
      tiptap.view.dispatch(tiptap.state.tr.setNodeAttribute(place, 'id', id))
    return false
  })
}
