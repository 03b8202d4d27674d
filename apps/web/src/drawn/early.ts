/**
 * Starts the program of a page once its drawn sheet has been painted, and buffers keys and presses until the live sheet
 * takes them. It runs before all other scripts, as /drawn-early.js, and so is a file of its own with next to nothing
 * in it.
 */
import type { EarlyInput } from '../shell/early-input.ts'
import { applyStoredTheme } from '../shell/theme.ts'

applyStoredTheme()

const inputs: EarlyInput[] = []
const drawn = document.getElementById('drawn')

/** Keys that type, and those that go on from there; alone, the latter scroll the sheet. */
const isTyped = ({ key }: KeyboardEvent): boolean =>
  [...key].length === 1 ? key !== ' ' || inputs.length > 0 : GOES_ON.test(key) && inputs.length > 0
const GOES_ON = /^(Enter|Backspace|Delete|Tab|Arrow(Left|Right|Up|Down)|Home|End|Escape)$/

function onKeyDown(event: KeyboardEvent): void {
  const { key, code, shiftKey: shift, ctrlKey, metaKey, altKey, isComposing } = event
  if (ctrlKey || metaKey || altKey || isComposing || !isTyped(event)) return
  event.preventDefault()
  inputs.push({ key, code, shift })
}

function onClick(event: MouseEvent): void {
  const target = event.target
  if (event.button !== 0 || !(target instanceof Element) || target.closest('a[href]')) return
  if (getSelection()?.isCollapsed === false) return
  const line = target.closest<HTMLElement>('[data-block]')
  const box = line?.getBoundingClientRect()
  inputs.push({
    block: line?.dataset['block'] ?? null,
    x: event.clientX - (box?.left ?? 0),
    y: event.clientY - (box?.top ?? 0),
  })
}

addEventListener('keydown', onKeyDown, { capture: true })
drawn?.addEventListener('click', onClick, { capture: true })

globalThis.calcwrightEarlyInput = () => {
  removeEventListener('keydown', onKeyDown, { capture: true })
  drawn?.removeEventListener('click', onClick, { capture: true })
  globalThis.calcwrightEarlyInput = undefined
  return inputs
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

const program = document.querySelector<HTMLLinkElement>('link[data-program]')
if (program) afterPaint(() => void import(/* @vite-ignore */ program.href))
