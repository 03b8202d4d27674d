import { describe, expect, it } from 'vitest'
import { pinched, boxInside } from './pinch.ts'
import type { Fingers } from './pinch.ts'

const AREA = { left: 100, top: 0, width: 200, height: 100 }

const fingers = (...at: readonly [number, number, number, number]): Fingers => [
  { x: at[0], y: at[1] },
  { x: at[2], y: at[3] },
]

describe('two fingers', () => {
  it.each<[string, Fingers, Fingers, readonly number[]]>([
    ['that rest change nothing', fingers(150, 20, 250, 80), fingers(150, 20, 250, 80), [100, 0, 200, 100]],
    ['side by side that spread look closer along x', fingers(150, 50, 250, 50), fingers(100, 50, 300, 50), [150, 0, 100, 100]],
    ['upon each other look closer along y', fingers(200, 25, 200, 75), fingers(200, 0, 200, 100), [100, 25, 200, 50]],
    ['across look closer along both', fingers(150, 25, 250, 75), fingers(100, 0, 300, 100), [150, 25, 100, 50]],
    ['that close look from further', fingers(100, 50, 300, 50), fingers(150, 50, 250, 50), [0, 0, 400, 100]],
    ['that move take along what they hold', fingers(150, 20, 250, 80), fingers(130, 30, 230, 90), [120, -10, 200, 100]],
    ['that pass each other', fingers(150, 50, 250, 50), fingers(260, 50, 60, 50), [170, 0, 100, 100]],
  ])('%s', (_name, from, to, visible) => {
    expect(Object.values(pinched(AREA, from, to))).toEqual(visible)
  }) // prettier-ignore

  it.each([
    ['inside stays', [120, 10, 50, 50], [120, 10, 50, 50]],
    ['beyond an end is moved in', [90, 70, 50, 50], [100, 50, 50, 50]],
    ['more than all is all', [0, -20, 400, 300], [100, 0, 200, 100]],
  ] as const)('%s', (_name, [left, top, width, height], box) => {
    expect(Object.values(boxInside({ left, top, width, height }, AREA))).toEqual(box)
  })
})
