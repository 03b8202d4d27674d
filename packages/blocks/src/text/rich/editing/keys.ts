/** Keys of a text that are not letters: leaving it, taking it apart, gaps and lists. */
import type { Editor as Tiptap } from '@tiptap/core'
import { enterNextLine } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { NodeSelection } from '@tiptap/pm/state'
import { goToReference } from '../references/go.ts'
import type { Reference } from '../references/stored.ts'
import type { TextProps } from '../schema.ts'
import { exitDirection } from './caret.ts'
import { joinAbove, joinBelow, splitForMath } from './neighbours.ts'

type View = BlockViewProps<TextProps>

/** True when the key is used up. `released`: Escape was pressed before, so that Tab leaves the text. */
export function handleKey(view: View, tiptap: Tiptap, event: KeyboardEvent, released: boolean): boolean {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
  switch (event.key) {
    case 'Enter':
      if (event.shiftKey) splitForMath(tiptap, view)
      return event.shiftKey || followSelected(view, tiptap) || leaveTitle(view, tiptap)
    case 'Backspace':
      return backspace(view, tiptap)
    case 'Delete':
      return isAt(tiptap, 'end') && joinBelow(tiptap, view)
    case ' ':
      return secondSpace(view, tiptap)
    case 'Tab':
      return !released && (event.shiftKey ? removeGap(tiptap) : addGap(tiptap))
  }
  const out = exitDirection(tiptap, event)
  return out !== null && view.editor.leave(view.block.id, out.direction, out.x)
}

/** Enter on a chosen reference goes where it leads. */
function followSelected({ editor }: View, { state }: Tiptap): boolean {
  const node = state.selection instanceof NodeSelection ? state.selection.node : null
  const reference = node?.type.name === 'reference' ? (node.attrs.reference as Reference) : null
  if (reference) goToReference(editor, reference)
  return reference !== null
}

/** Behind a title, a text of headings alone, the next line is one for formulas; words that are typed there are a text. */
function leaveTitle(view: View, tiptap: Tiptap): boolean {
  const { doc } = tiptap.state
  const isTitle = Array.from({ length: doc.childCount }, (_, at) => doc.child(at)).every(
    ({ type, textContent }) => type.name === 'heading' && textContent !== '',
  )
  if (!isTitle || !isAt(tiptap, 'end')) return false
  enterNextLine(view.editor, view.block.id)
  return true
}

function backspace(view: View, tiptap: Tiptap): boolean {
  const { $head } = tiptap.state.selection
  const plain = $head.depth === 1 && $head.parent.type.name === 'paragraph'
  if (!isAt(tiptap, 'start') || !plain) return false
  if (!tiptap.isEmpty) return joinAbove(tiptap, view)
  view.editor.remove(view.block.id, 'back')
  return true
}

/** In a text of one space another one returns to formulas. */
function secondSpace({ block, editor }: View, tiptap: Tiptap): boolean {
  if (!/^[ \u00a0]$/.test(tiptap.getText())) return false
  editor.convert(block.id, { type: editor.registry.lineType }, { at: 'start' })
  return true
}

function isAt({ state }: Tiptap, edge: 'start' | 'end'): boolean {
  const { empty, $head } = state.selection
  if (!empty || !$head.parent.isTextblock) return false
  return edge === 'start' ? $head.pos === $head.depth : $head.pos === state.doc.content.size - $head.depth
}

const inList = ({ state }: Tiptap): boolean => {
  const { $from } = state.selection
  return $from.depth > 1 && $from.node($from.depth - 1).type.name === 'listItem'
}

/** Nests a list item; elsewhere a gap, which is a tab stop in the stored text. */
function addGap(tiptap: Tiptap): boolean {
  if (inList(tiptap)) tiptap.commands.sinkListItem('listItem')
  else if (tiptap.isActive('table')) return tiptap.commands.goToNextCell()
  else tiptap.view.dispatch(tiptap.state.tr.insertText('\t').scrollIntoView())
  return true
}

function removeGap(tiptap: Tiptap): boolean {
  if (inList(tiptap)) return tiptap.commands.liftListItem('listItem') || true
  if (tiptap.isActive('table')) return tiptap.commands.goToPreviousCell()
  const { empty, from, $from } = tiptap.state.selection
  if (empty && $from.nodeBefore?.text?.endsWith('\t'))
    return tiptap.commands.deleteRange({ from: from - 1, to: from })
  return true
}
