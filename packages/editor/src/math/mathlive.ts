/**
 * MathLive, set up once: no sounds, no menu, no network; fonts come with the style sheet below.
 *
 * One field is shared by all lines. It keeps its state while it moves from line to line, which a
 * plain MathLive element does not: it builds itself anew each time it is attached.
 */
import { MathfieldElement } from 'mathlive'
import { clipboardEvent } from './clipboard-event.ts'
import { focusNextControl } from './focus-next-control.ts'
import { slotOf } from './field-model.ts'
import type { FieldModel } from './field-model.ts'
import { isCharacter } from './key-buffer.ts'
import type { KeyPressed, Pasted } from './key-buffer.ts'
import { FIELD_TAG } from './field-tag.ts'
import { drawWithCommas } from './field-commas.ts'
import { MACROS } from './markup.ts'
import { MOST_COLUMNS } from './wide-matrices.ts'
import { isTouch } from './touch.ts'
import { setUpTouchKeyboard } from './touch-keyboard.ts'
import './touch-keyboard.css'
import { announceInWords } from './announce.ts'
import { blinkCaret } from './caret-blink.ts'
import fieldStyles from './field.css?inline'

class FormulaElement extends MathfieldElement {
  #built = false
  #drawAndMeasure = (): void => {}

  override connectedCallback(): void {
    if (this.#built) return
    this.#built = true
    super.connectedCallback()
    const inner = this.#inner
    this.#drawAndMeasure = inner.scrollIntoView.bind(inner)
    inner.scrollIntoView = () => this.#drawSoon()
  }

  /** A detached field is on its way to another line and keeps its state. */
  override disconnectedCallback(): void {}

  /**
   * Focuses at once: React gives the focus back where it has moved the line, and MathLive would lose the keys
   * of 60 ms.
   */
  override focus(): void {
    keyboardSinkOf(this)?.focus({ preventScroll: true })
  }

  /** The content as MathLive holds it; see field-model.ts for what may be used of it. */
  get model(): FieldModel {
    return this.#inner.model
  }

  /** Text that MathLive would type itself goes to `type` instead. */
  takeOverTyping(type: (text: string) => void): void {
    const inner = this.#inner
    inner.onInput = type
    const end = inner.onCompositionEnd.bind(inner)
    inner.onCompositionEnd = text => {
      end('')
      type(text)
    }
    const execute = inner.executeCommand.bind(inner)
    inner.executeCommand = command => {
      const [name, argument] = Array.isArray(command) ? (command as readonly unknown[]) : []
      if (name === 'performWithFeedback' && argument === 'deleteBackward') {
        pressKey(this, { key: 'Backspace', code: 'Backspace', shift: false })
        return true
      }
      const text = String(argument)
      // The panel inserts its letters and digits as LaTeX.
      if (name !== 'typedText' && !(name === 'insert' && [...text].length === 1)) return execute(command)
      type(window.mathVirtualKeyboard.isShifted ? text.toUpperCase() : text)
      return true
    }
  }

  /** Draws changes at once, for callers that need to know where things stand. */
  draw(): void {
    if (this.#inner.dirty) this.#drawAndMeasure()
  }

  /** With the next frame: drawing in the middle of a key would lay out the page twice. */
  #drawSoon(): void {
    const inner = this.#inner
    if (inner.dirty) {
      inner.dirty = false
      // The one public way to ask MathLive for a drawing that changes nothing else.
      super.attributeChangedCallback('contenteditable', '', 'true')
    }
    scrollToCaret(this)
  }

  get #inner(): Mathfield {
    return (this as unknown as { _mathfield: Mathfield })._mathfield
  }
}

/** The inside of a MathLive element, as far as it is used. */
interface Mathfield {
  readonly model: FieldModel
  dirty: boolean
  scrollIntoView(): void
  onInput(text: string): void
  onCompositionEnd(text: string): void
  /** Commands come from here, from MathLive's own keys and from the panel for touch. */
  executeCommand(command: unknown): boolean
}

export type FormulaField = FormulaElement

let field: FormulaElement | null = null

/** The one field of the page. */
export function sharedField(): FormulaElement {
  if (field) return field
  MathfieldElement.soundsDirectory = null
  // Even without sounds MathLive starts the audio system at the first dead end.
  MathfieldElement.playSound = async () => {}
  MathfieldElement.fontsDirectory = null
  // MathLive's own conversion of `1e3` waits for a second without a key; the typing rules know where a number
  // ends.
  MathfieldElement.scientificNotationTemplate = null
  if (!customElements.get(FIELD_TAG)) customElements.define(FIELD_TAG, FormulaElement)
  field = new FormulaElement()
  return field
}

/** Attaches the field; configures it the first time, when MathLive has built it. */
export function mountField(host: HTMLElement): FormulaElement {
  const shared = sharedField()
  const first = !shared.shadowRoot?.querySelector('[part=content]')
  host.append(shared)
  if (first) configure(shared)
  return shared
}

/**
 * Takes the field out of its line. MathLive gets no event that the focus is gone: it would come back 60 ms
 * late, and keys in between would be lost.
 */
export function unmountField(element: FormulaElement): void {
  const host = element.parentElement
  moving = true
  element.remove()
  moving = false
  const selection = getSelection()
  // The rest of its caret would cost 3 ms a frame: the browser looks for a place to draw it.
  if (host?.parentElement?.contains(selection?.anchorNode ?? null)) selection?.removeAllRanges()
}

let moving = false

/** Gives the field the focus at once; MathLive itself takes its time. */
export function focusField(element: FormulaElement): void {
  const sink = keyboardSinkOf(element)
  if (element.shadowRoot?.activeElement !== sink) sink?.focus({ preventScroll: true })
  if (isTouch()) window.mathVirtualKeyboard.show({ animate: true })
  element.closest('[data-block]')?.scrollIntoView({ block: 'nearest' })
}

/** Does the work of a keyboard: the event, and the character unless a listener has used it. */
export function pressKey(element: FormulaElement, pressed: KeyPressed): void {
  const free = keyboardSinkOf(element)?.dispatchEvent(keydown(pressed))
  if (free && isCharacter(pressed.key)) enterCharacter(element, pressed.key)
  if (free && pressed.key === 'Tab') focusNextControl(pressed.shift)
}

/** Receives characters that come without a key: from an input method, a dead key or the panel for touch. */
export function onTyped(element: FormulaField, type: (text: string) => void): void {
  element.takeOverTyping(type)
}

function enterCharacter(element: FormulaField, data: string): void {
  keyboardSinkOf(element)?.dispatchEvent(
    new InputEvent('input', { data, inputType: 'insertText', bubbles: true }),
  )
}

/** Does the browser's work for a paste, wherever the focus is. */
export function pasteWhereFocusIs({ pasted }: Pasted): void {
  const clipboardData = new DataTransfer()
  for (const [type, text] of pasted) clipboardData.setData(type, text)
  deepFocus()?.dispatchEvent(clipboardEvent('paste', clipboardData))
}

function deepFocus(): Element | null {
  const focused = document.activeElement
  return focused?.shadowRoot?.activeElement ?? focused
}

/** Does the same for any other element that has the focus, such as a text. */
export function pressWhereFocusIs(pressed: KeyPressed): void {
  const free = document.activeElement?.dispatchEvent(keydown(pressed))
  // The one way to type into any editable element that leaves the rest to the element itself.
  if (free && isCharacter(pressed.key)) document.execCommand('insertText', false, pressed.key)
  if (free && pressed.key === 'Tab') focusNextControl(pressed.shift)
}

const keydown = ({ key, code, shift }: KeyPressed): KeyboardEvent =>
  new KeyboardEvent('keydown', {
    key,
    code,
    shiftKey: shift,
    bubbles: true,
    composed: true,
    cancelable: true,
  })

/** Element in which MathLive receives the keys. */
export function keyboardSinkOf(element: FormulaElement): HTMLElement | null {
  return element.shadowRoot?.querySelector('[part=keyboard-sink]') ?? null
}

function configure(element: FormulaElement): void {
  element.mathVirtualKeyboardPolicy = isTouch() ? 'auto' : 'manual'
  if (isTouch()) {
    setUpTouchKeyboard()
    // MathLive asks for it at keys only, not at those of the panel.
    element.addEventListener('input', () => scrollToCaret(element))
  }
  element.popoverPolicy = 'off'
  element.environmentPopoverPolicy = 'off'
  element.smartMode = false
  // Smart fences close a bracket behind a function before there is anything in it: `sin()1`.
  element.smartFence = false
  // Smart superscripts put the second digit of 10^12 behind the exponent; keys.ts decides which key leaves
  // one.
  element.smartSuperscript = false
  element.removeExtraneousParentheses = true
  element.mathModeSpace = ''
  element.maxMatrixCols = MOST_COLUMNS
  element.menuItems = []
  element.macros = { ...element.macros, ...MACROS }
  element.inlineShortcuts = INLINE_SHORTCUTS
  element.keybindings = element.keybindings.filter(binding => !isUnwanted(binding.key, binding.command))
  element.onInsertStyle = insertStyle
  for (const kind of ['blur', 'focusout'])
    element.shadowRoot?.addEventListener(kind, event => moving && event.stopImmediatePropagation(), {
      capture: true,
    })
  // Its buttons are not shown, but MathLive measures the page for them at each key.
  element.shadowRoot?.querySelector('.ML__toggles')?.remove()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(fieldStyles)
  const root = element.shadowRoot
  if (root && !root.adoptedStyleSheets.includes(sheet))
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  // Typing makes the formula longer when it is drawn, which may be frames later.
  new ResizeObserver(() => scrollCaretIntoView(element)).observe(element)
  drawWithCommas(element)
  blinkCaret(element)
  announceInWords(element)
}

/** Signs typed as several characters. Words are handled in words.ts, which knows where a word ends. */
const INLINE_SHORTCUTS = {
  ':=': '\\coloneq',
  '<=': '\\le',
  '>=': '\\ge',
  '!=': '\\ne',
  '->': '\\to',
  '*': '\\cdot',
  '.*': '.\\ast',
}

/** The raw LaTeX mode, the text mode and MathLive's own undo are not ours, nor are rows where no matrix is. */
function isUnwanted(key: string, command: unknown): boolean {
  const name = Array.isArray(command) ? String(command[0]) : String(command)
  return (
    name === 'switchMode' ||
    name === 'undo' ||
    name === 'redo' ||
    /^add(?:Row|Column)/.test(name) ||
    /Backquote|IntlBackslash|Escape/.test(key) ||
    (/shift\+\[(Backspace|Delete)\]/.test(key) && name.startsWith('remove'))
  )
}

/** In units and subscripts letters stand upright; elsewhere they never take over the style of a neighbour. */
function insertStyle(): { variantStyle?: 'up' } {
  if (!field) return {}
  const slot = slotOf(field.model)
  return slot === 'unit' || slot === 'subscript' ? { variantStyle: 'up' } : {}
}

/** The formula scrolls inside its line, never the page. Measured when the line has been laid out anyway. */
function scrollToCaret(element: FormulaElement): void {
  afterLayout(element, () => scrollCaretIntoView(element))
}

function scrollCaretIntoView(element: FormulaElement): void {
  const frame = element.parentElement?.parentElement
  if (!frame || frame.scrollWidth <= frame.clientWidth) return
  const bounds = element.getElementInfo(element.position)?.bounds
  const box = frame.getBoundingClientRect()
  if (!bounds) return
  if (bounds.right > box.right - 12) frame.scrollLeft += bounds.right - box.right + 12
  else if (bounds.left < box.left + 12) frame.scrollLeft += bounds.left - box.left - 12
}

/**
 * Acts in the next frame, once everything it shows has been laid out: an observer reports then the elements
 * that it has begun to observe.
 */
function afterLayout(element: Element, act: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    act()
  })
  observer.observe(element)
}
