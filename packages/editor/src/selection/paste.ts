/** Puts pasted blocks into the sheet. */
import { checkPlacement } from '@calcwright/document'
import type { Block, Place } from '@calcwright/document'
import type { OfferedBlock } from '../contract/offer.ts'
import { sendFilesOf } from '../files/uploads.ts'
import type { EditorWithState } from '../state/editor.ts'
import { placeBeside, typesAround } from '../state/place-beside.ts'
import { viewOf } from '../contract/block-view.ts'
import { replaceBy } from './commands.ts'
import { lastShown } from './steps.ts'

/**
 * In the place of the selection; else before the line whose caret is at its very start, else after the
 * line with the caret; an empty line gives way. Without either at the end of the sheet.
 */
export function pasteBlocks(
  editor: EditorWithState,
  items: readonly OfferedBlock[],
  caretAtStart: boolean,
): boolean {
  if (items.length === 0 || !insertBlocks(editor, items, caretAtStart)) return false
  sendFilesOf(editor, items)
  return true
}

function insertBlocks(
  editor: EditorWithState,
  items: readonly OfferedBlock[],
  caretAtStart: boolean,
): boolean {
  const { selection, caret } = editor.state.getState()
  if (selection) return replaceBy(editor, items, { caret: 'end' })
  const line = caret ? editor.feed.block(caret.block) : undefined
  const focus = { inserted: lastShown(items), place: { at: 'end' } } as const
  if (!line) {
    const at = { inside: null, at: 'end' } as const
    return editor.run({ operations: [{ kind: 'insert', blocks: items, at, written: true }], focus })
  }
  const blank = viewOf(editor.registry, line.type)?.isBlank(line.props) && line.status === 'ok'
  const at = caretAtStart || blank ? { before: line.id } : placeBehind(editor, line, items[0]!.type)
  return editor.run({
    operations: [
      { kind: 'insert', blocks: items, at, written: true },
      ...(blank ? [{ kind: 'remove', ids: [line.id] } as const] : []),
    ],
    focus,
  })
}

/** After the line; at its end where the type may stand in it only, as a series in a plot. */
function placeBehind(editor: EditorWithState, line: Block, type: string): Place {
  const beside = placeBeside(editor, line.id, type)
  const { registry } = editor.worksheet
  const allowed = (above: readonly string[]): boolean => checkPlacement(registry, type, above) === 'allowed'
  const around = typesAround(editor, line)
  if (beside === line.id && !allowed(around) && allowed([line.type, ...around]))
    return { inside: line.id, at: 'end' }
  return { after: beside ?? line.id }
}
