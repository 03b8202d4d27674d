/** Types what was typed before the editor of a text had come, as if it had been there. */
import { flushSync } from 'react-dom'
import type { Editor as Tiptap, TiptapEditorHTMLElement } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { isCharacter, pressInLine } from '@calcwright/editor'
import type { KeyStroke } from '@calcwright/editor'
import { isCommand } from '../buffered-keys.ts'
import type { BufferedInput } from '../buffered-keys.ts'

/** Keys after one that leaves the text go where the caret has gone, to another text as well. */
export function replayKeys(typed: readonly BufferedInput[]): void {
  for (const one of typed) {
    const view = textWithCaret()
    if ('plain' in one) {
      if (one.html !== '') view?.pasteHTML(one.html)
      else view?.pasteText(one.plain)
    } else if (!view) pressInLine({ key: one.key, code: one.code, shift: one.shiftKey })
    else press(view, one)
  }
}

/** Tiptap keeps itself with its element. */
function textWithCaret(): Tiptap['view'] | undefined {
  return (document.activeElement as TiptapEditorHTMLElement | null)?.editor?.view
}

function press(view: Tiptap['view'], stroke: KeyStroke): void {
  const { key, code, keyCode, shiftKey, ctrlKey, metaKey, altKey } = stroke
  const pressed = { key, code, keyCode, shiftKey, ctrlKey, metaKey, altKey }
  const event = new KeyboardEvent('keydown', { ...pressed, bubbles: true, composed: true, cancelable: true })
  // A key that leaves the text moves the focus before the next one is pressed.
  if (!flushSync(() => view.dom.dispatchEvent(event))) return
  if (isCharacter(key) && !isCommand(stroke)) type(view, key)
  else if (key === 'Backspace' || key === 'Delete') erase(view, stroke)
  else move(view, stroke)
}

function type(view: Tiptap['view'], character: string): void {
  const { from, to } = view.state.selection
  const insert = () => view.state.tr.insertText(character)
  if (!view.someProp('handleTextInput', handle => handle(view, from, to, character, insert)))
    view.dispatch(insert())
}

/** Moves the caret as the browser would if a person pressed the key. */
function move(view: Tiptap['view'], stroke: KeyStroke): void {
  const step = MOVES[stroke.key]
  if (!step) return
  const [direction, unit, unitWithCommand] = step
  select(view, stroke.shiftKey, direction, isCommand(stroke) ? unitWithCommand : unit)
}

const MOVES: Readonly<Record<string, readonly ['forward' | 'backward', string, string]>> = {
  ArrowLeft: ['backward', 'character', 'word'],
  ArrowRight: ['forward', 'character', 'word'],
  ArrowUp: ['backward', 'line', 'paragraph'],
  ArrowDown: ['forward', 'line', 'paragraph'],
  Home: ['backward', 'lineboundary', 'documentboundary'],
  End: ['forward', 'lineboundary', 'documentboundary'],
}

function erase(view: Tiptap['view'], stroke: KeyStroke): void {
  const direction = stroke.key === 'Backspace' ? 'backward' : 'forward'
  if (view.state.selection.empty) select(view, true, direction, isCommand(stroke) ? 'word' : 'character')
  view.dispatch(view.state.tr.deleteSelection())
}

function select(view: Tiptap['view'], extend: boolean, direction: string, unit: string): void {
  const selection = document.getSelection()!
  selection.modify(extend ? 'extend' : 'move', direction, unit)
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return
  const { doc, tr } = view.state
  const [anchor, head] = [view.posAtDOM(anchorNode, anchorOffset), view.posAtDOM(focusNode, focusOffset)]
  view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head))))
}
