/** Moves the selected lines with the pointer. */
import { selectedOrCaretBlocks } from '../selection/commands.ts'
import type { EditorWithState } from '../state/editor.ts'
import { AutoScroll } from './autoscroll.ts'
import type { DropPlace, Point } from './drop-place.ts'
import { showDropLine } from './drop-state.ts'
import { followPointer } from './follow-pointer.ts'
import { levelsAcross, dropAt } from './layout.ts'

/** Pixels below which a movement counts as a click. */
const THRESHOLD = 4

/** Pixels to the side from which on lines go beside others: straight up and down they never do. */
const SIDEWAYS = 40

/** @param onClick called when the pointer is released where it was pressed */
export function startMove(
  editor: EditorWithState,
  sheet: HTMLElement,
  event: PointerEvent,
  onClick: () => void,
): void {
  const start: Point = { x: event.clientX, y: event.clientY }
  const ids = selectedOrCaretBlocks(editor)
  const depth = editor.worksheet.block(ids[0] ?? '')?.depth ?? 0
  let point = start
  let moving = false
  let drop: DropPlace | null = null
  const mark = (): void => {
    const across = point.x - start.x
    const beside = Math.abs(across) > SIDEWAYS ? ids : null
    const found = dropAt(editor, sheet, point, depth + levelsAcross(sheet, across), beside)
    drop = found?.drop ?? null
    showDropLine(editor, found?.line ?? null)
  }
  const scroll = new AutoScroll(sheet, mark)
  followPointer(event.pointerId, {
    move(to) {
      point = to
      moving ||= Math.hypot(to.x - start.x, to.y - start.y) > THRESHOLD
      if (!moving) return
      sheet.dataset.moving = ''
      scroll.at(to.y)
      mark()
    },
    end(dropped) {
      scroll.stop()
      showDropLine(editor, null)
      delete sheet.dataset.moving
      if (dropped && !moving) onClick()
      else if (dropped && drop && !isInside(editor, ids, drop))
        editor.run({ operations: [{ kind: 'move', ids, at: drop.place, ...besideOf(drop) }], focus: null })
    },
  })
}

const besideOf = ({ beside }: DropPlace) => (beside ? { beside } : {})

/** Whether the lines would be dropped on themselves, which changes nothing. */
function isInside(editor: EditorWithState, ids: readonly string[], { place }: DropPlace): boolean {
  const target = 'after' in place ? place.after : 'before' in place ? place.before : place.inside
  const selected = new Set(editor.selected())
  return target !== null && selected.has(target) && !ids.includes(target)
}
