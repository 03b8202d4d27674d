/** Where the caret or the selection is, as undo remembers it. */
import type { FocusPlace } from '@calcwright/document'
import type { BlockRange } from '../selection/range.ts'
import type { CaretPlace } from '../types.ts'

export function writeFocus({ anchor, head }: BlockRange): FocusPlace {
  return { anchor, head }
}

/** Null for anything else. */
export function readFocus(
  place: FocusPlace | null,
): { readonly block: string; readonly place: CaretPlace } | BlockRange | null {
  if (place === null || typeof place !== 'object') return null
  if ('anchor' in place && 'head' in place)
    return typeof place.anchor === 'string' && typeof place.head === 'string'
      ? { anchor: place.anchor, head: place.head }
      : null
  if (!('block' in place)) return null
  const { block, offset, at } = place
  if (typeof block !== 'string') return null
  if (typeof offset === 'number') return { block, place: { at: 'offset', offset } }
  return { block, place: { at: at === 'start' ? 'start' : 'end' } }
}
