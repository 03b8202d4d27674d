/** Carries out what is done with selected blocks. */
import { flushSync } from 'react-dom'
import { isContainerType, checkPlacement } from '@calcwright/document'
import type { Block, NewBlock, Operation, Worksheet } from '@calcwright/document'
import type { EditorWithState } from '../state/editor.ts'
import type { EditStep } from '../state/steps.ts'
import type { SelectionCommand } from './keys.ts'
import { extendRange, extendRangeToEnd, toCommonLevel, rangeOfAll } from '../state/range.ts'
import { deleteStep, moveTarget, neighboursOf, replaceStep } from './steps.ts'
import { rowIn, siblingOf, treeOf } from '../state/tree.ts'
import type { BlockTree } from '../state/tree.ts'

const treeNow = (editor: EditorWithState): BlockTree => treeOf(editor.worksheet.blocks())

/** The outermost selected blocks, neighbours on one level; those with the caret when none are. */
export function selectedOrCaretBlocks(editor: EditorWithState): readonly string[] {
  const { selection, caret } = editor.state.getState()
  if (selection) return toCommonLevel(treeNow(editor), selection)?.siblings ?? []
  return caret ? [caret.block] : []
}

/** The block that a line is a part of, as a series is one of its plot; null for a line of its own. */
function ownerOf({ worksheet }: EditorWithState, id: string | undefined): string | null {
  const parent = worksheet.block(id ?? '')?.parent ?? null
  const children = worksheet.registry.get(worksheet.block(parent ?? '')?.type ?? '')?.container?.children
  return Array.isArray(children) ? parent : null
}

/** Puts the selected lines, or the one with the caret, into the row of the line above, or on rows of their own. */
export function changeRow(editor: EditorWithState, to: 'beside' | 'separate'): void {
  const selected = selectedOrCaretBlocks(editor)
  const owner = ownerOf(editor, selected[0])
  const ids = owner === null ? selected : [owner]
  const above = siblingOf(treeNow(editor), ids[0] ?? '', -1)
  if (to === 'separate') {
    if (runKeepingSelection(editor, [{ kind: to, ids }])) editor.announce('On a row of its own')
  } else if (above === undefined) editor.announce('There is no line above')
  else if (runKeepingSelection(editor, [{ kind: 'move', ids, at: { after: above }, beside: true }]))
    editor.announce('Beside the line above')
}

export function runCommand(editor: EditorWithState, command: SelectionCommand): void {
  switch (command.to) {
    case 'grow':
    case 'grow-to':
      return growSelection(editor, command)
    case 'caret':
      return leaveSelection(editor, command.at)
    case 'leave':
      return leaveSelection(editor, 'end')
    case 'select-all':
      return selectAll(editor)
    case 'replace':
      return replaceSelection(editor, command.text)
    case 'delete':
      return deleteSelection(editor, command.direction)
    case 'indent':
    case 'outdent':
      return indentOrOutdent(editor, command.to)
    case 'move':
      return moveLines(editor, command.direction)
    case 'beside':
    case 'separate':
      return changeRow(editor, command.to)
    case 'nothing':
  }
}

export function selectAll(editor: EditorWithState): void {
  const range = rangeOfAll(treeNow(editor))
  if (range) editor.select(range)
}

function growSelection(
  editor: EditorWithState,
  command: Extract<SelectionCommand, { to: 'grow' | 'grow-to' }>,
): void {
  const { selection } = editor.state.getState()
  if (!selection) return
  const tree = treeNow(editor)
  const { anchor, head, towards } = selection
  const range = { anchor, head, ...(towards ? { towards } : {}) }
  if (command.to === 'grow-to') return editor.select(extendRangeToEnd(tree, range, command.side))
  const next = extendRange(tree, range, command.direction)
  if (next) editor.select(next)
  else editor.focus(selection.anchor, { at: command.direction === 'up' ? 'end' : 'start' })
}

/** The caret goes to an end of the selection or to the line beside it. */
function leaveSelection(editor: EditorWithState, at: 'start' | 'end' | 'before' | 'after'): void {
  const { selection } = editor.state.getState()
  if (!selection) return
  if (!editor.mayEdit) return editor.select(null)
  const selected = new Set(selection.blocks)
  const takesCaret = (row: Parameters<typeof editor.fieldsOf>[0]): boolean => editor.fieldsOf(row) !== 'none'
  const inside = editor.feed.rows.filter(row => selected.has(row.id) && takesCaret(row)).map(row => row.id)
  const beside = neighboursOf(editor.feed.rows, selected, takesCaret)
  const start = at === 'start' || at === 'before'
  const end = start ? inside[0] : inside.at(-1)
  const block = (at === 'before' ? beside.before : at === 'after' ? beside.after : end) ?? end
  if (block === undefined) return editor.select(null)
  // Beside the selection the caret stands next to it.
  const place = (at === 'start' || at === 'after') && block !== undefined ? 'start' : 'end'
  editor.focus(block, { at: place })
}

export function deleteSelection(editor: EditorWithState, direction: 'back' | 'forward'): void {
  const { selection } = editor.state.getState()
  if (!selection) return
  const beside = neighboursOf(
    editor.feed.rows,
    new Set(selection.blocks),
    row => editor.fieldsOf(row) !== 'none',
  )
  const line = { type: editor.registry.lineType }
  const count = selection.blocks.length
  if (editor.run(deleteStep(treeNow(editor), selection.blocks, beside, direction, line)))
    editor.announce(count === 1 ? 'Line deleted' : 'Lines deleted')
}

function replaceSelection(editor: EditorWithState, text: string): void {
  const { lineType, proseType } = editor.registry
  const type = text === '#' ? proseType : lineType
  flushSync(() => void replaceBy(editor, [{ type }], { caret: 'end', goesOn: true }))
}

/** Puts blocks in the place of the selected ones. */
export function replaceBy(
  editor: EditorWithState,
  items: readonly NewBlock[],
  { caret, goesOn = false }: { readonly caret: 'start' | 'end'; readonly goesOn?: boolean },
): boolean {
  const siblings = selectedOrCaretBlocks(editor)
  if (siblings.length === 0) return false
  const inRow = rowIn(treeNow(editor), siblings[0]!).length > 1
  return editor.run({ ...replaceStep(siblings, items, caret, inRow), goesOn })
}

/** Runs operations and keeps the selection, or the caret where it is. */
export function runKeepingSelection(editor: EditorWithState, operations: readonly Operation[]): boolean {
  const { caret } = editor.state.getState()
  const step: EditStep = {
    operations,
    focus: caret && { block: caret.block, place: editor.caretPlace(caret.block) },
  }
  return editor.run(step)
}

/** Indents or outdents the selected lines, or the one with the caret. */
export function indentOrOutdent(editor: EditorWithState, kind: 'indent' | 'outdent'): void {
  const ids = selectedOrCaretBlocks(editor)
  const leaving = kind === 'outdent' && leave(editor.worksheet, ids)
  if (ids.length) runKeepingSelection(editor, [leaving || { kind, ids }])
}

/** Moves the last lines of a loop, a branch or a program below it; null for other lines. */
function leave(worksheet: Worksheet, ids: readonly string[]): Operation | null {
  const parent = worksheet.block(ids[0] ?? '')?.parent ?? null
  const container = parent === null ? undefined : worksheet.block(parent)
  if (!container || worksheet.registry.get(container.type)?.container?.indents) return null
  const children = worksheet.blocks().filter(block => block.parent === parent)
  const last = children.slice(-ids.length)
  if (last.length < ids.length || !last.every(({ id }, place) => id === ids[place])) return null
  return accepts(worksheet, container.parent, ids) ? { kind: 'move', ids, at: { after: container.id } } : null
}

export function setDisabled(editor: EditorWithState, disabled: boolean): void {
  const ids = selectedOrCaretBlocks(editor)
  if (ids.length && runKeepingSelection(editor, [{ kind: 'disable', ids, disabled }]))
    editor.announce(disabled ? 'Evaluation disabled' : 'Evaluation enabled')
}

/** Moves the selected lines, or the one with the caret, by one step. */
export function moveLines(editor: EditorWithState, direction: 'up' | 'down'): void {
  const { worksheet, feed } = editor
  const ids = selectedOrCaretBlocks(editor)
  if (ids.length === 0) return
  const isOpen = (block: Block): boolean =>
    isContainerType(worksheet.registry, block.type) && !feed.isCollapsed(block) && block.status === 'ok'
  const target = moveTarget(treeNow(editor), ids, direction, isOpen)
  if (!target) return
  const { into, past } = target
  const at = into && 'inside' in into && accepts(worksheet, into.inside, ids) ? into : past
  if (runKeepingSelection(editor, [{ kind: 'move', ids, at }])) editor.announce(`Moved ${direction}`)
}

function accepts(worksheet: Worksheet, container: string | null, ids: readonly string[]): boolean {
  const above: string[] = []
  for (let id = container; id !== null; id = worksheet.block(id)?.parent ?? null)
    above.push(worksheet.block(id)?.type ?? '')
  return ids.every(id => {
    const block = worksheet.block(id)
    return block !== undefined && checkPlacement(worksheet.registry, block.type, above) === 'allowed'
  })
}
