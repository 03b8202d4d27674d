/** Scrolls while something is dragged near the upper or lower edge of the visible area. */
import { scrollerOf } from '../parts/scroller.ts'

/** Height of the strips, in pixels. */
const STRIP = 56
const INTERVAL_MS = 50
const STEP = 10
const GROWTH = 1.05
const MOST = 3

/** Pixels for the n-th step in a row: 10, then 5 % more each time, up to three times as much. */
export const scrollStep = (n: number): number => STEP * Math.min(GROWTH ** n, MOST)

/** -1 in the upper strip, 1 in the lower one. */
export function scrollDirectionAt(y: number, top: number, bottom: number): -1 | 0 | 1 {
  if (y < top + STRIP) return -1
  return y > bottom - STRIP ? 1 : 0
}

export class AutoScroll {
  readonly #scroller: Element
  readonly #onScroll: () => void
  #timer: ReturnType<typeof setInterval> | undefined
  #direction: -1 | 0 | 1 = 0
  #steps = 0

  /** @param onScroll called after each step: another row is under the pointer now */
  constructor(sheet: Element, onScroll: () => void) {
    this.#scroller = scrollerOf(sheet)
    this.#onScroll = onScroll
  }

  /** The pointer is at this height of the window. */
  at(y: number): void {
    const box = this.#scroller.getBoundingClientRect()
    const bottom = Math.min(box.bottom, innerHeight)
    const direction = scrollDirectionAt(y, Math.max(box.top, 0), bottom)
    if (direction === this.#direction) return
    this.stop()
    this.#direction = direction
    if (direction !== 0) this.#timer = setInterval(() => this.#step(), INTERVAL_MS)
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#direction = 0
    this.#steps = 0
  }

  #step(): void {
    const before = this.#scroller.scrollTop
    this.#scroller.scrollTop += this.#direction * scrollStep(this.#steps++)
    if (this.#scroller.scrollTop !== before) this.#onScroll()
  }
}
