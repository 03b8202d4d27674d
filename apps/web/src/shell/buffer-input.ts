/** Buffers keys, pasted texts and presses until the live sheet takes them: on a drawn sheet, or before there is any. */
import { drawnPage } from './drawn-page.ts'
import {
  type EarlyControl,
  type EarlyInput,
  type EarlyPress,
  TEXT_FIELD,
  placeOfControl,
  takesKeys,
} from './early-input.ts'
import { type InputSink, createSink } from './input-sink.ts'

interface BufferOptions {
  /** Whether the sheet will have its caret in a line, without a press. */
  readonly takesCaret: boolean
  /** Called with each input. */
  readonly onInput?: () => void
  /** Whether a sheet still comes: the buffer ends with the first key after that. */
  readonly isExpected?: () => boolean
  /** Keys from before the buffer had been fetched. */
  readonly held?: readonly KeyboardEvent[]
}

/** Begins, unless it has begun. A page that shows no sheet in the end has to end it. */
export function bufferInput({
  takesCaret,
  onInput = () => {},
  isExpected = () => true,
  held: before = [],
}: BufferOptions): void {
  if (globalThis.calcwrightEarlyInput) return
  const listening = new AbortController()
  const listen = <Kind extends keyof WindowEventMap>(
    kind: Kind,
    listener: (event: WindowEventMap[Kind]) => void,
  ): void => addEventListener(kind, listener, { capture: true, signal: listening.signal })
  inputs = []
  notify = onInput
  isAwaited = isExpected
  opensWithCaret = takesCaret
  origin = document.activeElement
  held = null
  drag = null
  sink = createSink(text => {
    for (const key of text) add({ key: key === '\n' ? 'Enter' : key, code: '', shift: false })
  }, takesCaret)
  listen('keydown', onKeyDown)
  listen('paste', onPaste)
  listen('click', onClick)
  listen('pointerdown', onPointerDown)
  listen('pointermove', onPointerMove)
  listen('pointerup', onPointerUp)
  listen('pointercancel', onPointerUp)
  listen('mousedown', onMouseDown)
  globalThis.calcwrightEarlyInput = {
    inputs,
    isDragging: () => drag?.isHeld === true,
    holdFocus: control => void (held = { control, place: placeOf(control) }),
    awaitsCaret: () =>
      takesCaret && [sink?.element, document.body, origin].includes(document.activeElement as HTMLElement),
    leaveFocus: sink.end,
    end() {
      listening.abort()
      sink?.end()
      globalThis.calcwrightEarlyInput = undefined
    },
  }
  before.forEach(onKeyDown)
}

let inputs: EarlyInput[] = []
let notify = (): void => {}
let isAwaited = (): boolean => true
let opensWithCaret = false
/** Element that had the focus at the beginning, such as the row or the button that was pressed. */
let origin: Element | null = null
let sink: InputSink | undefined

function add(input: EarlyInput): void {
  inputs.push(input)
  notify()
}

/** Keys that type, and those that go on from there; without a caret, the latter scroll the sheet or move the focus. */
const isTyped = ({ key }: KeyboardEvent): boolean =>
  isCharacter(key)
    ? key !== ' ' || hasCaret()
    : GOES_ON.test(key) && (key === 'Tab' || key === 'Escape' ? inputs.length > 0 : hasCaret())
/** Whether the next key is meant for a line: that of the first press, else the one in which the sheet opens. */
const hasCaret = (): boolean =>
  inputs.length > 0 || sink?.hasCaret() === true || (opensWithCaret && !drawnPage())
const isCharacter = (key: string): boolean => [...key].length === 1
/** Keys that a live sheet answers instead of the browser: search, find, undo, save. */
const isCommand = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  opensWithCaret && !altKey && (ctrlKey || metaKey ? /^[kfszy]$/i.test(key) : key === 'F2')
const GOES_ON = /^(Enter|Backspace|Delete|Tab|Arrow(Left|Right|Up|Down)|Home|End|Escape)$/

/**
 * Keys for a control with the focus, without those that the browser uses itself: by Tab the focus moves in the drawn
 * sheet, and Space on a box and arrows in a radio list come as clicks.
 */
const isOfControl = ({ key }: KeyboardEvent, control: Element): boolean =>
  control.matches('input[type=radio]')
    ? key === 'Enter'
    : isCharacter(key)
      ? key !== ' ' || !control.matches('button, input') || control.matches(TEXT_FIELD)
      : key !== 'Tab' && (GOES_ON.test(key) || /^Page(Up|Down)$/.test(key))

const focusedControl = ({ target }: Event): HTMLElement | null =>
  target instanceof HTMLElement && drawnPage()?.contains(target) && takesKeys(target) ? target : null

const placeOf = (control: Element): EarlyControl => placeOfControl(control, drawnPage()!)

/** The control that had the focus when the live sheet took the place of the drawn one. */
let held: { readonly control: HTMLElement; readonly place: EarlyControl } | null = null

function onKeyDown(event: KeyboardEvent): void {
  const { key, code, shiftKey: shift, ctrlKey, metaKey, altKey, isTrusted } = event
  if (!isAwaited()) return globalThis.calcwrightEarlyInput?.end()
  // The live sheet gets the keys that are replayed, and the sink what several keys write together.
  if (!isTrusted || sink?.composes(event) || isElsewhere(event)) return
  if (isCommand(event)) {
    take(event)
    return add({ key, code, shift, command: ctrlKey || metaKey })
  }
  if (ctrlKey || metaKey || altKey) return
  const control = focusedControl(event)
  // The browser types there itself, and the live field gets the text as a whole.
  if (isOtherField(event)) return
  const meant = control ? { control, place: placeOf(control) } : held
  if (!(meant ? isOfControl(event, meant.control) : isTyped(event))) return
  take(event)
  add({ key, code, shift, ...(meant && { control: meant.place }) })
}

/** Withholds it from the browser, and from a live line that has the focus already and would get it twice. */
function take(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** Whether it operates something else of the page, which the person has gone to meanwhile. */
const isElsewhere = ({ target }: Event): boolean =>
  target instanceof HTMLElement &&
  target !== origin &&
  target !== sink?.element &&
  !drawnPage()?.contains(target) &&
  (target.tabIndex >= 0 || target.matches('a[href], [role^=menu]')) &&
  !target.matches(':disabled') &&
  !target.closest('[data-sheet]')

/** Whether it goes to a field of its own, such as one of a dialog, and not to the line with the caret. */
const isOtherField = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.matches(`${TEXT_FIELD}, input[type=search], textarea, [contenteditable]`) &&
  target !== sink?.element &&
  (drawnPage()?.contains(target) === true || !target.closest('[data-sheet]'))

function onPaste(event: ClipboardEvent): void {
  const { clipboardData: data, isTrusted } = event
  if (!data || !isTrusted || !isAwaited() || isElsewhere(event) || isOtherField(event)) return
  take(event)
  add({ pasted: new Map(data.types.map(type => [type, data.getData(type)])) })
}

const placeIn = (line: HTMLElement | null, { clientX, clientY }: MouseEvent) => {
  const box = line?.getBoundingClientRect()
  return {
    block: line?.dataset['block'] ?? null,
    x: clientX - (box?.left ?? 0),
    y: clientY - (box?.top ?? 0),
  }
}

/** A press of a slider, which moves until the pointer is let go. */
let drag: { readonly press: EarlyPress; readonly line: HTMLElement | null; isHeld: boolean } | null = null

function onPointerDown(event: PointerEvent): void {
  drag = null
  const slider = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=slider]') : null
  if (event.button !== 0 || !slider || slider.ariaDisabled || !drawnPage()?.contains(slider)) return
  const line = slider.closest<HTMLElement>('[data-block]')
  drag = { press: placeIn(line, event), line, isHeld: true }
}

function onPointerMove(event: PointerEvent): void {
  if (drag?.isHeld) drag.press.to = placeIn(drag.line, event).x
}

function onPointerUp({ type }: PointerEvent): void {
  if (!drag?.isHeld) return
  drag.isHeld = false
  // A finger that turned out to scroll has set nothing.
  if (type === 'pointerup') add(drag.press)
}

/** The browser would select the texts over which a slider is drawn. */
function onMouseDown(event: MouseEvent): void {
  const slider =
    drag?.isHeld && event.target instanceof Element && event.target.closest<HTMLElement>('[role=slider]')
  if (!slider) return
  event.preventDefault()
  slider.focus()
}

function onClick(event: MouseEvent): void {
  held = null
  // The press of a slider is noted already.
  if (drag && event.detail > 0) return
  const target = event.target
  if (event.button !== 0 || !(target instanceof Element) || target.closest('a[href]')) return
  if (!drawnPage()?.contains(target) || target.matches(TEXT_FIELD)) return
  // A key clicks without a place, and a label clicks its box after itself.
  if (event.detail === 0 || target.matches('input')) return add({ control: placeOf(target) })
  if (target.closest('label') || getSelection()?.isCollapsed === false) return
  const line = target.closest<HTMLElement>('[data-block]')
  add(placeIn(line, event))
  sink?.focus()
}
