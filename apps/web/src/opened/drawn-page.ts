/**
 * The sheet that the server has drawn into the page. It lies over the live one until that shows the same, so that
 * nothing moves when the live one takes its place.
 */
import { useEffect, useLayoutEffect, useRef } from 'react'
import { beginOpening, endOpening, importModule } from '@calcwright/ui'
import { liveLine, noteState } from './drawn-state.ts'
import { expectSheet, settleSheet } from '../shell/expect-sheet.ts'
import { abandonDrawnPage, drawnPage, isDrawnPageScrolled, removeDrawnPage } from '../shell/drawn-page.ts'

/** Fetched beside the worksheet. */
const replaying = () => importModule(() => import('./replay-early-input.ts'))

/**
 * Takes the place of what the server has drawn, at the first paint of the live sheet.
 * @param isExpected whether keys are for the sheet from now on, without a drawn one, too
 */
export function useDrawnPage(kind: 'loading' | 'open' | 'failed', isExpected = false): void {
  const end = useRef(() => {})
  useLayoutEffect(() => {
    const endBefore = end.current
    if (kind === 'open') return handOverToLive()
    if (kind === 'loading') void replaying().catch(() => {})
    if (kind === 'loading' && isExpected) {
      beginOpening()
      end.current = expectSheet()
    }
    if (kind === 'failed') {
      endOpening()
      settleSheet()
      abandonDrawnPage()
    }
    endBefore()
  }, [kind, isExpected])
  useEffect(() => {
    if (kind !== 'open') return
    let isLeft = false
    const settle = (): void => {
      if (isLeft) return
      settleSheet()
      end.current()
    }
    replaying().then(module => module.replayEarlyInput().then(settle), settle)
    return () => {
      isLeft = true
    }
  }, [kind])
  useEffect(
    () => () => {
      end.current()
      settleSheet(false)
      removeDrawnPage()
    },
    [],
  )
}

/** Frames after which the live sheet shows, even where it differs from what was drawn. */
const LONGEST = 90

/** The next thing that the person does belongs to the live sheet. */
const ENDS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const

/** Gives the place to the live sheet, which has just been put into the page. */
function handOverToLive(): void {
  const drawn = drawnPage()
  if (!drawn || drawn.inert) return
  const lines = linesInView()
  noteState(drawn)
  const isScrolled = isDrawnPageScrolled()
  document.title = 'Calcwright'
  // From here on it is a picture only: keys and presses reach what is below.
  drawn.inert = true
  drawn.ariaHidden = 'true'
  let frames = 0
  const left = new AbortController()
  const { signal } = left
  const leave = (): void => {
    left.abort()
    removeDrawnPage()
  }
  for (const kind of ENDS) addEventListener(kind, leave, { capture: true, passive: true, signal })
  const look = (): void => {
    if (signal.aborted) return
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

/** Whether the live lines stand where the drawn ones do, with their fonts, plots and controls. */
const isShownAlike = (lines: readonly HTMLElement[]): boolean =>
  document.fonts.status === 'loaded' &&
  lines.every(line => {
    const live = lineOf(line)
    return live !== null && isAlike(line, live)
  })

function isAlike(drawn: Element, live: Element): boolean {
  const [one, other] = [drawn.getBoundingClientRect(), live.getBoundingClientRect()]
  const isSameBox = Math.abs(one.top - other.top) < 1 && Math.abs(one.height - other.height) < 1
  return isSameBox && PARTS.every(part => !drawn.querySelector(part) || live.querySelector(part))
}

/** Parts of lines whose views are fetched. */
const PARTS = ['figure svg', '[role=slider]', 'input']

/** Shows the live line at the same height as the drawn one. */
function scrollTo(drawn: HTMLElement): void {
  const live = lineOf(drawn)
  const desk = live?.closest('main')
  if (!live || !desk) return
  const difference = (): number => live.getBoundingClientRect().top - drawn.getBoundingClientRect().top
  if (Math.abs(difference()) >= 1) desk.scrollTop += difference()
}

const lineOf = (drawn: HTMLElement): HTMLElement | null => liveLine(drawn.dataset['block']!)
