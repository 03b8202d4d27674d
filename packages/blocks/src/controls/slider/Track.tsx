import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import type { Control } from '../use-control.ts'
import type { SliderDrag } from './slider-drag.ts'
import { fractionOf, valueAfterKeys, placeAt, snappedValue, ticks } from './positions.ts'
import type { SliderRange } from './positions.ts'
import styles from './slider.module.css'

interface TrackProps {
  readonly element: RefObject<HTMLDivElement | null>
  readonly range: SliderRange
  readonly movement: SliderDrag
  readonly control: Control
  readonly label: string
  /** The value with its unit. */
  readonly valueText: string
  /** A value is typed: its first sign. */
  type(sign: string): void
  /** A key moves past the end. */
  leave(direction: 'left' | 'right'): boolean
}

/** The line with its ticks and the thumb on it. */
export function Track(props: TrackProps) {
  const { element, range, movement, control, label, valueText } = props
  const fraction = fractionOf(movement.value, range)
  const drag = useDrag(props)
  const keys = useKeys(props)
  return (
    <div
      ref={element}
      role="slider"
      aria-label={label}
      aria-valuemin={range.min}
      aria-valuemax={range.max}
      aria-valuenow={movement.value}
      aria-valuetext={valueText}
      aria-disabled={control.enabled ? undefined : true}
      tabIndex={control.enabled ? control.tabIndex : -1}
      className={styles.track}
      data-own-pointer=""
      style={{ '--at': fraction } as React.CSSProperties}
      onFocus={control.onFocus}
      {...(control.enabled ? { ...drag, ...keys } : {})}
    >
      <span className={styles.rail} />
      <span className={styles.ticks} aria-hidden="true">
        {ticks(range).map(at => (
          <i key={at} style={{ left: `${at * 100}%` }} />
        ))}
      </span>
      <span className={styles.thumb} data-thumb="" />
    </div>
  )
}

type Pointed = Pick<PointerEvent, 'pointerId' | 'clientX'>

/** A pointer that holds the thumb. */
interface Held {
  readonly pointer: number
  /** Distance of the pointer from the middle of the thumb. */
  readonly offset: number
  /** The track: asked once, as asking lays out the page. */
  readonly track: DOMRect
  readonly released: AbortController
  /** Last position of the pointer. */
  next?: number
  isFollowed?: boolean
}

/**
 * The movement goes where the pointer is, once in each frame. Browsers hold back where a pointer is until
 * they draw; its raw events come at once, and what they change can be computed before that.
 */
function useDrag({ range, movement, control }: TrackProps) {
  const held = useRef<Held | null>(null)
  const go = (x: number, { track, offset }: Held): void => {
    if (track.width > 0) movement.to(placeAt((x - offset - track.left) / track.width, range))
  }
  const follow = (x: number, by: Held): void => {
    by.next = x
    if (by.isFollowed) return
    by.isFollowed = true
    go(x, by)
    requestAnimationFrame(() => {
      by.isFollowed = false
      if (by.next !== x && by === held.current) follow(by.next!, by)
    })
  }
  const move = ({ pointerId, clientX }: Pointed): void => {
    if (held.current?.pointer === pointerId) follow(clientX, held.current)
  }
  const release = (): void => {
    held.current?.released.abort()
    held.current = null
  }
  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.button !== 0 || held.current) return
      event.preventDefault()
      // A press that is replayed has no pointer that could be held.
      if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId)
      const thumb = (event.target as Element).closest('[data-thumb]')?.getBoundingClientRect()
      const offset = thumb ? event.clientX - (thumb.left + thumb.width / 2) : 0
      const track = event.currentTarget.getBoundingClientRect()
      const released = new AbortController()
      held.current = { pointer: event.pointerId, offset, track, released }
      event.currentTarget.addEventListener(
        'pointerrawupdate',
        raw => move(raw as globalThis.PointerEvent),
        released,
      )
      control.focus()
      if (!thumb) follow(event.clientX, held.current)
    },
    onPointerMove: move,
    onPointerUp(event: PointerEvent<HTMLDivElement>) {
      const by = held.current
      if (by?.pointer !== event.pointerId) return
      release()
      if (by.next !== undefined) go(by.next, by)
      movement.end()
    },
    // A finger that turned out to scroll has set nothing.
    onPointerCancel() {
      release()
      movement.cancel()
    },
  }
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}

/** Keys move as long as they are held: that is one step to undo. */
function useKeys({ range, movement, control, type, leave }: TrackProps) {
  const act = (event: KeyboardEvent): boolean => {
    const { key, repeat } = event
    const { value } = movement
    if (key === 'Home' || key === 'End') {
      movement.to(snappedValue(key === 'Home' ? range.min : range.max, range))
      return true
    }
    const steps = STEPS[key]
    if (steps !== undefined) {
      const next = valueAfterKeys(value, steps, range)
      if (next !== value) movement.to(next)
      else if (!repeat && key === 'ArrowLeft') return leave('left')
      else if (!repeat && key === 'ArrowRight') return leave('right')
      return true
    }
    if (key === 'Escape') movement.cancel()
    else if (/^[\d.,\-+(]$/.test(key)) type(key)
    else return false
    return true
  }
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return
      if (event.key === 'Enter') return void control.leaves(event)
      if ((event.shiftKey && event.key.length > 1) || !act(event)) return
      event.preventDefault()
      event.stopPropagation()
    },
    onKeyUp(event: KeyboardEvent) {
      if (event.key in STEPS || event.key === 'Home' || event.key === 'End') movement.end()
    },
    onBlur: () => movement.end(),
  }
}
