/** How what is pasted becomes a part of a text. */
import { Extension } from '@tiptap/core'
import { DOMParser, Fragment, Slice } from '@tiptap/pm/model'
import type { ParseOptions, ResolvedPos, Schema } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { PICTURE } from '../accepts.ts'

export const Clipboard = Extension.create({
  name: 'clipboard',
  addProseMirrorPlugins() {
    const { schema } = this.editor
    return [
      new Plugin({
        props: {
          clipboardParser: new ExactParser(schema, DOMParser.fromSchema(schema).rules),
          clipboardTextParser: (text, $context) => paragraphs(text, $context, schema),
          transformPasted: keepAlignment,
          handlePaste: (view, { clipboardData }) => clipboardData !== null && pasteImage(view, clipboardData),
        },
      }),
    ]
  },
})

/** An image that was copied for itself comes with its content, beside the address of where it was. */
function pasteImage(view: EditorView, data: DataTransfer): boolean {
  const file = [...data.files].find(({ type }) => PICTURE.test(type))
  const words = data.getData('text/html').replace(/<[^>]*>/g, '') + data.getData('text/plain')
  if (!file || words.trim() !== '') return false
  const reader = new FileReader()
  reader.addEventListener('load', () => {
    const image = view.state.schema.nodes['image']?.create({ src: reader.result })
    if (image && !view.isDestroyed) view.dispatch(view.state.tr.replaceSelectionWith(image).scrollIntoView())
  })
  reader.readAsDataURL(file)
  return true
}

/** Takes a paste as it stands: its white space is tidied before, and each break that is left is a line. */
class ExactParser extends DOMParser {
  override parseSlice(dom: Node, options: ParseOptions = {}): Slice {
    const { ruleFromNode: _, ...others } = options as ParseOptions & { ruleFromNode?: unknown }
    return super.parseSlice(dom, { ...others, preserveWhitespace: true })
  }
}

/** Lines as paragraphs, empty ones among them; the last break only ends its line. */
function paragraphs(text: string, $context: ResolvedPos, schema: Schema): Slice {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  const made = lines.map(line =>
    schema.nodes['paragraph']!.create(null, line ? schema.text(line, $context.marks()) : null),
  )
  return new Slice(Fragment.from(made), 1, 1)
}

/** Into an empty paragraph a pasted one that is aligned comes as it is; its words alone would lose that. */
function keepAlignment(slice: Slice, { state }: EditorView): Slice {
  const intoEmpty = state.selection.empty && state.selection.$from.parent.content.size === 0
  const aligned = slice.openStart === 1 && slice.content.firstChild?.attrs['textAlign'] != null
  return intoEmpty && aligned ? new Slice(slice.content, 0, slice.openEnd) : slice
}
