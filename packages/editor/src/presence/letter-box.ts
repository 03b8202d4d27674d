/** Where others are on the page: their line or field, and their letter in it. */
import type { EditorWithState } from '../state/editor.ts'
import { placeInFormula, placeInProse } from './letter-place.ts'
import type { CaretBox } from './letter-place.ts'
import type { OtherCaret } from './other-caret.ts'

/** The line where the field is not drawn. */
export function elementOf({ block, field }: OtherCaret): Element | null {
  const line = document.querySelector(`[data-block="${CSS.escape(block)}"]`)
  const own = field === undefined ? null : line?.querySelector(`[data-field="${CSS.escape(field)}"]`)
  return own ?? line
}

/** In pixels from the element that holds the mark. */
export interface LetterBox {
  readonly caret: { readonly left: number; readonly top: number; readonly height: number }
  readonly selection: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  } | null
}

/** Null when no letter is known, or it is scrolled out of the visible part of its formula. */
export function letterBoxOf(caret: OtherCaret, editor: EditorWithState): LetterBox | null {
  const around = elementOf(caret)
  const head = around && caret.head !== undefined ? boxOf(caret, caret.head, around, editor) : null
  if (!around || !head) return null
  const anchor = caret.anchor === undefined ? null : boxOf(caret, caret.anchor, around, editor)
  const { left, top } = around.getBoundingClientRect()
  return {
    caret: { left: head.x - left, top: head.top - top, height: head.bottom - head.top },
    selection: anchor && areaBetween(head, anchor, left, top),
  }
}

/** A selection over several lines of a text shows only its caret. */
function areaBetween(head: CaretBox, anchor: CaretBox, left: number, top: number): LetterBox['selection'] {
  if (Math.min(head.bottom, anchor.bottom) <= Math.max(head.top, anchor.top)) return null
  const [from, to] = [Math.min(head.x, anchor.x), Math.max(head.x, anchor.x)]
  const [high, low] = [Math.min(head.top, anchor.top), Math.max(head.bottom, anchor.bottom)]
  return { left: from - left, top: high - top, width: to - from, height: low - high }
}

function boxOf(
  { block, text: field }: OtherCaret,
  place: string,
  around: Element,
  { worksheet, caretText }: EditorWithState,
): CaretBox | null {
  if (field === undefined) return null
  const stored = worksheet.placeIn(block, field, place)
  if (!stored) return null
  // The field with one's own caret may not show all of the stored text yet.
  const own = caretText()
  const here = own?.block === block && own.field === field
  const shown = here ? own.find(place) : stored
  const holder = around.querySelector(stored.kind === 'html' ? '[data-prose]' : '[data-formula]')
  if (!shown || !holder) return null
  if (stored.kind === 'html') return placeInProse(holder, shown.shown, shown.at)
  const box = placeInFormula(holder, shown.shown, shown.at)
  const { left, right } = holder.getBoundingClientRect()
  return box && box.x >= left - 1 && box.x <= right + 1 ? box : null
}
