import { blockView } from '@calcwright/editor'
import type { Editor, Tool } from '@calcwright/editor'
import type { Block } from '@calcwright/document'
import { iconOf } from '../../icons/icon-of.tsx'
import type { IndentProps } from './schema.ts'

/** An indent shows in its children only: they stand further right. */
function Indent() {
  return null
}

const KEYWORDS = ['group', 'section', 'tab', 'margin']

/** Moves the selected lines, or the one with the caret, by one step; they keep selection and caret. */
const moving =
  (kind: 'indent' | 'outdent') =>
  (block: Block, editor: Editor): true => {
    const selected = editor.selected()
    const ids = selected.length > 0 ? selected : [block.id]
    const focus = selected.length > 0 ? undefined : ({ block: block.id, place: { at: 'keep' } } as const)
    editor.perform([{ kind, ids }], focus)
    return true
  }

const TOOLS: readonly Tool[] = [
  {
    id: 'indent',
    title: 'Indent',
    icon: iconOf('indent'),
    sections: ['General'],
    keywords: KEYWORDS,
    typedWord: 'indent',
    make: () => ({ type: 'indent', children: [{ type: 'math' }] }),
    applyTo: moving('indent'),
    enter(editor, id) {
      const line = editor.worksheet.childrenOf(id)[0]
      if (line !== undefined) editor.focus(line, { at: 'start' })
    },
  },
  {
    id: 'outdent',
    title: 'Outdent',
    about: 'Takes the line, or what is selected, out of the indent around it',
    icon: iconOf('outdent'),
    sections: ['General'],
    keywords: KEYWORDS,
    typedWord: '',
    make: () => ({ type: 'math' }),
    applyTo: moving('outdent'),
  },
]

export default blockView<IndentProps>({
  type: 'indent',
  title: 'Indent',
  icon: iconOf('indent'),
  keywords: KEYWORDS,
  typedWord: 'indent',
  view: Indent,
  isBlank: () => true,
  tools: TOOLS,
})
