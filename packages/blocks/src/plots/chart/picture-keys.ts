/** Keys of a picture: they walk along its points, and look closer. */
import type { KeyboardEvent } from 'react'
import type { Figure } from '@calcwright/figures'
import type { ReadoutTarget } from './readout.ts'
import { walked } from './walk.ts'

interface PictureKeys {
  readonly figure: Figure
  readonly target: ReadoutTarget | null
  read(target: ReadoutTarget | null): void
  onSelect(id: string | null): void
  readonly pointer: { readonly box: object | null; cancel(): void }
  /** A part of the picture is looked at. */
  readonly isClose: boolean
  back(): void
  /** False where nothing is drawn. */
  zoomBy(size: number): boolean
}

/** Part of the picture that a key leaves visible. */
const CLOSER = 0.7

export function keysOf(keys: PictureKeys): (event: KeyboardEvent) => void {
  return event => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    // A plus needs Shift on some keyboards.
    const isUsed = zooms(keys, event.key) || (!event.shiftKey && walks(keys, event.key))
    if (!isUsed) return
    event.preventDefault()
    event.stopPropagation()
  }
}

function zooms({ isClose, back, zoomBy }: PictureKeys, key: string): boolean {
  if (key === '+') return zoomBy(CLOSER)
  if (!isClose) return false
  if (key === '-') return zoomBy(1 / CLOSER)
  if (key === '0') back()
  return key === '0'
}

function walks(
  { figure, target, read, onSelect, pointer, isClose, back }: PictureKeys,
  key: string,
): boolean {
  const from = target?.by === 'keys' ? target : null
  const walk = walked(figure, from, key)
  if (walk) read(walk)
  else if (key === 'Enter' && from) onSelect(from.series)
  else if (key !== 'Escape') return false
  else if (pointer.box) pointer.cancel()
  else if (target) read(null)
  else if (isClose) back()
  else return false
  return true
}
