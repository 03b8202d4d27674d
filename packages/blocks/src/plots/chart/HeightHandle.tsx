import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import styles from './chart.module.css'

const LOWEST = 150
const HIGHEST = 1200

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -10, ArrowDown: 10, PageUp: -100, PageDown: 100 }

interface HeightHandleProps {
  readonly height: number
  /** Height during the drag; null when the drag has ended. */
  preview(height: number | null): void
  set(height: number): void
}

const possible = (height: number): number => Math.round(Math.max(LOWEST, Math.min(HIGHEST, height)))

/** The lower edge of the picture, which is dragged or moved by keys. */
export function HeightHandle({ height, preview, set }: HeightHandleProps) {
  const drag = useDrag({ height, preview, set })
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) return
    const step = STEPS[key]
    const next = key === 'Home' ? LOWEST : key === 'End' ? HIGHEST : step === undefined ? null : height + step
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    if (possible(next) !== height) set(possible(next))
  }
  return (
    <div
      role="separator"
      aria-orientation="horizontal"
      aria-label="Height of the plot"
      aria-valuemin={LOWEST}
      aria-valuemax={HIGHEST}
      aria-valuenow={height}
      aria-valuetext={`${height} pixels`}
      tabIndex={0}
      className={styles.handle}
      onKeyDown={onKeyDown}
      {...drag}
    />
  )
}

interface Drag {
  readonly pointer: number
  readonly from: number
  readonly height: number
  reached: number
}

function useDrag({ height, preview, set }: HeightHandleProps) {
  const drag = useRef<Drag | null>(null)
  const end = (event: PointerEvent, keep: boolean): void => {
    const ended = drag.current
    if (ended?.pointer !== event.pointerId) return
    drag.current = null
    preview(null)
    if (keep && ended.reached !== ended.height) set(ended.reached)
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || drag.current) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { pointer: event.pointerId, from: event.clientY, height, reached: height }
    },
    onPointerMove(event: PointerEvent) {
      const now = drag.current
      if (now?.pointer !== event.pointerId) return
      now.reached = possible(now.height + event.clientY - now.from)
      preview(now.reached)
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  }
}
