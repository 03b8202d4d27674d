import { useState } from 'react'
import type { Figure, Limits } from '@calcwright/figures'
import type { Box } from '@calcwright/figures/drawing'
import type { Drawn } from './use-drawing.ts'
import { boxOf } from './use-pointer.ts'
import type { Drag } from './use-pointer.ts'

/** What is lower or narrower was no box, but a hand that shook. */
const LEAST = 8

/** A part of the picture that is looked at; not saved. It ends when other axes are drawn. */
export function useCloserLook(figure: Figure) {
  const axes = axesOf(figure)
  const [close, setClose] = useState<{ readonly view: Limits; readonly axes: string } | null>(null)
  const view = close?.axes === axes ? close.view : undefined
  return {
    view,
    look(drag: Drag, drawn: Drawn): void {
      const limits = limitsIn(drag, drawn)
      if (limits) setClose({ view: limits, axes })
    },
    back: (): void => setClose(null),
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
  // From the first end of each axis to its second, which may be the lower one.
  const start = drawing.toValue({ x: across.left, y: up.top + up.height })
  const end = drawing.toValue({ x: across.left + across.width, y: up.top })
  return {
    x: [start.x, end.x],
    y: [start.y, end.y],
    ...(start.y2 !== undefined && end.y2 !== undefined && { y2: [start.y2, end.y2] as const }),
  }
}

function common(one: Box, other: Box): Box {
  const left = Math.max(one.left, other.left)
  const top = Math.max(one.top, other.top)
  const right = Math.min(one.left + one.width, other.left + other.width)
  const bottom = Math.min(one.top + one.height, other.top + other.height)
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}
