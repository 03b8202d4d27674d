import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import type { ReadoutTarget } from './readout.ts'

/** Target of the readings, until something else is touched or the keys go elsewhere. */
export function useReadoutTarget(picture: RefObject<HTMLElement | null>) {
  const [target, read] = useState<ReadoutTarget | null>(null)
  const reading = target !== null
  useEffect(() => {
    if (!reading) return
    const elsewhere = (event: Event): void => {
      if (!picture.current?.contains(event.target as Node)) read(null)
    }
    addEventListener('pointerdown', elsewhere, { capture: true })
    addEventListener('focusin', elsewhere)
    return () => {
      removeEventListener('pointerdown', elsewhere, { capture: true })
      removeEventListener('focusin', elsewhere)
    }
  }, [picture, reading])
  return [target, read] as const
}
