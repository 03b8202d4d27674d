import type { EditorWithState } from '../state/editor.ts'
import { insertTool } from '../state/tools.ts'
import { withPlaceholders } from '../templates/templates.ts'
import type { PaletteEntry } from './entries.ts'

/** Does what an entry stands for. Signs go to the caret, or into a new line where there is none. */
export function insertInto(editor: EditorWithState, { action }: PaletteEntry): void {
  if ('command' in action) return action.command.run()
  if ('page' in action) return editor.actions.help?.(action.page)
  if ('tool' in action) return insertTool(editor, action.tool)
  const latex = 'unit' in action ? action.unit : action.template
  const { caret, surface, lastActive } = editor.state.getState()
  if (caret && surface?.block === caret.block) {
    editor.focus(caret.block, { at: 'keep' })
    surface.surface.insert({ latex, text: action.text })
    return
  }
  const line = { type: editor.registry.lineType, props: { latex: withPlaceholders(latex) } }
  editor.insert(lastActive, 'after', [line], { at: 'end' })
}
