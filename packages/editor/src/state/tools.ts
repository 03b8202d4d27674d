/** Tools by id, and how one gets into the sheet. */
import { newBlockId } from '@calcwright/document'
import type { Block } from '@calcwright/document'
import type { EditorWithState } from './editor.ts'
import { placeBeside } from './place-beside.ts'
import { viewOf } from '../contract/block-view.ts'
import type { Tool, ViewRegistry } from '../contract/block-view.ts'

/** Every tool of every block type, in the order of registration. */
export function toolsOf(registry: ViewRegistry): readonly Tool[] {
  return [...registry.entries.values()].flatMap(entry => entry.tools ?? [])
}

export function findTool(registry: ViewRegistry, id: string): Tool | undefined {
  return toolsOf(registry).find(tool => tool.id === id)
}

/** The tool that a typed word stands for, in any case of its letters. */
export function toolOfWord(tools: readonly Tool[], text: string): Tool | undefined {
  const word = text.toLowerCase()
  return word === '' ? undefined : tools.find(tool => typedWordsOf(tool).includes(word))
}

/** The words that are typed for a tool. */
export const typedWordsOf = ({ typedWord, alsoTyped = [] }: Tool): readonly string[] =>
  typedWord === '' ? alsoTyped : [typedWord, ...alsoTyped]

/**
 * Uses a tool: on the line with the caret where it can, else instead of that line when it is empty,
 * else after it. Without any line it goes to the end of the sheet.
 */
export function insertTool(editor: EditorWithState, tool: Tool): void {
  const block = lastActive(editor)
  if (block && tool.applyTo?.(block, editor)) return
  const place = tool.caret ?? { at: 'start' as const }
  const blank = block?.status === 'ok' && isReplaced(editor, block)
  const id = blank ? block.id : newBlockId()
  if (blank) editor.convert(id, tool.make(), place)
  else
    editor.insert(placeBeside(editor, block?.id, tool.make().type), 'after', [{ ...tool.make(), id }], place)
  tool.enter?.(editor, id)
}

/** Whether the block is an empty line, which another takes the place of; a block that is not filled in yet stays. */
function isReplaced({ registry, worksheet, feed }: EditorWithState, block: Block): boolean {
  const container = worksheet.registry.get(feed.block(block.parent ?? '')?.type ?? '')?.container
  const lines = [registry.lineType, registry.proseType, container?.implicitChild]
  return lines.includes(block.type) && viewOf(registry, block.type)?.isBlank(block.props) === true
}

/** The block with the caret, or the one that had it last; it may be a line that is not saved yet. */
function lastActive({ state, feed }: EditorWithState) {
  const { lastActive, selection } = state.getState()
  const id = selection?.blocks.at(-1) ?? lastActive
  return id === null || id === undefined ? undefined : feed.block(id)
}
