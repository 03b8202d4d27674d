import { useEffect, useMemo, useState } from 'react'
import type { PointerEvent } from 'react'
import { useStore } from 'zustand'
import { highlighting } from './highlighting.ts'
import type { TokenReading } from '../readings/token-reading.ts'
import { markNames } from './mark-names.ts'

/** A name under the resting pointer. */
export interface PointedName {
  readonly name: string
  readonly element: Element
}

const REST_MS = 250

const NONE: readonly string[] = []
const NO_READINGS: readonly TokenReading[] = []

/**
 * Names of a line that is not being edited: in colour under the pointer, or always, those without a
 * definition or with two readings in any case. Elsewhere the formula is not even read for them.
 */
export function useNameMarks(
  latex: string,
  unknown: readonly string[] = NONE,
  readings: readonly TokenReading[] = NO_READINGS,
): {
  readonly shown: string
  readonly pointed: PointedName | null
  readonly handlers: {
    onPointerEnter(event: PointerEvent): void
    onPointerOver(event: PointerEvent): void
    onPointerLeave(): void
  }
} {
  const always = useStore(highlighting, state => state.always)
  const [under, setUnder] = useState(false)
  const [over, setOver] = useState<Element | null>(null)
  const [pointed, setPointed] = useState<PointedName | null>(null)
  const all = always || under
  const marked = useMemo(
    () =>
      all || unknown.length > 0 || readings.length > 0
        ? markNames(
            latex,
            unknown,
            all,
            readings.map(({ token }) => token),
          )
        : null,
    [latex, unknown, all, readings],
  )
  useEffect(() => {
    const index = over && /\bname-(\d+)\b/.exec(over.className)?.[1]
    const name = index ? marked?.names[Number(index)] : undefined
    if (name === undefined || !over) return setPointed(null)
    const timer = setTimeout(() => setPointed({ name, element: over }), REST_MS)
    return () => clearTimeout(timer)
  }, [over, marked])
  return {
    shown: marked?.latex ?? latex,
    pointed,
    handlers: {
      onPointerEnter: event => event.pointerType === 'mouse' && setUnder(true),
      onPointerOver: event => setOver((event.target as Element).closest('[class*="name-"]')),
      onPointerLeave: () => {
        setUnder(false)
        setOver(null)
      },
    },
  }
}
