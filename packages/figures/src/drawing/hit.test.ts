/** Marks that a press selects. */
import { describe, expect, test } from 'vitest'
import type { Figure } from '../figure.ts'
import { figure, series } from '../testing/figures.ts'
import { LIGHT } from '../themes.ts'
import { seriesNear } from './hit.ts'
import { legendCorner } from './legend.ts'
import { pictureOf } from './picture.ts'

const drawn = (shown: Figure) => pictureOf({ figure: shown, theme: LIGHT }, 800, 400)

describe('a press selects', () => {
  const rising = series('rising', 'line', { x: [0, 10], y: [0, 10] })
  const area = series('area', 'area', { x: [0, 10], y: [4, 4] })
  const stairs = series('stairs', 'area', { x: [0, 8, 10], y: [1, 4, 4] }, { stepped: true })
  const unsorted = series('area', 'area', { x: [10, 0], y: [4, 4] })
  const bars = series('bars', 'bar', { y: [5, 5] })
  const map = series('map', 'colours', { x: [0, 10], y: [0, 10], z: [1, 2, 3, 4] })
  const level = series('level', 'level', { at: [8] }, { direction: 'horizontal' })
  test.each<[string, Figure, [number, number], string | null]>([
    ['a line', figure([rising]), [5, 5], 'rising'],
    ['nothing beside it', figure([rising]), [2, 8], null],
    ['the surface below a line', figure([area]), [5, 2], 'area'],
    ['the surface below a step', figure([stairs]), [9, 3], 'stairs'],
    ['nothing above a step', figure([stairs]), [6, 2.5], null],
    ['a surface whose points are in no order', figure([unsorted]), [5, 2], 'area'],
    ['nothing above the surface', figure([area, level]), [5, 6], null],
    ['a line before the surface that it crosses', figure([area, rising]), [2, 2], 'rising'],
    ['a bar', figure([bars]), [1, 3], 'bars'],
    ['a map', figure([map]), [3, 3], 'map'],
    ['a marker line', figure([rising, level]), [1, 8], 'level'],
  ])('%s', (_, shown, [x, y], id) => {
    const picture = drawn(shown)
    expect(seriesNear(shown, picture, picture.place.toPixel(x, y, 'y'))).toBe(id)
  })

  test('an entry of the legend, at its sample and at its text', () => {
    const shown = figure([rising, series('falling', 'line', { x: [0, 10], y: [10, 0] })])
    const picture = drawn(shown)
    const { legend, height } = picture.layout
    const corner = legendCorner(legend, height)
    for (const { id, x, y, width } of legend.items)
      for (const at of [2, width - 2])
        expect(seriesNear(shown, picture, { x: corner.x + x + at, y: corner.y + y })).toBe(id)
    expect(seriesNear(shown, picture, { x: 3, y: corner.y + 18 })).toBeNull()
  })
})
