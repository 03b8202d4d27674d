import { useEffect } from 'react'
import type { RefObject } from 'react'
import { lazyModule } from '@calcwright/ui'
import type { EditorWithState } from '../state/editor.ts'
import { blockOf } from './block-of.ts'

/** Fetched once the sheet is drawn. A line that is pressed before is selected, and cannot be dragged yet. */
const dragging = lazyModule(() => import('./dragging.ts'))

/** Width of the strip left of the number that moves the line, in pixels; beside other lines the margin is narrow. */
const GRIP = 22
const NARROW_GRIP = 10

/** Controls keep the pointer for themselves; a view marks others with `data-own-pointer`. */
const CONTROLS = 'button, a, input, select, textarea, canvas, [role^=menu], [data-own-pointer]'

/**
 * The pointer in the sheet: a number selects its line, dragging over lines selects a range, dragging
 * the selection (or one line by its grip) moves it.
 */
export function useSheetPointer(sheet: RefObject<HTMLElement | null>, editor: EditorWithState): void {
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    void dragging()
    const listener = (event: PointerEvent): void => {
      if (event.button !== 0 || !(event.target instanceof Element)) return
      const row = event.target.closest<HTMLElement>('[data-block]')
      if (!row) return
      if (event.target.closest('[data-handle]')) return onHandle(editor, element, row, event)
      if (event.target.closest(CONTROLS)) return
      onBody(editor, element, row, event)
    }
    element.addEventListener('pointerdown', listener, { capture: true })
    return () => element.removeEventListener('pointerdown', listener, { capture: true })
  }, [sheet, editor])
}

function onHandle(editor: EditorWithState, sheet: HTMLElement, row: HTMLElement, event: PointerEvent): void {
  event.preventDefault()
  const block = blockOf(editor, row)
  const anchor = anchorOf(editor)
  const grip = row.closest('[data-columns]') ? NARROW_GRIP : GRIP
  const byGrip = event.pointerType === 'mouse' && event.clientX - row.getBoundingClientRect().left < grip
  if (event.shiftKey && anchor !== undefined) editor.select({ anchor, head: block })
  else if (isSelected(editor, block)) {
    return move(editor, sheet, event, () => editor.select({ anchor: block, head: block }))
  } else editor.select({ anchor: block, head: block })
  if (byGrip && !event.shiftKey) return move(editor, sheet, event, () => {})
  dragging.loaded?.startRange(editor, sheet, event, editor.state.getState().selection?.anchor ?? block, true)
}

function onBody(editor: EditorWithState, sheet: HTMLElement, row: HTMLElement, event: PointerEvent): void {
  if (event.pointerType !== 'mouse') return
  const block = blockOf(editor, row)
  const anchor = anchorOf(editor)
  if (event.shiftKey && anchor !== undefined && anchor !== block) {
    event.preventDefault()
    event.stopPropagation()
    return editor.select({ anchor, head: block })
  }
  if (isSelected(editor, block) && editor.mayEdit) {
    event.preventDefault()
    event.stopPropagation()
    const { clientX: x, clientY: y } = event
    return move(editor, sheet, event, () => editor.focus(block, { at: 'point', x, y }))
  }
  if (editor.state.getState().selection && !editor.mayEdit) editor.select(null)
  dragging.loaded?.startRange(editor, sheet, event, block, false)
}

function move(editor: EditorWithState, sheet: HTMLElement, event: PointerEvent, press: () => void): void {
  if (dragging.loaded) dragging.loaded.startMove(editor, sheet, event, press)
  else press()
}

function anchorOf(editor: EditorWithState): string | undefined {
  const { selection, caret, lastActive } = editor.state.getState()
  const anchor = selection?.anchor ?? caret?.block ?? lastActive ?? undefined
  return anchor !== undefined && editor.worksheet.block(anchor) ? anchor : undefined
}

const isSelected = (editor: EditorWithState, block: string): boolean =>
  editor.state.getState().selection?.blocks.includes(block) ?? false
