/**
 * The sheet that the server has drawn into the page. It lies over the live one until that shows the same, so that
 * nothing moves when the live one takes its place.
 */
import { pressInLine } from '@calcwright/editor'
import { flushSync } from 'react-dom'
import type { EarlyInput, EarlyPress } from '../shell/early-input.ts'
import { drawnPage, isDrawnPageScrolled, removeDrawnPage } from '../shell/drawn-page.ts'

/** Frames after which the live sheet shows, even where it differs from what was drawn. */
const LONGEST = 90

/** The next thing that the person does belongs to the live sheet. */
const ENDS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const

/** Gives the place to the live sheet, which has just been put into the page. */
export function handOverToLive(): void {
  const drawn = drawnPage()
  if (!drawn || drawn.inert) return
  const lines = linesInView()
  const isScrolled = isDrawnPageScrolled()
  document.title = 'Calcwright'
  // From here on it is a picture only: keys and presses reach what is below.
  drawn.inert = true
  let frames = 0
  const leave = (): void => {
    frames = Infinity
    for (const kind of ENDS) removeEventListener(kind, leave, { capture: true })
    removeDrawnPage()
  }
  for (const kind of ENDS) addEventListener(kind, leave, { capture: true, passive: true })
  const look = (): void => {
    if (frames === Infinity) return
    // Lines that come into view get their heights then.
    if (isScrolled && lines[0]) scrollTo(lines[0])
    if (frames++ >= LONGEST || isShownAlike(lines)) leave()
    else requestAnimationFrame(look)
  }
  if (isScrolled && lines[0]) scrollTo(lines[0])
  requestAnimationFrame(look)
}

/** Pixels: no line is lower. */
const STEP = 30

/** The drawn lines in the window, from the top. Those further away are not laid out for this. */
function linesInView(): readonly HTMLElement[] {
  const found = new Set<HTMLElement>()
  for (let y = 0; y < innerHeight; y += STEP) {
    const line = document.elementFromPoint(innerWidth / 2, y)?.closest<HTMLElement>('#drawn [data-block]')
    if (line) found.add(line)
  }
  return [...found]
}

/** Whether the live lines stand where the drawn ones do, with their fonts and plots. */
const isShownAlike = (lines: readonly HTMLElement[]): boolean =>
  document.fonts.status === 'loaded' &&
  lines.every(line => {
    const live = lineOf(line)
    return live !== null && isAlike(line, live)
  })

function isAlike(drawn: Element, live: Element): boolean {
  const [one, other] = [drawn.getBoundingClientRect(), live.getBoundingClientRect()]
  const plots = (line: Element): number => line.querySelectorAll('figure svg').length
  const isSameBox = Math.abs(one.top - other.top) < 1 && Math.abs(one.height - other.height) < 1
  return isSameBox && (plots(drawn) === 0 || plots(live) > 0)
}

/** Shows the live line at the same height as the drawn one. */
function scrollTo(drawn: HTMLElement): void {
  const live = lineOf(drawn)
  const desk = live?.closest('main')
  if (!live || !desk) return
  const difference = (): number => live.getBoundingClientRect().top - drawn.getBoundingClientRect().top
  if (Math.abs(difference()) >= 1) desk.scrollTop += difference()
}

/** Does to the live sheet, which has its caret by now, what the person did to the drawn one. */
export function replayEarlyInput(): void {
  // An effect is no place in which each input can have its outcome before the next one.
  setTimeout(() => {
    for (const input of globalThis.calcwrightEarlyInput?.() ?? []) replay(input)
  })
}

function replay(input: EarlyInput): void {
  if ('block' in input) flushSync(() => press(input))
  else pressInLine(input)
}

function press({ block, x, y }: EarlyPress): void {
  const line = block === null ? null : lineWithId(block)
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
  target.dispatchEvent(new PointerEvent('pointerup', pointer))
  target.dispatchEvent(new MouseEvent('mouseup', common))
  target.dispatchEvent(new MouseEvent('click', common))
}

const lineOf = (drawn: HTMLElement): HTMLElement | null => lineWithId(drawn.dataset['block']!)

const lineWithId = (block: string): HTMLElement | null =>
  document.querySelector(`#root [data-block="${CSS.escape(block)}"]`)
