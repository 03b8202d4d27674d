import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Box, Drawing, Shown } from '@calcwright/figures/drawing'
import type { DrawingLibrary } from './drawing-library.ts'

export interface Drawn {
  readonly drawing: Drawing
  /** Between the axes, in pixels of the picture. */
  readonly area: Box
}

/**
 * Draws into the element, and again in the same frame whenever something of it changes, or its size.
 *
 * @returns a new object after each drawing, so that what is laid over it follows; null before the first
 */
export function useDrawing(
  element: RefObject<HTMLElement | null>,
  library: DrawingLibrary,
  shown: Shown,
): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const drawing = useRef<Drawing | null>(null)
  useLayoutEffect(() => {
    if (drawing.current) drawing.current.update(shown)
    else drawing.current = library.createDrawing(element.current!, shown)
    setDrawn({ drawing: drawing.current, area: drawing.current.plotArea() })
  }, [element, library, shown])
  useEffect(() => {
    const sizes = new ResizeObserver(() => {
      const now = drawing.current
      if (!now) return
      now.resize()
      setDrawn({ drawing: now, area: now.plotArea() })
    })
    sizes.observe(element.current!)
    return () => sizes.disconnect()
  }, [element])
  useEffect(
    () => () => {
      drawing.current?.dispose()
      drawing.current = null
    },
    [],
  )
  return drawn
}
