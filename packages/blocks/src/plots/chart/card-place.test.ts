import { describe, expect, it } from 'vitest'
import { cardPlace } from './card-place.ts'

const picture = { width: 700, height: 350 }
const card = { width: 160, height: 60 }

const CASES: readonly [
  string,
  { readonly point: [number, number]; readonly rotated?: boolean; readonly at: [number, number] },
][] = [
  ['right of the point, level with it', { point: [100, 200], at: [114, 170] }],
  ['left of it near the right edge', { point: [650, 200], at: [476, 170] }],
  ['below the upper edge', { point: [100, 5], at: [114, 0] }],
  ['above the lower edge', { point: [100, 345], at: [114, 290] }],
  ['below the line of a rotated plot', { point: [300, 100], rotated: true, at: [220, 114] }],
  ['above that line near the lower edge', { point: [300, 330], rotated: true, at: [220, 256] }],
  ['a rotated plot, inside at the left', { point: [10, 100], rotated: true, at: [0, 114] }],
]

describe('the card with readings', () => {
  it.each(CASES)('%s', (_, { point: [x, y], rotated = false, at }) => {
    expect(cardPlace({ x, y }, card, picture, rotated)).toEqual({ x: at[0], y: at[1] })
  })

  it.each([
    ['in the left half', 80, 40],
    ['in the right half', 120, 0],
  ])('stays inside a picture that has room on no side, %s', (_, x, left) => {
    expect(cardPlace({ x, y: 50 }, card, { width: 200, height: 100 }, false)).toEqual({ x: left, y: 20 })
  })
})
