/** Keys, pasted texts and presses from before the sheet was live, given to it. */
import { pasteInLine, pressAtFocus, pressInFocus, pressInLine } from '@calcwright/editor'
import { flushSync } from 'react-dom'
import { liveLine, takeState } from './drawn-state.ts'
import type { EarlyControl, EarlyInput, EarlyInputBuffer, EarlyPress } from '../shell/early-input.ts'
import { beginning } from '../shell/expect-sheet.ts'

/**
 * Does to the live sheet, which has its caret by now, what the person did to the drawn one. What is done meanwhile comes
 * after that.
 */
export async function replayEarlyInput(): Promise<void> {
  // An effect is no place in which each input can have its outcome before the next one.
  await nextTask()
  await beginning
  const early = globalThis.calcwrightEarlyInput
  if (!early) return
  const { inputs } = early
  const { focused, isScrolled, texts } = takeState()
  if (!focused && !isScrolled) await whenCaretShown(early)
  early.leaveFocus()
  fillTexts(texts)
  if (inputs.length === 0 && focused) focusControl(focused)
  for (let at = 0; ; at++) {
    for (let waited = 0; at === inputs.length && early.isDragging() && waited < LONGEST_WAIT; waited += FRAME)
      await nextTask(FRAME)
    if (at === inputs.length) break
    await whenDrawnLive(inputs[at]!)
    replay(inputs[at]!, inputs[at - 1])
  }
  early.end()
}

const nextTask = (delay = 0): Promise<void> => new Promise(resolve => setTimeout(resolve, delay))

/** Milliseconds after which an input is lost: what it was meant for is not in the live sheet. */
const LONGEST_WAIT = 5000

/** The line in which the sheet opens is drawn once it is found to be near. */
async function whenCaretShown(early: EarlyInputBuffer): Promise<void> {
  const isShown = (): boolean => {
    const sheet = document.querySelector('#root [data-sheet]')
    return !sheet || sheet.matches('[data-reading], [data-report]') || !early.awaitsCaret()
  }
  for (let waited = 0; !isShown() && waited < LONGEST_CARET_WAIT; waited += FRAME) await nextTask(FRAME)
}

/** Milliseconds after which a sheet turns out to open without a caret. */
const LONGEST_CARET_WAIT = matchMedia('(pointer: coarse)').matches ? 0 : 2000

/** Lines that were out of view come after the first paint; a view that is fetched may take any time. */
async function whenDrawnLive(input: EarlyInput): Promise<void> {
  if ('pasted' in input) return
  const { block } = 'x' in input ? input : (input.control ?? { block: null })
  const isFetched = (): boolean => block !== null && !!liveLine(block)?.querySelector('[aria-busy=true]')
  const isThere = (): boolean =>
    'x' in input
      ? block === null || (liveLine(block) !== null && !isFetched())
      : !input.control || liveControl(input.control) !== null
  for (let waited = 0; !isThere() && waited < LONGEST_WAIT; waited += isFetched() ? 0 : FRAME) {
    if (block !== null) liveLine(block)?.scrollIntoView({ block: 'nearest' })
    await nextTask(FRAME)
  }
}

const FRAME = 16

function replay(input: EarlyInput, before: EarlyInput | undefined): void {
  if ('x' in input) flushSync(() => press(input))
  else if ('pasted' in input) pasteInLine(input)
  else if (!('key' in input)) flushSync(() => liveControl(input.control)?.click())
  else if (!input.control) pressAtFocus(input)
  else {
    // A key may have opened a field over the control, which gets the next one.
    if (!before || !('control' in before) || !isSame(before.control, input.control))
      focusControl(input.control)
    // The line with the caret may have its field already, which is not meant.
    const focused = document.activeElement
    const isMeant = focused === liveControl(input.control) || focused instanceof HTMLInputElement
    if (isMeant) pressInFocus(input)
    else pressInLine(input)
    const released = new KeyboardEvent('keyup', { ...input, bubbles: true })
    flushSync(() => document.activeElement?.dispatchEvent(released))
  }
}

/** Gives the live fields what was typed into the drawn ones, with the caret. */
function fillTexts(texts: ReturnType<typeof takeState>['texts']): void {
  for (const { field, place } of texts) {
    const live = liveControl(place)
    if (!(live instanceof HTMLInputElement)) continue
    if (field.value !== field.defaultValue) {
      // React hears only of a value that is set past the property that it watches.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(live, field.value)
      flushSync(() => live.dispatchEvent(new InputEvent('input', { bubbles: true })))
    }
    live.setSelectionRange(field.selectionStart, field.selectionEnd)
  }
}

const focusControl = (control: EarlyControl): void => flushSync(() => liveControl(control)?.focus())

function liveControl({ block, kind, at }: EarlyControl): HTMLElement | null {
  const around = block === null ? document.getElementById('root') : liveLine(block)
  return around?.querySelectorAll<HTMLElement>(kind)[at] ?? null
}

const isSame = (one: EarlyControl | undefined, other: EarlyControl): boolean =>
  one !== undefined && one.block === other.block && one.kind === other.kind && one.at === other.at

function press({ block, x, y, to = x }: EarlyPress): void {
  const line = block === null ? null : liveLine(block)
  if (block !== null && !line) return
  line?.scrollIntoView({ block: 'nearest' })
  const box = line?.getBoundingClientRect()
  const place = { clientX: x + (box?.left ?? 0), clientY: y + (box?.top ?? 0) }
  const target = document.elementFromPoint(place.clientX, place.clientY)
  if (!(target instanceof Element) || !target.closest('#root')) return
  const common = { ...place, bubbles: true, cancelable: true, button: 0, detail: 1 }
  const pointer = { ...common, pointerId: 1, pointerType: 'mouse', isPrimary: true }
  target.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }))
  target.dispatchEvent(new MouseEvent('mousedown', { ...common, buttons: 1 }))
  const released = { ...pointer, clientX: to + (box?.left ?? 0) }
  if (to !== x) target.dispatchEvent(new PointerEvent('pointermove', { ...released, buttons: 1 }))
  target.dispatchEvent(new PointerEvent('pointerup', released))
  target.dispatchEvent(new MouseEvent('mouseup', common))
  target.dispatchEvent(new MouseEvent('click', common))
}
