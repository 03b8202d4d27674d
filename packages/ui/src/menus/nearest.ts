/** Moving with the arrows among things laid out in rows and columns. */

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

export function isArrow(key: string): key is Arrow {
  return /^Arrow(?:Up|Down|Left|Right)$/.test(key)
}

/**
 * Index of the box to go to from `from`. Sideways stays in the row; up and down prefer the row next
 * to it, then what is nearest in that row, and go round at the ends. -1 when there is none.
 */
export function nearestBox(boxes: readonly Box[], from: number, arrow: Arrow): number {
  const current = boxes[from]
  if (!current) return boxes.length > 0 ? 0 : -1
  const vertical = arrow === 'ArrowUp' || arrow === 'ArrowDown'
  const found = best(boxes, from, box => distance(current, box, arrow))
  if (found >= 0 || !vertical) return found
  const down = arrow === 'ArrowDown'
  return best(boxes, from, box => (down ? box.top : -box.bottom) * FAR + sideways(current, box))
}

/** One row further counts more than any distance within a row. */
const FAR = 10_000

function best(boxes: readonly Box[], from: number, cost: (box: Box) => number): number {
  let found = -1
  let least = Infinity
  boxes.forEach((box, index) => {
    const value = index === from ? Infinity : cost(box)
    if (value < least) [found, least] = [index, value]
  })
  return found
}

function distance(from: Box, to: Box, arrow: Arrow): number {
  if (arrow === 'ArrowLeft' || arrow === 'ArrowRight') {
    const gap = arrow === 'ArrowRight' ? to.left - from.right : from.left - to.right
    const sameRow = to.top < from.bottom - 1 && to.bottom > from.top + 1
    return gap > -2 && sameRow ? gap : Infinity
  }
  const gap = arrow === 'ArrowDown' ? to.top - from.bottom : from.top - to.bottom
  return gap > -2 ? Math.round(gap) * FAR + sideways(from, to) : Infinity
}

function sideways(from: Box, to: Box): number {
  return Math.abs(from.left + from.right - to.left - to.right) / 2
}
