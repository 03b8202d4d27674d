/** The events of the browser and of MathLive that reach the one field, in the terms of its controller. */
import type { Direction } from '../contract/caret-place.ts'
import { onTyped } from './mathlive.ts'
import type { FormulaField } from './mathlive.ts'
import { selectName } from './structure.ts'

export type ClipboardKind = 'copy' | 'cut' | 'paste'

export interface FieldListeners {
  /** A key before MathLive has it; not one that only changes other keys. */
  keydown(event: KeyboardEvent): void
  /** Text without a key: from an input method, the panel for touch, or a dead key. */
  typed(text: string): void
  /** MathLive has changed the content. */
  input(): void
  caretMoved(): void
  /** @param x of the caret in the window */
  leave(direction: Direction, x: number): void
  /** Whether a line has the field. */
  isActive(): boolean
  focus(): void
  composing(isComposing: boolean): void
  /** The main button of the pointer goes down. */
  press(): void
  /** Enter on the panel for touch; the one of a keyboard never gets as far as MathLive. */
  enter(): void
  clipboard(kind: ClipboardKind, event: ClipboardEvent): void
}

export function listenToField(field: FormulaField, listeners: FieldListeners): void {
  const keydown = (event: KeyboardEvent): void => {
    if (!isModifier(event.key)) listeners.keydown(event)
  }
  field.addEventListener('keydown', keydown, { capture: true })
  field.addEventListener('input', () => listeners.input())
  field.addEventListener('selection-change', () => listeners.caretMoved())
  field.addEventListener('move-out', event => {
    if (!listeners.isActive()) return
    event.preventDefault()
    const direction = DIRECTIONS[event.detail.direction]
    const bounds = field.getElementInfo(field.position)?.bounds
    if (direction) listeners.leave(direction, bounds?.right ?? field.getBoundingClientRect().left)
  })
  field.addEventListener('focusin', () => listeners.focus())
  field.addEventListener('compositionstart', () => listeners.composing(true))
  field.addEventListener('compositionend', () => listeners.composing(false))
  // MathLive would take the keys only a moment later.
  field.addEventListener('pointerdown', event => event.button === 0 && listeners.press())
  field.addEventListener('dblclick', () => selectName(field), { capture: true })
  onTyped(field, text => listeners.typed(text))
  field.addEventListener('beforeinput', event => {
    if (event.inputType !== 'insertLineBreak') return
    event.preventDefault()
    listeners.enter()
  })
  for (const kind of ['copy', 'cut', 'paste'] as const)
    field.addEventListener(kind, event => listeners.clipboard(kind, event), { capture: true })
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  forward: 'right',
  backward: 'left',
  upward: 'up',
  downward: 'down',
}

/** Whether a key changes only what other keys do. */
const isModifier = (key: string): boolean =>
  /^(?:Shift|Control|Alt|Meta|AltGraph|CapsLock|Dead|Process|Unidentified)/.test(key)

/** Neither MathLive nor the browser gets the event. */
export function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
