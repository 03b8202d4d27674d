/** Tools by id, and how one gets into the sheet. */
import { mayStand, newBlockId } from '@calcwright/document'
import type { Block } from '@calcwright/document'
import type { EditorWithState } from '../state/editor.ts'
import { viewOf } from '../types.ts'
import type { Tool, ViewRegistry } from '../types.ts'

/** Every tool of every block type, in the order of registration. */
export function toolsOf(registry: ViewRegistry): readonly Tool[] {
  return [...registry.entries.values()].flatMap(entry => entry.tools ?? [])
}

export function findTool(registry: ViewRegistry, id: string): Tool | undefined {
  return toolsOf(registry).find(tool => tool.id === id)
}

/**
 * Uses a tool: on the line with the caret where it can, else instead of that line when it is empty,
 * else after it. Without any line it goes to the end of the sheet.
 */
export function insertTool(editor: EditorWithState, tool: Tool): void {
  const block = lastActive(editor)
  if (block && tool.applyTo?.(block, editor)) return
  const place = tool.caret ?? { at: 'start' as const }
  const blank = block?.status === 'ok' && viewOf(editor.registry, block.type)?.isBlank(block.props)
  const id = blank ? block.id : newBlockId()
  if (blank) editor.convert(id, tool.make(), place)
  else
    editor.insert(placeBeside(editor, block?.id, tool.make().type), 'after', [{ ...tool.make(), id }], place)
  tool.enter?.(editor, id)
}

/** The block itself, or the nearest container around it beside which the type may stand. */
export function placeBeside(
  { feed, worksheet }: EditorWithState,
  block: string | undefined,
  type: string,
): string | null {
  const id = block ?? null
  for (let at = feed.block(id ?? ''); at; at = feed.block(at.parent ?? ''))
    if (mayStand(worksheet.registry, type, typesAround({ feed }, at)) === 'allowed') return at.id
  return id
}

/** Types of the containers around a block, the direct parent first. */
export function typesAround({ feed }: Pick<EditorWithState, 'feed'>, block: Block): readonly string[] {
  const types: string[] = []
  for (let at = feed.block(block.parent ?? ''); at; at = feed.block(at.parent ?? '')) types.push(at.type)
  return types
}

/** The block with the caret, or the one that had it last; it may be a line that is not saved yet. */
function lastActive({ state, feed }: EditorWithState) {
  const { lastActive, selection } = state.getState()
  const id = selection?.blocks.at(-1) ?? lastActive
  return id === null || id === undefined ? undefined : feed.block(id)
}
