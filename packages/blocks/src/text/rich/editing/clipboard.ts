/** How what is pasted becomes a part of a text. */
import { Extension } from '@tiptap/core'
import { DOMParser, Fragment, Slice } from '@tiptap/pm/model'
import type { ParseOptions, ResolvedPos, Schema } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { SheetResources } from '@calcwright/editor'
import { dropBytes, pasteBytes, pasteFile, withBytes } from './pasted-pictures.ts'
import type { Below } from './pasted-pictures.ts'

interface ClipboardOptions {
  readonly resources: SheetResources | undefined
  readonly below: Below
}

export const Clipboard = Extension.create<ClipboardOptions>({
  name: 'clipboard',
  addProseMirrorPlugins() {
    const { schema } = this.editor
    const { resources, below } = this.options
    return [
      new Plugin({
        props: {
          clipboardParser: new ExactParser(schema, DOMParser.fromSchema(schema).rules),
          clipboardTextParser: (text, $context) => paragraphs(text, $context, schema),
          transformPasted: keepAlignment,
          transformCopied: slice => (resources ? withBytes(slice, resources) : slice),
          handlePaste: (view, { clipboardData }, slice) =>
            resources !== undefined &&
            ((clipboardData !== null && pasteFile(view, clipboardData, resources, below)) ||
              pasteBytes(view, slice, resources, below)),
          handleDrop: (view, event, slice, moved) =>
            resources !== undefined && !moved && dropBytes(view, event, slice, resources, below),
        },
      }),
    ]
  },
})

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
