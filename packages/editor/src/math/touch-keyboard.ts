/**
 * The keyboard under a finger: digits, units, operators and names, from MathLive's own panel. On a
 * device with a mouse it never shows.
 */
import { unitBoxBehindNumber } from '@calcwright/math/expression'
import type { VirtualKeyboardKeycap, VirtualKeyboardLayout } from 'mathlive'
import { unitContent } from './auto-unit.ts'
import { FIELD_TAG } from './field-tag.ts'

type Keycap = string | Partial<VirtualKeyboardKeycap>

/** A key that types what a keyboard would. */
const types = (label: string, text: string, variants?: readonly Keycap[]): Keycap => ({
  label,
  command: ['typedText', text],
  ...(variants ? { variants: [...variants] } : {}),
})
const unit = (symbol: string): Keycap => ({
  label: symbol,
  class: 'small',
  insert: unitBoxBehindNumber(unitContent(symbol)),
})

const DELETE: Keycap = { label: '[backspace]', width: 1 }
const ENTER: Keycap = { label: '[return]', command: ['commit'], width: 1 }

const CALCULATE: VirtualKeyboardLayout = {
  label: '123',
  tooltip: 'Digits and operators',
  displayEditToolbar: false,
  rows: [
    ['x', types('(', '('), types(')', ')'), '7', '8', '9', types('÷', '/'), DELETE],
    ['y', types('x²', '^2'), types('xⁿ', '^'), '4', '5', '6', types('×', '*'), types('√', 'sqrt(')],
    ['z', types('xₙ', '_'), { label: 'π', insert: '\\pi' }, '1', '2', '3', types('−', '-'), types('[ ]', '[')],
    [types(':=', ':='), types('<', '<', [types('>', '>'), types('≤', '<='), types('≥', '>='), types('≠', '!=')]), ',', '0', '.', types('=', '='), types('+', '+', [types('±', '±')]), ENTER],
  ],
} // prettier-ignore

const UNITS: VirtualKeyboardLayout = {
  label: 'm/s',
  tooltip: 'Units',
  displayEditToolbar: false,
  rows: [
    ['mm', 'cm', 'm', 'km', 'in', 'ft', 'deg'].map(unit).concat(DELETE),
    ['g', 'kg', 't', 's', 'min', 'hr', 'Hz', 'rpm'].map(unit),
    ['N', 'kN', 'Pa', 'kPa', 'MPa', 'bar', 'J', 'kJ'].map(unit),
    ['W', 'kW', 'V', 'A', 'Ω', 'K', '°C'].map(unit).concat(ENTER),
  ],
}

/**
 * Lays out the panel, and keeps the room it covers free under the sheet. It goes when a text, a picture or
 * another part of a line has the focus: MathLive itself gets no event when its field leaves the line.
 */
export function setUpTouchKeyboard(): void {
  const keyboard = window.mathVirtualKeyboard
  keyboard.layouts = [CALCULATE, UNITS, 'alphabetic', 'greek']
  keyboard.editToolbar = 'none'
  keyboard.addEventListener('geometrychange', () => {
    document.documentElement.style.setProperty('--keyboard-height', `${keyboard.boundingRect.height}px`)
    document.querySelector('[data-block][data-active]')?.scrollIntoView({ block: 'nearest' })
  })
  document.addEventListener('focusin', ({ target }) => {
    if (takesText(target) || isOtherPart(target)) keyboard.hide()
  })
  document.addEventListener('touchstart', ({ target }) => {
    if (target instanceof Element && target.closest(KEYS)) target.addEventListener('touchend', endTap)
  })
}

const KEYS = '.ML__keyboard .MLK__rows'

/** A key acts when the finger leaves it, and the panel may be gone then: no tap is left for what lay behind. */
function endTap(event: Event): void {
  event.preventDefault()
  event.currentTarget?.removeEventListener('touchend', endTap)
}

/** The formula field is editable, too: that is what the panel is for. */
const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  (target instanceof HTMLTextAreaElement && target.inputMode !== 'none') ||
  (target instanceof HTMLElement && target.isContentEditable && target.localName !== FIELD_TAG)

/** Other parts of lines than formulas have the focus as well: the picture of a plot, the frame of a file. */
const isOtherPart = (target: EventTarget | null): boolean =>
  target instanceof Element && target.localName !== FIELD_TAG && target.closest('[data-block]') !== null
