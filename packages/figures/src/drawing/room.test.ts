/** Parts without room are left out: numbers of contour lines, and titles around small axes. */
import { describe, expect, test } from 'vitest'
import type { Figure } from '../figure.ts'
import { figure, sampled, series } from '../testing/figures.ts'
import { LIGHT } from '../themes.ts'
import { boxOf, overlap } from './free-places.ts'
import { lettersOf } from './letters.ts'
import { pictureOf } from './picture.ts'

const lines = sampled(x => x, -5, 5, 39).x
const waves = Array.from(lines, y => Array.from(lines, x => Math.sin(x) * Math.cos(y))).flat()

test.each([
  [780, 390],
  [372, 350],
])('numbers of contour lines do not cover each other at %d × %d', (width, height) => {
  const map = series('m', 'contour', { x: lines, y: lines, z: waves })
  const { labels } = pictureOf({ figure: figure([map]), theme: LIGHT }, width, height)
  const boxes = labels.filter(({ halo }) => halo).map(label => boxOf(label, lettersOf(LIGHT)))
  expect(boxes.length).toBeGreaterThan(2)
  boxes.forEach((box, at) => expect(boxes.slice(at + 1).some(other => overlap(box, other))).toBe(false))
})

describe('around small axes', () => {
  const two: Figure = figure(
    [series('a', 'line', { x: [0, 1], y: [0, 1] }), series('b', 'arrows', { x: [0], y: [0], u: [1], v: [1] }), series('c', 'line', { x: [0, 1], y: [1, 0] })], // prettier-ignore
    { title: 'Beam', x: { label: 'Place' }, y: { label: 'Load' } },
  )
  const shown = (width: number, height: number, drawn = two): string[] => {
    const { layout } = pictureOf({ figure: drawn, theme: LIGHT }, width, height)
    return [
      ...(layout.title.length > 0 ? ['title'] : []),
      ...(layout.axes.some(({ title }) => title) ? ['titles of axes'] : []),
      ...(layout.scales.length > 0 ? ['scale'] : []),
      ...(layout.legend.items.length > 0 ? ['legend'] : []),
    ]
  }
  test.each([
    [400, 300, ['title', 'titles of axes', 'scale', 'legend']],
    [400, 150, ['title', 'titles of axes', 'scale']],
    [400, 120, ['title', 'scale']],
    [400, 100, ['scale']],
    [140, 400, ['title', 'titles of axes', 'legend']],
    [100, 400, ['title', 'legend']],
    [100, 100, []],
  ])('%d × %d: %j', (width, height, expected) => {
    expect(shown(width, height)).toEqual(expected)
  })

  test('a legend that would be higher than the rest is left out', () => {
    const many = (count: number): Figure => figure(Array.from({ length: count }, (_, at) => series(`series ${at}`, 'line', { x: [0, 1], y: [0, at] }))) // prettier-ignore
    expect([shown(700, 350, many(20)), shown(700, 350, many(60))]).toEqual([['legend'], []])
    expect(shown(700, 700, many(60))).toEqual(['legend'])
  })

  test('all of it stays around axes that are flat by their scales', () => {
    const flat = figure([series('a', 'line', { x: [0, 1000], y: [0, 1] })], { title: 'Flat', equalScales: 1, x: { label: 'Place' } }) // prettier-ignore
    expect(shown(400, 300, flat)).toEqual(['title', 'titles of axes'])
  })
})
