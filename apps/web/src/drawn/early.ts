/**
 * Starts the program of a page once its drawn sheet has been painted, that of a frame which rests once it is operated,
 * asks for the worksheet meanwhile, and buffers keys and presses until the live sheet takes them. It runs in the head of the page, as /drawn-early.js, so that no key comes
 * before it, and so is a file of its own with next to nothing in it.
 */
import { importModule, retryUntilOnline } from '@calcwright/ui'
import { askForEmbedded } from '../embed/ask-for-embedded.ts'
import { fromFragment, readStored } from '../form/stored-values.ts'
import { askEarly } from '../shell/early-answer.ts'
import {
  type EarlyControl,
  type EarlyInput,
  type EarlyPress,
  TEXT_FIELD,
  placeOfControl,
  takesKeys,
} from '../shell/early-input.ts'
import { applyStoredTheme } from '../shell/theme.ts'
import { answerHost } from './early-host.ts'
import { onFirstUse } from './first-use.ts'

applyStoredTheme()
askForWorksheet()
if (hasOwnValues()) document.documentElement.dataset['ownValues'] = ''

/** Whether the form is filled with values of a link or of this browser, of which the drawn one knows nothing. */
function hasOwnValues(): boolean {
  const [, kind, hash = ''] = location.pathname.split('/').map(decodeURIComponent)
  return kind === 'form' && (fromFragment(location.hash) ?? readStored(hash)) !== null
}

/** Asks for what the address of the page shows, as the client of the page will. */
function askForWorksheet(): void {
  const [, kind, hash = '', revision = ''] = location.pathname.split('/').map(decodeURIComponent)
  const call =
    kind === 'worksheets' || kind === 'form'
      ? { command: 'get_worksheet', data: { hash_string: hash } }
      : kind === 'revisions'
        ? { command: 'get_revision', data: { hash_string: hash, revision } }
        : null
  if (!call) return
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(call) }
  askEarly(fetch, '/worksheet_commands', { ...init, credentials: 'same-origin' })
}

const inputs: EarlyInput[] = []

function add(input: EarlyInput): void {
  inputs.push(input)
  wake()
}

/** Starts the live sheet of a frame that rests. */
let wake = (): void => {}

/** The drawn sheet, as far as it has come. */
const drawnSheet = (): HTMLElement | null => document.getElementById('drawn')

/** Keys that type, and those that go on from there; alone, the latter scroll the sheet. */
const isTyped = ({ key }: KeyboardEvent): boolean =>
  isCharacter(key) ? key !== ' ' || inputs.length > 0 : GOES_ON.test(key) && inputs.length > 0
const isCharacter = (key: string): boolean => [...key].length === 1
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
  target instanceof HTMLElement && drawnSheet()?.contains(target) && takesKeys(target) ? target : null

const placeOf = (control: Element): EarlyControl => placeOfControl(control, drawnSheet()!)

/** The control that had the focus when the live sheet took the place of the drawn one. */
let held: { readonly control: HTMLElement; readonly place: EarlyControl } | null = null

function onKeyDown(event: KeyboardEvent): void {
  const { key, code, shiftKey: shift, ctrlKey, metaKey, altKey, isComposing, isTrusted } = event
  // The live sheet gets the keys that are replayed.
  if (ctrlKey || metaKey || altKey || isComposing || !isTrusted) return
  const control = focusedControl(event)
  // The browser types there itself, and the live field gets the text as a whole.
  if (control?.matches(TEXT_FIELD)) return
  const meant = control ? { control, place: placeOf(control) } : held
  if (!(meant ? isOfControl(event, meant.control) : isTyped(event))) return
  event.preventDefault()
  add({ key, code, shift, ...(meant && { control: meant.place }) })
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
  if (event.button !== 0 || !slider || slider.ariaDisabled || !drawnSheet()?.contains(slider)) return
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
  if (!drawnSheet()?.contains(target) || target.matches(TEXT_FIELD)) return
  // A key clicks without a place, and a label clicks its box after itself.
  if (event.detail === 0 || target.matches('input')) return add({ control: placeOf(target) })
  if (target.closest('label') || getSelection()?.isCollapsed === false) return
  const line = target.closest<HTMLElement>('[data-block]')
  add(placeIn(line, event))
}

const listening = new AbortController()
const listen = <Kind extends keyof WindowEventMap>(
  kind: Kind,
  listener: (event: WindowEventMap[Kind]) => void,
): void => addEventListener(kind, listener, { capture: true, signal: listening.signal })
listen('keydown', onKeyDown)
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
  end() {
    listening.abort()
    globalThis.calcwrightEarlyInput = undefined
  },
}

/** The program of the page would take the processor from the first paint. A hidden page is not painted. */
function afterPaint(run: () => void): void {
  let isDone = false
  const once = (): void => {
    if (!isDone) run()
    isDone = true
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, document.hidden ? 0 : LONGEST)
}
const LONGEST = 500

addEventListener('DOMContentLoaded', () => {
  const drawn = drawnSheet()
  if (!drawn?.hasAttribute('data-resting')) return afterPaint(start)
  wake = () => {
    wake = () => {}
    stopWaiting()
    askForEmbedded()
    start()
  }
  const stopWaiting = onFirstUse(drawn, () => wake())
  answerHost(drawn, () => wake())
})

/** Fetches and starts the program of the page, whose files stand in templates until now. */
function start(): void {
  for (const { content } of document.querySelectorAll<HTMLTemplateElement>('template.program'))
    document.head.append(content)
  const { href } = document.querySelector<HTMLLinkElement>('link[data-program]')!
  // A sheet that only looks alive is worse than a late one.
  void retryUntilOnline(() => importModule(() => import(/* @vite-ignore */ href)))
}
