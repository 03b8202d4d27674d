/** A slider on the way: what it stands at while a pointer or a key moves it. */
import { useEffect, useRef, useState } from 'react'
import type { BlockViewProps } from '@calcwright/editor'

/** Access to the block that a movement needs. */
interface Moving {
  readonly value: number
  readonly computes: 'dragging' | 'release'
}

export interface SliderDrag {
  /** Position of the slider, the movement included. */
  readonly value: number
  /** Goes on to this place. */
  to(value: number): void
  /** The movement is over and stays: one step to undo. */
  end(): void
  /** Cancels the drag and restores the value. */
  cancel(): void
}

export function useSliderDrag({ block, props, editor }: BlockViewProps<Moving>): SliderDrag {
  const [passing, setPassing] = useState<number | null>(null)
  const at = useRef<number | null>(null)
  const start = useRef<number | null>(null)
  const move = (value: number | null): void => {
    at.current = value
    setPassing(value)
  }
  // A block that goes in the middle of a movement leaves nothing behind.
  useEffect(() => () => void (at.current !== null && editor.release(block.id)), [editor, block.id])
  return {
    value: passing ?? props.value,
    to(value) {
      if (value === (at.current ?? props.value)) return
      start.current ??= props.value
      move(value)
      if (props.computes === 'dragging') editor.operate(block.id, { value }, true)
    },
    end() {
      const value = at.current
      if (value === null) return
      const moved = value !== start.current
      start.current = null
      move(null)
      if (moved) editor.operate(block.id, { value })
      else editor.release(block.id)
    },
    cancel() {
      start.current = null
      move(null)
      editor.release(block.id)
    },
  }
}
