/** Names that are known where something is pasted. */
import { unitsAbove } from '../state/known-units.ts'
import type { UnitOf } from '../state/known-units.ts'
import type { EditorWithState } from '../state/editor.ts'
import { viewOf } from '../contract/block-view.ts'

/**
 * Names above the selection, which will be replaced; without one, names down to the line with the caret, or
 * of the whole sheet.
 */
export function namesAt(editor: EditorWithState): ReadonlySet<string> {
  const { selection, caret } = editor.state.getState()
  const first = selection?.blocks[0]
  if (first !== undefined) return editor.namesAbove(first)
  const line = editor.feed.block(caret?.block ?? '') ?? editor.feed.blocks().at(-1)
  if (!line) return new Set()
  const own = line.status === 'ok' ? (viewOf(editor.registry, line.type)?.defines?.(line.props) ?? []) : []
  return new Set([...editor.namesAbove(line.id), ...own])
}

/** Units of the variables above that place. */
export function variableUnitsAt(editor: EditorWithState): UnitOf {
  const { selection, caret } = editor.state.getState()
  return unitsAbove(editor, selection?.blocks[0] ?? caret?.block ?? '')
}
