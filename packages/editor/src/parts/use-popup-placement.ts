import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { type PopupSide, type ViewportSize, popupPlacement } from './popup-placement.ts'

export interface Anchor {
  readonly left: number
  readonly top: number
  readonly bottom: number
}

/**
 * Keeps a floating element beside a place of the page and inside the window, at the first of these sides
 * where it fits. It never covers that place, the line being written or the bars above the sheet.
 */
export function usePopupPlacement(
  anchor: () => Anchor,
  sides: readonly [PopupSide, ...PopupSide[]],
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = (): void => {
      if (element.current) put(element.current, anchor(), sides)
    }
    place()
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    // Messages of the line appear when nobody types, while this is open.
    const messages = new MutationObserver(place)
    const line = document.querySelector('[data-sheet] [data-active]')
    if (line) messages.observe(line, { childList: true, subtree: true })
    return () => {
      messages.disconnect()
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  })
  return element
}

function put(element: HTMLElement, anchor: Anchor, sides: readonly [PopupSide, ...PopupSide[]]): void {
  element.style.removeProperty('--width')
  const window = freeWindow()
  const { offsetWidth: width, offsetHeight: height } = element
  let place = popupPlacement({ width, height }, anchor, sides, window)
  // A narrower box wraps and grows taller, so its height is measured again.
  if (place.width < width) {
    element.style.setProperty('--width', `${place.width}px`)
    place = popupPlacement({ width: place.width, height: element.offsetHeight }, anchor, sides, window)
  }
  element.dataset.side = place.side
  for (const name of ['left', 'top'] as const) element.style[name] = `${place[name]}px`
  for (const name of ['room', 'width', 'arrow'] as const)
    element.style.setProperty(`--${name}`, `${place[name]}px`)
}

/** Part of the window that is free for boxes that float over the sheet. */
function freeWindow(): ViewportSize {
  const keyboard = parseFloat(
    getComputedStyle(document.documentElement).getPropertyValue('--keyboard-height'),
  )
  const sheet = document.querySelector('[data-sheet]')
  const desk = sheet?.parentElement
  const line = sheet?.querySelector('[data-active]')?.getBoundingClientRect()
  const bounds = desk?.getBoundingClientRect()
  return {
    width: innerWidth,
    top: bounds?.top ?? 0,
    bottom: innerHeight - (Number.isFinite(keyboard) ? keyboard : 0),
    desk: {
      from: sheet?.getBoundingClientRect().right ?? innerWidth,
      to: (bounds?.left ?? 0) + (desk?.clientWidth ?? 0),
    },
    written: line ? { top: line.top, bottom: line.bottom } : null,
  }
}
