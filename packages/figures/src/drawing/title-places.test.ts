/** A press on a title, or on the numbers of an axis, is one on the part that it belongs to. */
import { describe, expect, test } from 'vitest'
import type { Figure } from '../figure.ts'
import { figure, series } from '../testing/figures.ts'
import { LIGHT } from '../themes.ts'
import { pictureOf } from './picture.ts'
import { titlePlaces } from './title-places.ts'
import type { Titled } from './title-places.ts'

const line = series('line', 'line', { x: [0, 10], y: [0, 10] })
const second = series('second', 'line', { x: [0, 10], y: [0, 10] }, { axis: 'y2' })
const bars = series('bars', 'bar', { x: [1, 2], y: [1, 2] })
const curve = series('curve', 'polar', { x: [0, 10], y: [0, 10] })
const names = ['a name that has no room beside another', 'and a second one']

const PROMPTS: Readonly<Record<string, Titled>> = {
  'Chart title': 'title',
  'X axis': 'x',
  'Y axis': 'y',
  'Secondary Y axis': 'y2',
}

describe('each title is inside of its place alone', () => {
  test.each<[string, Figure, number]>([
    ['of two axes', figure([line]), 3],
    ['of three', figure([line, second], { y2: {} }), 4],
    ['turned by a quarter', figure([line, second], { y2: {}, rotated: true }), 4],
    ['below long names', figure([bars], { x: { names } }), 3],
    ['of equal scales', figure([curve], { equalScales: 1 }), 3],
  ])('%s', (_, shown, count) => {
    const { layout, labels } = pictureOf({ figure: shown, theme: LIGHT, prompts: true }, 300, 350)
    const places = [...titlePlaces(layout)]
    const titles = labels.filter(({ text }) => text in PROMPTS)
    expect(titles).toHaveLength(count)
    for (const { text, x, y } of titles) {
      const hit = places.filter(
        ([, { left, top, width, height }]) => x >= left && x <= left + width && y >= top && y <= top + height,
      )
      expect(hit.map(([part]) => part)).toEqual([PROMPTS[text]])
    }
    for (const [, { left, top, width, height }] of places) {
      expect(Math.min(left, top, width, height)).toBeGreaterThanOrEqual(0)
      expect(left + width).toBeLessThanOrEqual(300)
      expect(top + height).toBeLessThanOrEqual(350)
    }
  })
})
