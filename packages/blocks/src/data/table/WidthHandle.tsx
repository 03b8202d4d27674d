import { useRef } from 'react'
import type { PointerEvent } from 'react'
import { withWidth } from './edit.ts'
import { MAX_WIDTH, MIN_WIDTH } from './model.ts'
import type { Grid } from './grid-state.ts'
import styles from './table.module.css'

interface WidthHandleProps {
  readonly grid: Grid
  /** Id of the column. */
  readonly column: string
  readonly width: number
  readonly label: string
}

const STEP = 16

/** The right edge of a heading, which is dragged to make the column wider. */
export function WidthHandle({ grid, column, width, label }: WidthHandleProps) {
  const start = useRef<{ readonly x: number; readonly width: number } | null>(null)
  const widthAt = (event: PointerEvent): number => start.current!.width + event.clientX - start.current!.x
  const preview = (event: PointerEvent): void => {
    const head = (event.currentTarget as HTMLElement).parentElement
    if (head) head.style.width = `${Math.min(Math.max(widthAt(event), MIN_WIDTH), MAX_WIDTH)}px`
  }
  return (
    <span
      role="slider"
      aria-label={`Width of ${label}`}
      aria-orientation="horizontal"
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      aria-valuenow={width}
      tabIndex={-1}
      data-keeps-focus=""
      className={styles.width}
      onPointerDown={event => {
        event.preventDefault()
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, width }
      }}
      onPointerMove={event => start.current && preview(event)}
      onPointerUp={event => {
        if (!start.current) return
        const wanted = widthAt(event)
        start.current = null
        const head = event.currentTarget.parentElement
        if (head) head.style.width = ''
        grid.change(now => withWidth(now, column, wanted))
      }}
      onKeyDown={event => {
        const step = event.key === 'ArrowRight' ? STEP : event.key === 'ArrowLeft' ? -STEP : 0
        if (step === 0) return
        event.preventDefault()
        event.stopPropagation()
        grid.change(now => withWidth(now, column, width + step))
      }}
    />
  )
}
