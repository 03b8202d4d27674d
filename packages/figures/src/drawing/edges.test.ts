/** How far beyond the axes what is drawn between them goes. */
import { describe, expect, test } from 'vitest'
import type { Figure } from '../figure.ts'
import { figure, series } from '../testing/figures.ts'
import { LIGHT } from '../themes.ts'
import { svgOf } from './image.ts'
import { pictureOf } from './picture.ts'
import { svgText } from './svg.ts'

const COLOUR = '#123456'
const look = { colour: COLOUR }

const draw = (drawn: Figure): string => svgOf(drawn, { width: 800, height: 400, theme: LIGHT })

test('a marker on an edge of the axes is whole, one beyond them is not there', () => {
  const points = { x: [0, 1, 2], y: [0, 1, 9] }
  const marked = { colour: COLOUR, showPoints: true }
  const below = series('a', 'line', points, { look: marked })
  const svg = draw(figure([below, series('b', 'line', points, { look })], { y: { minimum: 0, maximum: 1 } }))
  const [first, between, second] = svg.split(/<svg [^>]*overflow="hidden">|<\/svg>/).slice(1)
  expect(between!.match(/<path/g)).toHaveLength(1)
  expect(between!.match(/M/g)).toHaveLength(2)
  // In their order all the same: the second line lies over the markers of the first.
  for (const line of [first, second]) expect(line!.match(/<path/g)).toHaveLength(1)
})

test('an arrow on an edge of the axes is whole, one beyond them is not there', () => {
  const field = { x: [0, 1, 2], y: [0, 1, 1], u: [1, 1, 1], v: [0, 0, 0] }
  const arrows = series('a', 'arrows', field, { look })
  const svg = draw(figure([arrows], { x: { minimum: 0, maximum: 1 }, y: { minimum: 0, maximum: 1 } }))
  expect(svg).not.toContain('overflow="hidden"')
  // A shaft and a head each.
  const [, d = ''] = new RegExp(`<path d="([^"]*)"[^>]*stroke="${COLOUR}"`).exec(svg) ?? []
  expect(d.match(/M/g)).toHaveLength(2 * 2)
})

test('a line along an edge has its whole width, and an error bar on one its ends', () => {
  const line = series('a', 'line', { x: [0, 1], y: [0, 0], error: [1, 1] }, { look: { lineWeight: 4 } })
  const axis = { minimum: 0, maximum: 1 }
  const { marks } = pictureOf({ figure: figure([line], { x: axis, y: axis }), theme: LIGHT }, 400, 300)
  expect(marks.map(mark => ('path' in mark ? mark.reach : null))).toEqual([3, 3.5 + 1.25 / 2])
})

describe('the halo of a selected series', () => {
  const line = series('a', 'line', { x: [0, 1], y: [0, 9], error: [1, 1] }, { look: { showPoints: true, lineWeight: 2 } }) // prettier-ignore
  const picture = pictureOf({ figure: figure([line], { y: { minimum: 0, maximum: 1 } }), theme: LIGHT, selected: 'a' }, 400, 300) // prettier-ignore
  const svg = svgText(picture, LIGHT, null)
  const [, halo = ''] = /<g opacity="0.4">(.*?)<\/g>/.exec(svg) ?? []

  test('is one, however its parts overlap', () => {
    expect(svg.match(/opacity="0.4"/g)).toHaveLength(1)
    expect(halo.match(/<path/g)).toHaveLength(3)
  })

  test('is around bars, and not around the line that they stand on', () => {
    const bars = series('a', 'bar', { y: [1, 2] }, { look })
    const { marks } = pictureOf({ figure: figure([bars]), theme: LIGHT, selected: 'a' }, 400, 300)
    expect(marks.flatMap(mark => ('marks' in mark ? mark.marks.map(({ path }) => path.closed) : []))).toEqual([true]) // prettier-ignore
    expect(marks).toHaveLength(3)
  })

  test('goes as far behind the axes as it goes beside the line', () => {
    const { left, top, width, height } = picture.layout.box
    const edges = [...halo.matchAll(/ x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)]
    const [ofLine, ofErrors] = edges.map(edge => edge.slice(1).map(Number))
    for (const [edge, beyond] of [
      [ofLine!, 5.5],
      [ofErrors!, 3.5 + 1.25 / 2 + 4],
    ] as const)
      // prettier-ignore
      [left - beyond, top - beyond, width + 2 * beyond, height + 2 * beyond].forEach((end, at) =>
        expect(edge[at]).toBeCloseTo(end, 1),
      )
  })
})
