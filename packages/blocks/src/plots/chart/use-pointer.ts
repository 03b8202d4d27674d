import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import type { PicturePoint } from './card-place.ts'
import type { ReadoutTarget } from './readout.ts'

/** A press that moves less is none that drags. */
const SLACK = 5

/** Two corners, in pixels of the picture. */
export interface Drag {
  readonly from: PicturePoint
  readonly to: PicturePoint
}

interface PointerActs {
  /** Reports the target under the pointer; null when the pointer has left. */
  read(target: ReadoutTarget | null): void
  /** A box was dragged. */
  look(box: Drag): void
  press(at: PicturePoint): void
}

/**
 * The mouse reads where it is, and drags a box to look closer. A finger reads where it taps and as
 * long as it moves sideways; up and down it scrolls the page. A second one takes over (`usePinch`).
 *
 * @returns handlers of the picture, and the box while it is dragged
 */
export function usePointer({ read, look, press }: PointerActs) {
  const held = useRef<{ readonly pointer: number; readonly drag: Drag } | null>(null)
  const [box, setBox] = useState<Drag | null>(null)
  const end = (): void => {
    held.current = null
    setBox(null)
  }
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'touch' && !event.isPrimary) {
        end()
        return read(null)
      }
      if (event.button !== 0 || held.current) return
      const at = placeOf(event)
      held.current = { pointer: event.pointerId, drag: { from: at, to: at } }
      if (event.pointerType !== 'touch') event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const at = placeOf(event)
      if (event.pointerType === 'touch') return held.current ? read({ by: 'pointer', at }) : undefined
      const now = held.current
      if (!now) return event.buttons === 0 ? read({ by: 'pointer', at }) : undefined
      const drag = { ...now.drag, to: at }
      if (!box && !isDragged(drag)) return
      held.current = { ...now, drag }
      setBox(drag)
      read(null)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (held.current?.pointer !== event.pointerId) return
      const { drag } = held.current
      end()
      if (isDragged(drag)) return look(drag)
      press(drag.from)
      read({ by: 'pointer', at: drag.from })
    },
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'touch') read(null)
    },
    // A finger that turned out to scroll.
    onPointerCancel() {
      end()
      read(null)
    },
  }
  return { box, cancel: end, handlers }
}

const isDragged = ({ from, to }: Drag): boolean =>
  Math.abs(to.x - from.x) > SLACK || Math.abs(to.y - from.y) > SLACK

function placeOf({ currentTarget, clientX, clientY }: PointerEvent): PicturePoint {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/** The box that is dragged, for a style attribute. */
export function boxOf({ from, to }: Drag) {
  return {
    left: Math.min(from.x, to.x),
    top: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  }
}
