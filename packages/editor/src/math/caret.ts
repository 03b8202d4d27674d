/** Where the caret stands in the field, and what the pointer selects. */
import type { CaretPlace } from '../contract/caret-place.ts'
import type { FormulaField } from './mathlive.ts'
import { selectName } from './structure.ts'

export function placeCaret(field: FormulaField, place: CaretPlace): void {
  const offset = offsetOf(field, place)
  if (offset !== null) field.position = offset
  if (place.at === 'range') field.selection = { ranges: [[place.start, place.end]] }
  if (place.at === 'all') field.selection = { ranges: [[0, field.lastOffset]] }
  if (place.at === 'point' || place.at === 'column') {
    // The content has just changed: before it is drawn, coordinates mean nothing.
    field.draw()
    const box = field.getBoundingClientRect()
    const y = place.at === 'point' ? place.y : box.top + box.height / 2
    field.position = field.getOffsetFromPoint(place.x, y, { bias: 0 })
    if (place.at === 'point' && place.selects === 'name') selectName(field)
  }
}

function offsetOf(field: FormulaField, place: CaretPlace): number | null {
  switch (place.at) {
    case 'start':
      return 0
    case 'end':
      return field.lastOffset
    case 'offset':
      return Math.min(place.offset, field.lastOffset)
    default:
      return null
  }
}

/**
 * Selects from the caret to the pointer while its button stays down.
 * @param fieldOf the field, as long as it is in the line that the pointer came down in
 */
export function followPointer(fieldOf: () => FormulaField | null): void {
  let anchor: number | null = null
  const end = (): void => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
  }
  const move = (event: PointerEvent): void => {
    const field = fieldOf()
    if (!(event.buttons & 1) || event.pointerType === 'touch') return end()
    if (!field) return
    anchor ??= field.position
    // In a field that has just appeared, nothing stands at its final place yet.
    field.draw()
    const head = field.getOffsetFromPoint(event.clientX, event.clientY, { bias: 0 })
    if (head < 0 || (head === anchor && field.selectionIsCollapsed)) return
    field.selection = {
      ranges: [[Math.min(anchor, head), Math.max(anchor, head)]],
      direction: head < anchor ? 'backward' : 'forward',
    }
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
}
