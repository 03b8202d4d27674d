/** Labels that may stand in several places get the one where they cover least of what is drawn. */
import type { Box } from './box.ts'
import type { Letters } from './letters.ts'
import type { Label, Mark } from './marks/mark.ts'

interface Around {
  readonly marks: readonly Mark[]
  /** Between the axes: labels stay there if they can. */
  readonly box: Box
  readonly letters: Letters
}

/** @param choices of each label its places, the best first */
export function inFreePlaces(
  choices: readonly (readonly Label[])[],
  { marks, box: room, letters }: Around,
): Label[] {
  const taken: Box[] = []
  return choices.map(places => {
    const boxes = places.map(place => boxOf(place, letters))
    const covered = boxes.map(box => {
      if (!isWithin(box, room)) return Infinity
      return taken.some(other => overlap(box, other)) ? Number.MAX_VALUE : coveredBy(box, marks)
    })
    const best = covered.indexOf(Math.min(...covered))
    taken.push(boxes[best]!)
    return places[best]!
  })
}

/** Area that a label covers. */
export function boxOf({ text, x, y, size, align, baseline }: Label, letters: Letters): Box {
  const width = letters.width(text, size)
  const left = { left: x, center: x - width / 2, right: x - width }[align]
  const top = { top: y, middle: y - size / 2, bottom: y - size }[baseline]
  return { left, top, width, height: size }
}

const isWithin = (box: Box, room: Box): boolean =>
  box.left >= room.left &&
  box.top >= room.top &&
  box.left + box.width <= room.left + room.width &&
  box.top + box.height <= room.top + room.height

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

/** How many pieces of lines and markers are in a box. */
function coveredBy(box: Box, marks: readonly Mark[]): number {
  let count = 0
  for (const { path } of marks) {
    for (const line of path.lines)
      for (let at = 2; at < line.length; at += 2)
        if (crosses(box, line[at - 2]!, line[at - 1]!, line[at]!, line[at + 1]!)) count += 1
    const { circles = [] } = path
    for (let at = 0; at < circles.length; at += 3) {
      const [x, y, radius] = [circles[at]!, circles[at + 1]!, circles[at + 2]!]
      if (overlap(box, { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius }))
        count += 1
    }
  }
  return count
}

/** Whether a piece of a line goes through a box: what of it is within its sides, from both ends. */
function crosses({ left, top, width, height }: Box, x1: number, y1: number, x2: number, y2: number): boolean {
  let [from, to] = [0, 1]
  const sides = [
    [x1 - x2, x1 - left],
    [x2 - x1, left + width - x1],
    [y1 - y2, y1 - top],
    [y2 - y1, top + height - y1],
  ] as const
  for (const [slope, room] of sides) {
    if (slope === 0 && room < 0) return false
    if (slope < 0) from = Math.max(from, room / slope)
    else if (slope > 0) to = Math.min(to, room / slope)
  }
  return from <= to
}
