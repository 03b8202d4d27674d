import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

const GAP = 6
const EDGE = 8

export interface Anchor {
  readonly left: number
  readonly top: number
  readonly bottom: number
}

/**
 * Keeps a floating element beside a place of the page and inside the window: below it or above it,
 * never over it.
 */
export function usePlaced(anchor: () => Anchor, side: 'below' | 'above'): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = (): void => {
      if (element.current) put(element.current, anchor(), side)
    }
    place()
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  })
  return element
}

function put(element: HTMLElement, anchor: Anchor, side: 'below' | 'above'): void {
  const { offsetWidth: width, offsetHeight: height } = element
  const keyboard = parseFloat(
    getComputedStyle(document.documentElement).getPropertyValue('--keyboard-height'),
  )
  const floor = innerHeight - (Number.isFinite(keyboard) ? keyboard : 0)
  const roomBelow = floor - anchor.bottom - GAP - EDGE
  const roomAbove = anchor.top - GAP - EDGE
  const below = side === 'below' ? roomBelow >= height || roomBelow > roomAbove : roomAbove < height
  const room = Math.max(80, below ? roomBelow : roomAbove)
  element.style.setProperty('--room', `${room}px`)
  element.style.left = `${Math.max(EDGE, Math.min(anchor.left, innerWidth - width - EDGE))}px`
  element.style.top = `${below ? anchor.bottom + GAP : anchor.top - GAP - Math.min(height, room)}px`
  element.dataset.side = below ? 'below' : 'above'
  element.style.setProperty(
    '--arrow',
    `${Math.max(10, Math.min(anchor.left - element.offsetLeft + 4, width - 18))}px`,
  )
}
