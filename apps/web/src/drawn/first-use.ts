/** Notes when somebody begins to operate a drawn sheet that rests; what is typed and clicked is noted elsewhere. */
import { TEXT_FIELD, takesKeys } from '../shell/early-input.ts'

/** Milliseconds that a pointer rests over a plot before its readings are wanted. */
const HOVER = 200

/**
 * Scrolling, selecting a text and links are no operation.
 * @returns a function that ends the waiting
 */
export function onFirstUse(drawn: HTMLElement, begin: () => void): () => void {
  const ended = new AbortController()
  const on = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    listener: (event: HTMLElementEventMap[Kind]) => void,
  ): void => drawn.addEventListener(kind, listener, { capture: true, passive: true, signal: ended.signal })
  on('focusin', ({ target }) => {
    if (target instanceof HTMLElement && takesKeys(target)) begin()
  })
  on('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest(`button, [role=slider], ${TEXT_FIELD}`)) begin()
  })
  on('input', begin)
  let hovering: ReturnType<typeof setTimeout> | undefined
  on('pointerover', ({ target, pointerType }) => {
    clearTimeout(hovering)
    if (pointerType === 'mouse' && isInPlot(target)) hovering = setTimeout(begin, HOVER)
  })
  on('pointerout', () => clearTimeout(hovering))
  on('wheel', ({ target, ctrlKey, metaKey }) => {
    if ((ctrlKey || metaKey) && isInPlot(target)) begin()
  })
  on('touchstart', ({ target, touches }) => {
    if (touches.length > 1 && isInPlot(target)) begin()
  })
  return () => {
    clearTimeout(hovering)
    ended.abort()
  }
}

const isInPlot = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('figure') !== null
