import type { EditorWithState } from '../state/editor.ts'
import { AutoScroll } from './autoscroll.ts'
import { blockOf } from './block-of.ts'
import { followPointer } from './follow-pointer.ts'
import { rowAt } from './layout.ts'
import type { Point } from './drop-place.ts'

/** Selects from `anchor` to the line under the pointer, as soon as that is another one. */
export function startRange(
  editor: EditorWithState,
  sheet: HTMLElement,
  event: PointerEvent,
  anchor: string,
  started: boolean,
): void {
  let reaching = started
  let point: Point = { x: event.clientX, y: event.clientY }
  const reach = (): void => {
    const row = rowAt(sheet, point)
    const head = row ? blockOf(editor, row) : editor.feed.rows.at(-1)?.block
    if (head === undefined || (!reaching && head === anchor)) return
    if (!reaching) getSelection()?.removeAllRanges()
    reaching = true
    sheet.dataset.selecting = ''
    if (editor.state.getState().selection?.head !== head) editor.select({ anchor, head })
  }
  const scroll = new AutoScroll(sheet, reach)
  followPointer(event.pointerId, {
    move(to) {
      point = to
      if (reaching) scroll.at(to.y)
      reach()
    },
    end() {
      scroll.stop()
      delete sheet.dataset.selecting
    },
  })
}
