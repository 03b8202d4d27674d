/** The signs `#` that stand for a heading, as in Markdown, where a text has been begun with one. */
import { Extension } from '@tiptap/core'
import type { Editor as Tiptap } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { EditorView } from '@tiptap/pm/view'
import type { Editor } from '@calcwright/editor'

/** Signs that have been typed in front of the text, which are none of its characters yet. */
const key = new PluginKey<number>('heading-signs')

const HIGHEST = 6

/** A space behind the signs makes a heading, any other character a paragraph without them. */
export const HeadingSigns = Extension.create<{ readonly editor: Editor }>({
  name: 'heading-signs',
  addProseMirrorPlugins() {
    const { editor } = this.options
    const tiptap = this.editor
    return [
      new Plugin<number>({
        key,
        state: {
          init: () => 0,
          apply: (transaction, count, before) => {
            const set = transaction.getMeta(key) as number | undefined
            if (set !== undefined) return set
            return transaction.docChanged || !transaction.selection.eq(before.selection) ? 0 : count
          },
        },
        props: {
          decorations(state) {
            const count = key.getState(state) ?? 0
            const sign = (): Node => document.createTextNode('#'.repeat(count))
            const at = state.selection.head
            return count === 0 ? null : DecorationSet.create(state.doc, [Decoration.widget(at, sign, { side: -1, key: String(count) })]) // prettier-ignore
          },
          handleTextInput(view, _from, _to, text) {
            const count = key.getState(view.state) ?? 0
            if (count === 0 || (text !== '#' && text !== ' ')) {
              // A rule of the editor is about to make a heading of `# ` within the text.
              if (text === ' ' && /^#+$/.test(view.state.selection.$head.parent.textContent))
                editor.worksheet.undo.stop()
              return false
            }
            if (text === '#') setCount(view, Math.min(count + 1, HIGHEST))
            else {
              setCount(view, 0)
              editor.worksheet.undo.stop()
              tiptap.commands.setHeading({ level: count as 1 })
              editor.worksheet.undo.stop()
            }
            return true
          },
          handleKeyDown(view, event) {
            const count = key.getState(view.state) ?? 0
            if (event.key !== 'Backspace' || count < 2) return false
            setCount(view, count - 1)
            return true
          },
        },
      }),
    ]
  },
})

const setCount = (view: EditorView, count: number): void => view.dispatch(view.state.tr.setMeta(key, count))

/** Says that the key `#` has made this text, and may be the first sign of a heading. */
export const beginWithSign = ({ view }: Tiptap): void => setCount(view, 1)
