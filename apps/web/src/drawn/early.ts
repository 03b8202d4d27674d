/**
 * Starts the program of a page once its drawn sheet has been painted, asks for the worksheet meanwhile, and buffers keys
 * and presses until the live sheet takes them. It runs in the head of the page, as /drawn-early.js, so that no key comes
 * before it, and so is a file of its own with next to nothing in it.
 */
import { importModule, retryUntilOnline } from '@calcwright/ui'
import { fromFragment, readStored } from '../form/stored-values.ts'
import { askEarly } from '../shell/early-answer.ts'
import {
  type EarlyControl,
  type EarlyInput,
  TEXT_FIELD,
  placeOfControl,
  takesKeys,
} from '../shell/early-input.ts'
import { applyStoredTheme } from '../shell/theme.ts'

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
  inputs.push({ key, code, shift, ...(meant && { control: meant.place }) })
}

function onClick(event: MouseEvent): void {
  held = null
  const target = event.target
  if (event.button !== 0 || !(target instanceof Element) || target.closest('a[href]')) return
  if (!drawnSheet()?.contains(target) || target.matches(TEXT_FIELD)) return
  // A key clicks without a place, and a label clicks its box after itself.
  if (event.detail === 0 || target.matches('input')) return void inputs.push({ control: placeOf(target) })
  if (target.closest('label') || getSelection()?.isCollapsed === false) return
  const line = target.closest<HTMLElement>('[data-block]')
  const box = line?.getBoundingClientRect()
  inputs.push({
    block: line?.dataset['block'] ?? null,
    x: event.clientX - (box?.left ?? 0),
    y: event.clientY - (box?.top ?? 0),
  })
}

addEventListener('keydown', onKeyDown, { capture: true })
addEventListener('click', onClick, { capture: true })

globalThis.calcwrightEarlyInput = {
  inputs,
  holdFocus: control => void (held = { control, place: placeOf(control) }),
  end() {
    removeEventListener('keydown', onKeyDown, { capture: true })
    removeEventListener('click', onClick, { capture: true })
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
  const program = document.querySelector<HTMLLinkElement>('link[data-program]')
  if (!program) return
  // A sheet that only looks alive is worse than a late one.
  const load = (): Promise<unknown> => import(/* @vite-ignore */ program.href)
  afterPaint(() => void retryUntilOnline(() => importModule(load)))
})
