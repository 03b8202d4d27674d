/** Names that are known where something is pasted. */
import type { DimensionOf } from '@calcwright/math/typing'
import { dimensionsAbove } from '../state/known-dimensions.ts'
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

/** Dimensions of the variables above that place. */
export function dimensionsAt(editor: EditorWithState): DimensionOf {
  const { selection, caret } = editor.state.getState()
  return dimensionsAbove(editor, selection?.blocks[0] ?? caret?.block ?? '')
}
