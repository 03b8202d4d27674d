/** Where the caret of a text is put, and when it is about to leave it. */
import type { Editor as Tiptap } from '@tiptap/core'
import type { ResolvedPos } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { CaretPlace, Direction } from '@calcwright/editor'

export function placeCaret(tiptap: Tiptap, place: CaretPlace): void {
  const { commands, view } = tiptap
  const end = tiptap.state.doc.content.size
  switch (place.at) {
    case 'start':
    case 'end':
    case 'all':
      commands.focus(place.at)
      return
    case 'offset':
      commands.focus(Math.min(place.offset, end))
      return
    case 'range':
      commands.focus()
      commands.setTextSelection({ from: Math.min(place.start, end), to: Math.min(place.end, end) })
      return
    case 'point':
      commands.focus(view.posAtCoords({ left: place.x, top: place.y })?.pos ?? 'end')
      return
    case 'column': {
      const { top, bottom } = view.dom.getBoundingClientRect()
      const y = place.from === 'below' ? bottom - HALF_LINE : top + HALF_LINE
      commands.focus(view.posAtCoords({ left: place.x, top: y })?.pos ?? 'start')
      return
    }
    case 'keep':
      commands.focus()
  }
}

/** Inside the first and the last line of text, below the room around it. */
const HALF_LINE = 10

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** Where an arrow key takes the caret out of the text, and its column; null when it stays inside. */
export function exitDirection(
  tiptap: Tiptap,
  event: KeyboardEvent,
): { direction: Direction; x?: number } | null {
  const direction = DIRECTIONS[event.key]
  const { selection, doc } = tiptap.state
  if (!direction || event.shiftKey || !selection.empty) return null
  const forward = direction === 'down' || direction === 'right'
  if (direction === 'left' || direction === 'right') {
    const atEdge = forward
      ? selection.$head.pos >= doc.content.size - selection.$head.depth
      : selection.$head.pos <= selection.$head.depth
    return atEdge ? { direction } : null
  }
  const edge = forward ? doc.lastChild : doc.firstChild
  // Inside a list or a quotation the last line of the whole block counts.
  const inEdge = selection.$head.node(1) === edge && isAtEdgeOf(selection.$head, forward)
  if (!inEdge || !tiptap.view.endOfTextblock(direction)) return null
  return { direction, x: tiptap.view.coordsAtPos(selection.head).left }
}

/** Whether nothing follows (or precedes) the textblock of the place, on any level. */
function isAtEdgeOf($place: ResolvedPos, forward: boolean): boolean {
  for (let depth = 1; depth < $place.depth; depth++) {
    // The cells of a row stand side by side.
    if ($place.node(depth).type.name === 'tableRow') continue
    const index = $place.index(depth)
    if (index !== (forward ? $place.node(depth).childCount - 1 : 0)) return false
  }
  return true
}

/**
 * Lets the editor believe that the caret stands at the very start: soon after the focus has come it takes
 * that for a whim of the browser, and undoes it.
 */
export function believeStart(view: EditorView): void {
  const start = Selection.atStart(view.state.doc)
  if (caretOf(view) === start.from && !view.state.selection.eq(start))
    view.dispatch(view.state.tr.setSelection(start))
}

/** Where the browser has the caret; null when something is selected, or nothing in this text. */
function caretOf(view: EditorView): number | null {
  const { isCollapsed, anchorNode, anchorOffset } = document.getSelection()!
  return isCollapsed && anchorNode && view.dom.contains(anchorNode)
    ? view.posAtDOM(anchorNode, anchorOffset)
    : null
}
