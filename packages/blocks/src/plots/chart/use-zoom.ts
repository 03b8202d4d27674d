import { useState } from 'react'
import { limitsOf } from '@calcwright/figures'
import type { Figure, Limits } from '@calcwright/figures'
import type { Box, Place, Value } from '@calcwright/figures/drawing'
import { pinched, boxInside } from './pinch.ts'
import type { Drawn } from './use-drawing.ts'
import { boxOf } from './use-pointer.ts'
import type { Drag } from './use-pointer.ts'
import type { Pinch } from './use-pinch.ts'

/** Closer than this nothing but rounding is seen. */
const MOST_CLOSE = 1e5

/** Least size of a zoom box in pixels; a smaller drag was a shaking hand. */
const LEAST = 8

/** Zoom into a part of the picture, which is not saved. It ends when other axes are drawn. */
export function useZoom(figure: Figure) {
  const axes = axesOf(figure)
  const [close, setClose] = useState<{ readonly view: Limits; readonly axes: string } | null>(null)
  const view = close?.axes === axes ? close.view : undefined
  const back = (): void => setClose(null)
  return {
    view,
    look(drag: Drag, drawn: Drawn): void {
      const limits = figure.polar ? null : limitsIn(drag, drawn)
      if (limits) setClose({ view: limits, axes })
    },
    /** Makes what is seen so many times as large, about a place of the picture. */
    zoom(at: Place, size: number, { drawing, area }: Drawn): void {
      if (figure.polar) return
      const whole = wholeOf(figure, drawing)
      const x = Math.max(area.left, Math.min(area.left + area.width, at.x))
      const y = Math.max(area.top, Math.min(area.top + area.height, at.y))
      const scaled = { left: x - (x - area.left) * size, top: y - (y - area.top) * size, width: area.width * size, height: area.height * size } // prettier-ignore
      const box = boxInside(scaled, whole)
      if (box.width >= whole.width && box.height >= whole.height) back()
      else if (box.width > whole.width / MOST_CLOSE)
        setClose({ view: limitsBetween(box, drawing.reader()), axes })
    },
    /** Begins a pinch of two fingers; returns the limits as they move. */
    pinch({ drawing, area }: Drawn): Pinch {
      const toValue = drawing.reader()
      const whole = wholeOf(figure, drawing)
      return (from, to) => {
        if (figure.polar) return
        const box = boxInside(pinched(area, from, to), whole)
        if (box.width === whole.width && box.height === whole.height) back()
        else setClose({ view: limitsBetween(box, toValue), axes })
      }
    },
    back,
  }
}

const axesOf = ({ axes: { x, y, y2 }, rotated }: Figure): string =>
  JSON.stringify([rotated, [x, y, y2].map(axis => axis && [axis.unit, axis.log, axis.minimum, axis.maximum])])

/**
 * The limits of what is inside the box, as far as it is between the axes. A flat box looks closer
 * along one axis only.
 */
function limitsIn(drag: Drag, { drawing, area }: Drawn): Limits | null {
  const inside = common(boxOf(drag), area)
  if (inside.width < LEAST && inside.height < LEAST) return null
  const across = inside.width < LEAST ? area : inside
  const up = inside.height < LEAST ? area : inside
  return limitsBetween({ ...up, left: across.left, width: across.width }, place => drawing.toValue(place))
}

/** Limits from the first end of each axis to its second, which may be the lower one. */
function limitsBetween({ left, top, width, height }: Box, toValue: (place: Place) => Value): Limits {
  const start = toValue({ x: left, y: top + height })
  const end = toValue({ x: left + width, y: top })
  return {
    x: [start.x, end.x],
    y: [start.y, end.y],
    ...(start.y2 !== undefined && end.y2 !== undefined && { y2: [start.y2, end.y2] as const }),
  }
}

/** Box of the whole figure, in pixels of the present drawing. */
function wholeOf(figure: Figure, drawing: Drawn['drawing']): Box {
  const { x, y } = limitsOf(figure)
  const [from, to] = [0, 1].map(end => drawing.toPixel({ x: x[end]!, y: y[end]! })) as [Place, Place]
  return boxOf({ from, to })
}

function common(one: Box, other: Box): Box {
  const left = Math.max(one.left, other.left)
  const top = Math.max(one.top, other.top)
  const right = Math.min(one.left + one.width, other.left + other.width)
  const bottom = Math.min(one.top + one.height, other.top + other.height)
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}
