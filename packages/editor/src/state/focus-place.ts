/** Where the caret or the selection is, as undo remembers it. */
import type { FocusPlace, JsonObject } from '@calcwright/document'
import type { BlockRange } from './range.ts'
import type { CaretPlace } from '../contract/caret-place.ts'

export function writeFocus({ anchor, head }: BlockRange): FocusPlace {
  return { anchor, head }
}

/** The caret in a block. A place that only the page knows is its end, until the field says where the caret is. */
export function writeCaret(block: string, place: CaretPlace): FocusPlace {
  const line: JsonObject = place.field === undefined ? { block } : { block, field: place.field }
  if (place.at === 'offset') return { ...line, offset: place.offset }
  return { ...line, at: place.at === 'start' ? 'start' : 'end' }
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
  const field = typeof place.field === 'string' ? { field: place.field } : {}
  if (typeof offset === 'number') return { block, place: { at: 'offset', offset, ...field } }
  return { block, place: { at: at === 'start' ? 'start' : 'end', ...field } }
}
