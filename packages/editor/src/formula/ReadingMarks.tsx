import { useLayoutEffect, useRef, useState } from 'react'
import type { TokenReading } from '../readings/token-reading.ts'
import styles from './readings.module.css'

interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
}

/**
 * Marks below the tokens with two readings of a formula that is not being edited: each says which is
 * meant, and a press takes the other. They lie over the drawn formula, which knows nothing of them.
 */
export default function ReadingMarks({ readings }: { readonly readings: readonly TokenReading[] }) {
  const here = useRef<HTMLSpanElement>(null)
  const [places, setPlaces] = useState<readonly (Place | null)[]>([])
  useLayoutEffect(() => {
    const formula = here.current?.parentElement
    if (!formula) return
    const measure = (): void => setPlaces(readings.map((_reading, index) => placeOf(formula, index)))
    measure()
    // Fonts that come late and another size of the letters move the tokens.
    const observer = new ResizeObserver(measure)
    observer.observe(formula)
    return () => observer.disconnect()
  }, [readings])
  return (
    <span ref={here} className={styles.marks}>
      {readings.map(({ text, label, run }, index) => {
        const place = places[index]
        if (!place) return null
        return (
          <button
            key={index}
            type="button"
            tabIndex={-1}
            className={styles.mark}
            style={place}
            title={`${text} ${label}.`}
            aria-label={label}
            // The caret stays where it is.
            onPointerDown={event => {
              event.preventDefault()
              event.stopPropagation()
            }}
            onClick={run}
          />
        )
      })}
    </span>
  )
}

/** Below the token, from the edge of the formula; null when it is not drawn. */
function placeOf(formula: HTMLElement, index: number): Place | null {
  const token = formula.querySelector(`.reading-${index}`)
  if (!token) return null
  const [box, around] = [token.getBoundingClientRect(), formula.getBoundingClientRect()]
  return {
    left: box.left - around.left - formula.clientLeft + formula.scrollLeft,
    // A line box goes on below its letters.
    top: box.bottom - 0.15 * box.height - around.top - formula.clientTop + formula.scrollTop,
    width: box.width,
  }
}
