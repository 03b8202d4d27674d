import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import type { PicturePoint } from './card-place.ts'

/** Sizes of what is seen per pixel, or line, of the wheel. */
const RATE = { pixel: 0.002, line: 0.05 }
const MOST = 0.5

/**
 * The wheel over a picture looks closer or further away, about the place of the pointer: with Ctrl, as a touchpad says
 * of two fingers, or while the picture has the focus. Else the page is scrolled.
 */
export function useWheel(
  element: RefObject<HTMLElement | null>,
  zoom: (at: PicturePoint, size: number) => void,
): void {
  const onZoom = useEffectEvent(zoom)
  useEffect(() => {
    const picture = element.current!
    const onWheel = (event: WheelEvent): void => {
      const isMeant = event.ctrlKey || event.metaKey || picture.contains(document.activeElement)
      if (!isMeant || event.deltaY === 0) return
      event.preventDefault()
      const rate = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? RATE.pixel : RATE.line
      const { left, top } = picture.getBoundingClientRect()
      const change = Math.max(-MOST, Math.min(MOST, event.deltaY * rate))
      onZoom({ x: event.clientX - left, y: event.clientY - top }, Math.exp(change))
    }
    picture.addEventListener('wheel', onWheel, { passive: false })
    return () => picture.removeEventListener('wheel', onWheel)
  }, [element])
}
