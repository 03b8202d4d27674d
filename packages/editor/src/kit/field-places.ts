/** Where the caret goes between the fields of a block, by where they are drawn. Pure. */
import type { CaretPlace } from '../contract/caret-place.ts'

/** A field as it stands on the page; offsets in the viewport. */
export interface FieldBox {
  readonly id: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The fields in their lines on the page, which wrap as text does. */
function linesOf(boxes: readonly FieldBox[]): FieldBox[][] {
  const lines: FieldBox[][] = []
  for (const box of boxes) {
    const line = lines.at(-1)
    if (line?.some(other => box.top < other.bottom && other.top < box.bottom)) line.push(box)
    else lines.push([box])
  }
  return lines
}

function nearest(line: readonly FieldBox[], x: number): string | null {
  const distance = ({ left, right }: FieldBox): number => Math.max(left - x, x - right, 0)
  return line.toSorted((a, b) => distance(a) - distance(b))[0]?.id ?? null
}

/** The field of the line above or below that of `from`; null when the block has none there. */
export function fieldAboveOrBelow(
  boxes: readonly FieldBox[],
  from: string,
  direction: 'up' | 'down',
  x: number,
): string | null {
  const lines = linesOf(boxes)
  const at = lines.findIndex(line => line.some(({ id }) => id === from))
  return nearest(lines[at + (direction === 'up' ? -1 : 1)] ?? [], x)
}

/** The field of a place that names none; null where only the drawn page can decide. */
export function fieldOfPlace(
  place: CaretPlace,
  fields: readonly string[],
  last: string | null,
): string | null {
  if (place.field !== undefined && fields.includes(place.field)) return place.field
  if (fields.length < 2) return fields[0] ?? null
  if (place.at === 'column' || place.at === 'point') return null
  if (place.at === 'end') return fields.at(-1)!
  const former = place.at === 'keep' || place.at === 'offset' ? last : null
  return former !== null && fields.includes(former) ? former : fields[0]!
}

/** The field nearest to viewport coordinates, or to where the caret came from. */
export function fieldAt(boxes: readonly FieldBox[], place: CaretPlace): string | null {
  const lines = linesOf(boxes)
  if (place.at === 'column') return nearest(lines.at(place.from === 'above' ? 0 : -1) ?? [], place.x)
  if (place.at !== 'point') return null
  const { x, y } = place
  const distance = (line: readonly FieldBox[]): number =>
    Math.max(
      Math.min(...line.map(({ top }) => top)) - y,
      y - Math.max(...line.map(({ bottom }) => bottom)),
      0,
    )
  return nearest(lines.toSorted((a, b) => distance(a) - distance(b))[0] ?? [], x)
}
