import { useEffect } from 'react'
import type { RefObject } from 'react'
import { pressInLine } from '../formula/press-in-line.ts'
import type { EditorWithState } from '../state/editor.ts'
import { changeRow, moveLines, runCommand, selectAll, indentOrOutdent } from '../selection/commands.ts'
import { caretEdges, extendInFormula } from '../selection/edges.ts'
import { decideSelectionKey } from '../selection/keys.ts'
import { openPalette } from '../palette/open.ts'
import { hasOwnKeys } from '../selection/own-keys.ts'
import { viewOf } from '../contract/block-view.ts'

/**
 * Keys of the whole sheet, captured before any field receives them, so that undo is always the worksheet's.
 */
export function useSheetKeys(sheet: RefObject<HTMLElement | null>, editor: EditorWithState): void {
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const listener = (event: KeyboardEvent): void => {
      if (isPlainInput(event.target) || event.isComposing) return
      const command =
        shortcutOf(event, editor) ??
        (isOnSelection(event.target, element, editor) ? selectionKey(event, editor) : lineKey(event, editor))
      if (!command) return
      event.preventDefault()
      event.stopPropagation()
      command()
    }
    element.addEventListener('keydown', listener, { capture: true })
    return () => element.removeEventListener('keydown', listener, { capture: true })
  }, [sheet, editor])
}

/** Action of a key, which is used up then. */
type Action = () => void

function shortcutOf(event: KeyboardEvent, editor: EditorWithState): Action | null {
  if (!isCommand(event) || event.altKey) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? editor.redo : editor.undo
  if (key === 'y') return editor.redo
  if (key === 'a' && event.shiftKey) return () => selectAll(editor)
  if (key === 's' && editor.actions.save) return () => editor.actions.save?.()
  return null
}

function selectionKey(event: KeyboardEvent, editor: EditorWithState): Action | null {
  const { key, code, shiftKey, altKey } = event
  const typesCharacter = event.getModifierState('AltGraph')
  const command = decideSelectionKey({
    key,
    shift: shiftKey,
    command: isCommand(event) && !typesCharacter,
    alt: altKey && !typesCharacter,
  })
  if (!command) return null
  return () => {
    runCommand(editor, command)
    const replaced = command.to === 'replace' && !editor.state.getState().selection
    if (replaced && command.text !== '' && command.text !== '#') pressInLine({ key, code, shift: shiftKey })
  }
}

/** Whether the caret is in a formula line in which nothing stands, so that what is pressed is its first key. */
function isEmptyFormula(editor: EditorWithState, id: string, target: EventTarget | null): boolean {
  const block = editor.feed.block(id)
  if (!editor.mayEdit || block?.type !== editor.registry.lineType) return false
  const { start, end } = caretEdges(target)
  return start && end && viewOf(editor.registry, block.type)?.isBlank(block.props) === true
}

/** Keys that leave the line with the caret: it is selected as a whole, moved or indented. */
function lineKey(event: KeyboardEvent, editor: EditorWithState): Action | null {
  const block = editor.state.getState().caret?.block
  if (block === undefined || isCommand(event) || hasOwnKeys(event.target)) return null
  const { key, shiftKey, altKey } = event
  if (key === '/' && isEmptyFormula(editor, block, event.target)) return () => openPalette('insert')
  const vertical = key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : null
  if (altKey && !vertical) return null
  if (altKey && shiftKey) return () => changeRow(editor, vertical === 'up' ? 'beside' : 'separate')
  if (altKey && vertical) return () => moveLines(editor, vertical)
  if (key === 'Tab') return tabKey(event, editor, block)
  if (!shiftKey || !/^(Arrow|Home|End)/.test(key)) return null
  const towards = key === 'ArrowUp' || key === 'ArrowLeft' || key === 'Home' ? 'up' : 'down'
  const edges = caretEdges(event.target)
  if (towards === 'up' ? !edges.start : !edges.end)
    return vertical && extendInFormula(event.target, towards) ? () => {} : null
  return () => editor.select({ anchor: block, head: block, towards })
}

/** At the very start of a line Tab moves it in; Shift-Tab moves it out, or leaves the sheet. */
function tabKey(event: KeyboardEvent, editor: EditorWithState, block: string): Action | null {
  const target = event.target
  if (!editor.mayEdit || !caretEdges(target).start || isInList(target) || !isFirstField(target)) return null
  const parent = editor.feed.block(editor.feed.block(block)?.parent ?? '')
  // A line that cannot be moved in leaves the key to the browser, which goes on to the next control.
  if (parent && editor.worksheet.registry.get(parent.type)?.container?.indentable === false) return null
  if (!event.shiftKey) return () => indentOrOutdent(editor, 'indent')
  return parent ? () => indentOrOutdent(editor, 'outdent') : null
}

/** The start of a further field is not the start of the line. */
function isFirstField(target: EventTarget | null): boolean {
  const field = target instanceof Element ? target.closest('[data-field]') : null
  return !field || field.closest('[data-block]')?.querySelector('[data-field]') === field
}

const isInList = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement) || !target.isContentEditable) return false
  const node = getSelection()?.focusNode
  return (node instanceof Element ? node : node?.parentElement)?.closest('li') != null
}

const isCommand = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey

/** The focus is on a number in the margin or on the sheet itself, not in a control of a line. */
function isOnSelection(target: EventTarget | null, sheet: HTMLElement, editor: EditorWithState): boolean {
  if (!editor.state.getState().selection) return false
  return target === sheet || (target instanceof Element && target.closest('[data-handle]') !== null)
}

/** Small inputs such as a unit prompt undo their own typing; in a box or a button nothing is typed. */
function isPlainInput(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio'
}
