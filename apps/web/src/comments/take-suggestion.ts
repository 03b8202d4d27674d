/** Puts a proposed line in the place of the one that it is about, as one change that undo takes back. */
import { type NewBlock, type Registry, blocksFromPlain } from '@calcwright/document'
import type { EditorWithState } from '@calcwright/editor'

/** The block that the notation is; null when it is none, or several. */
export function suggestedBlock(registry: Registry, suggestion: string): NewBlock | null {
  const blocks = blocksFromPlain(registry, suggestion)
  return blocks.length === 1 ? blocks[0]! : null
}

/** Returns whether it was done: the line may be gone, or of a kind that no notation replaces. */
export function takeSuggestion(editor: EditorWithState, id: string, suggestion: string): boolean {
  const { worksheet } = editor
  const block = worksheet.block(id)
  const suggested = suggestedBlock(worksheet.registry, suggestion)
  if (!block || !suggested) return false
  const { type, props = {} } = suggested
  if (type === block.type)
    return editor.run({ operations: [{ kind: 'setProps', id, props: { ...props } }], focus: null })
  return editor.run({ operations: [{ kind: 'convert', id, type, props }], focus: null })
}
