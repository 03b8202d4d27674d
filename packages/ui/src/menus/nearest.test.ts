import { describe, expect, it } from 'vitest'
import { nearestBox } from './nearest.ts'
import type { Arrow, Box } from './nearest.ts'

const box = (column: number, row: number, columns = 1): Box => ({
  left: column * 40,
  right: (column + columns) * 40,
  top: row * 32,
  bottom: row * 32 + 32,
})

/** Two rows of three, and a third with one. */
const GRID = [box(0, 0), box(1, 0), box(2, 0), box(0, 1), box(1, 1), box(2, 1), box(0, 2)]
/** A wide list below each other. */
const LIST = [box(0, 0, 5), box(0, 1, 5), box(0, 2, 5)]

describe('the arrows in a menu', () => {
  const cases: readonly (readonly [string, readonly Box[], number, Arrow, number])[] = [
    ['right in a row', GRID, 0, 'ArrowRight', 1],
    ['left in a row', GRID, 2, 'ArrowLeft', 1],
    ['right at the end of a row', GRID, 2, 'ArrowRight', -1],
    ['down in a column', GRID, 1, 'ArrowDown', 4],
    ['up in a column', GRID, 5, 'ArrowUp', 2],
    ['down where the row below is shorter', GRID, 5, 'ArrowDown', 6],
    ['down from the last row to the top of the column', GRID, 6, 'ArrowDown', 0],
    ['up from the first row to the last', GRID, 2, 'ArrowUp', 6],
    ['down in a list', LIST, 0, 'ArrowDown', 1],
    ['down at the end of a list', LIST, 2, 'ArrowDown', 0],
    ['sideways in a list', LIST, 1, 'ArrowRight', -1],
    ['into a list', LIST, -1, 'ArrowDown', 0],
    ['in an empty menu', [], -1, 'ArrowDown', -1],
  ]
  it.each(cases)('%s', (_, boxes, from, arrow, to) => {
    expect(nearestBox(boxes, from, arrow)).toBe(to)
  })
})
