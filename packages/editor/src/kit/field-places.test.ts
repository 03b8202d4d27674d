import { describe, expect, it } from 'vitest'
import type { CaretPlace } from '../contract/caret-place.ts'
import { fieldAt, fieldAboveOrBelow, fieldOfPlace } from './field-places.ts'

const box = (id: string, left: number, top: number) => ({ id, left, right: left + 40, top, bottom: top + 20 })
const boxes = [box('a', 0, 0), box('b', 100, 4), box('c', 0, 30), box('d', 200, 30)]

describe('fields of a block', () => {
  it.each([
    ['a', 'down', 20, 'c'],
    ['a', 'down', 190, 'd'],
    ['d', 'up', 220, 'b'],
    ['b', 'up', 0, null],
    ['c', 'down', 0, null],
  ] as const)('from %s %s at %d: %s', (from, direction, x, wanted) =>
    expect(fieldAboveOrBelow(boxes, from, direction, x)).toBe(wanted),
  )

  it.each<[CaretPlace, string | null]>([
    [{ at: 'column', x: 110, from: 'above' }, 'b'],
    [{ at: 'column', x: 110, from: 'below' }, 'c'],
    [{ at: 'point', x: 300, y: 35 }, 'd'],
    [{ at: 'point', x: 300, y: 200 }, 'd'],
    [{ at: 'point', x: 0, y: 1 }, 'a'],
  ])('%o is nearest to %s', (place, wanted) => expect(fieldAt(boxes, place)).toBe(wanted))

  it.each<[CaretPlace, string | null]>([
    [{ at: 'start' }, 'a'],
    [{ at: 'end' }, 'd'],
    [{ at: 'keep' }, 'c'],
    [{ at: 'start', field: 'b' }, 'b'],
    [{ at: 'end', field: 'gone' }, 'd'],
    [{ at: 'point', x: 0, y: 0 }, null],
  ])('%o means %s', (place, wanted) => expect(fieldOfPlace(place, ['a', 'b', 'c', 'd'], 'c')).toBe(wanted))
})
