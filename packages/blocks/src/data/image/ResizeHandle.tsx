import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import styles from './image.module.css'

/** Pixels of the narrowest picture, and of one step by a key. */
const LEAST = 40
const STEP = 10

interface ResizeHandleProps {
  readonly box: RefObject<HTMLDivElement | null>
  readonly width: number
  readonly visible: boolean
  /** @param done the width is set; otherwise it is under way */
  resize(width: number, done: boolean): void
}

/** The right edge of a picture: dragged, or moved by the arrow keys. */
export function ResizeHandle({ box, width, visible, resize }: ResizeHandleProps) {
  const start = useRef<{ readonly x: number; readonly width: number } | null>(null)
  const most = (): number => box.current?.parentElement?.clientWidth ?? 2000
  const clamp = (to: number): number => Math.min(Math.max(to, LEAST), Math.max(most(), LEAST))
  const at = (event: PointerEvent): number => clamp(start.current!.width + event.clientX - start.current!.x)
  const press = (event: KeyboardEvent): void => {
    const direction = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (direction === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const present = box.current?.clientWidth ?? width
    resize(clamp(present + direction * STEP * (event.shiftKey ? 5 : 1)), true)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Width of the image"
      aria-valuemin={LEAST}
      aria-valuemax={2000}
      aria-valuenow={Math.round(width)}
      aria-valuetext={`${Math.round(width)} pixels`}
      className={styles.handle}
      data-visible={visible || undefined}
      onKeyDown={press}
      onPointerDown={event => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, width: box.current?.clientWidth ?? width }
      }}
      onPointerMove={event => start.current && resize(at(event), false)}
      onPointerUp={event => {
        if (start.current) resize(at(event), true)
        start.current = null
      }}
      onPointerCancel={() => {
        if (start.current) resize(start.current.width, true)
        start.current = null
      }}
    />
  )
}
