/** Where things are in the SVG: the points of a series must stand where the numbers of the axes say. */
import { describe, expect, test } from 'vitest'
import { colourAt, lineColourAt } from '../colour-scale.ts'
import type { Figure, FigureSeries } from '../figure.ts'
import { figure, series } from '../testing/figures.ts'
import { lettersOf, SIZE } from './letters.ts'
import { LIGHT } from '../themes.ts'
import { svgOf } from './image.ts'
import { pictureOf } from './picture.ts'

const COLOUR = '#123456'
const look = { colour: COLOUR }

interface Text {
  readonly x: number
  readonly y: number
  readonly text: string
}

const draw = (drawn: Figure, width = 800, height = 400): string =>
  svgOf(drawn, { width, height, theme: LIGHT })

function textsOf(svg: string): Text[] {
  return [...svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', text = '']) => {
    const [, x = '0', y = '0'] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(attributes) ?? []
    const [, shift = '0'] = / dy="([-\d.]+)"/.exec(attributes) ?? []
    return { x: Number(x), y: Number(y) + Number(shift), text }
  })
}

/** Points of the lines in a colour. */
function pointsIn(svg: string, colour: string): [number, number][] {
  const paths = [...svg.matchAll(/<path d="([^"]*)"[^>]*>/g)].filter(([whole]) =>
    whole.includes(`stroke="${colour}"`),
  )
  return paths.flatMap(([, d = '']) => [...d.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, x, y]): [number, number] => [Number(x), Number(y)])) // prettier-ignore
}

/** The pixel of a value by two numbers of an axis. */
function byNumbers(
  texts: readonly Text[],
  along: 'x' | 'y',
  [one, other]: readonly [string, string],
  scale: (text: string) => number,
  value: number,
): number {
  const [first, second] = [one, other].map(text => texts.find(found => found.text === text)!)
  const share = (scale(String(value)) - scale(one)) / (scale(other) - scale(one))
  return first![along] + share * (second![along] - first![along])
}

const linear = (text: string): number => Number(text.replace('−', '-').replace(',', ''))
const log = (text: string): number => Math.log10(linear(text))

describe('points stand at their values, within half a pixel', () => {
  const data = { x: [1, 30, 70, 1000], y: [2, 45, 10, 80] }
  const line = series('a', 'line', data, { look })
  test.each<[string, Figure, 'x' | 'y', [string, string], (text: string) => number, number[]]>([
    ['x', figure([line]), 'x', ['200', '800'], linear, data.x],
    ['y', figure([line]), 'y', ['20', '60'], linear, data.y],
    ['logarithmic x', figure([line], { x: { log: true } }), 'x', ['1', '100'], log, data.x],
    ['logarithmic y', figure([line], { y: { log: true } }), 'y', ['2', '50'], log, data.y],
    ['rotated: x goes up', figure([line], { rotated: true }), 'y', ['200', '800'], linear, data.x],
    ['rotated: y is across', figure([line], { rotated: true }), 'x', ['20', '60'], linear, data.y],
    ['backwards', figure([line], { y: { minimum: 100, maximum: 0 } }), 'y', ['20', '60'], linear, data.y],
    [
      'the secondary axis',
      figure([series('a', 'line', { x: data.x, y: [2000, 45000, 10000, 80000] }, { look, axis: 'y2' })], {
        y: { minimum: 0, maximum: 1 },
        y2: {},
      }),
      'y',
      ['20,000', '60,000'],
      linear,
      [2000, 45000, 10000, 80000],
    ],
  ])('%s', (_, drawn, along, numbers, scale, values) => {
    const svg = draw(drawn)
    const texts = textsOf(svg)
    const points = pointsIn(svg, COLOUR)
    expect(points.length).toBe(values.length)
    values.forEach((value, at) => {
      const pixel = points[at]![along === 'x' ? 0 : 1]
      expect(Math.abs(pixel - byNumbers(texts, along, numbers, scale, value))).toBeLessThan(0.5)
    })
  })
})

describe('what stands around', () => {
  const two = [
    series('first', 'line', { x: [0, 1], y: [0, 1] }),
    series('second', 'line', { x: [0, 1], y: [1, 0] }),
  ]
  const has = (svg: string, text: string): boolean => textsOf(svg).some(found => found.text === text)

  test('a legend from two series on', () => {
    expect(has(draw(figure(two)), 'second')).toBe(true)
    expect(has(draw(figure(two.slice(0, 1))), 'first')).toBe(false)
  })

  test('titles with units, and none that are missing', () => {
    const svg = draw(figure(two, { title: 'Beam <1>', x: { label: 'Place', unit: 'm' }, y: { unit: 'kN' } }))
    expect(has(svg, 'Place [m]')).toBe(true)
    expect(has(svg, '[kN]')).toBe(true)
    expect(svg).toContain('Beam &lt;1&gt;')
    expect(has(svg, 'X axis')).toBe(false)
  })

  test.each([
    [320, 200],
    [320, 300],
    [800, 600],
    [1200, 150],
    [100, 100],
  ])('everything is inside at %d × %d', (width, height) => {
    const label = 'A very long label of a series that nobody would read to its end in any case'
    const all = [
      series(label, 'line', { x: [0, 1e6], y: [0, 1] }),
      series('b', 'line', { x: [0, 1], y: [1, 0] }, { axis: 'y2' }),
    ]
    const svg = draw(
      figure(all, { title: label, x: { label, unit: 'm' }, y: { label }, y2: { label } }),
      width,
      height,
    )
    expect(svg).not.toMatch(/NaN|Infinity/)
    for (const { x, y } of textsOf(svg)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(height)
    }
  })
})

test('bars are drawn first, then lines, functions on top', () => {
  const kinds = ['function', 'line', 'bar'] as const
  const colours = ['#111111', '#222222', '#333333']
  const all = kinds.map((kind, at) => series(kind, kind, { x: [1, 2], y: [1, 2] }, { look: { colour: colours[at]! } })) // prettier-ignore
  const order = [...draw(figure(all)).matchAll(/#(\d)\1{5}/g)].map(([colour]) => colour)
  expect([...new Set(order)]).toEqual(['#333333', '#222222', '#111111'])
})

test('samples beside a pole stay within a hundred heights of the picture', () => {
  const line = series('a', 'function', { x: [0, 1, 2], y: [0, 1e300, -1e300] }, { look })
  const points = pointsIn(draw(figure([line], { y: { minimum: 0, maximum: 1 } })), COLOUR)
  for (const [, y] of points) expect(Math.abs(y)).toBeLessThan(101 * 400)
})

describe('equal scales', () => {
  const ring = series('r', 'parametric', { x: [-3, 0, 3, 0], y: [0, 3, 0, -3] }, { look })
  const lengths = (drawn: Figure, width: number, height: number): number[] => {
    const points = pointsIn(draw(drawn, width, height), COLOUR)
    return [0, 1].map(along => {
      const all = points.map(point => point[along as 0 | 1])
      return Math.max(...all) - Math.min(...all)
    })
  }
  test.each<[string, number, Figure]>([
    ['a circle is round', 1, figure([ring], { equalScales: 1 })],
    ['turned as well', 1, figure([ring], { equalScales: 1, rotated: true })],
    [
      'a metre is as long as a thousand millimetres',
      1,
      figure([series('r', 'line', { x: [0, 2], y: [0, 2000] }, { look })], { equalScales: 1000 }),
    ],
    ['a flat one stays flat', 0.5, figure([series('r', 'line', { x: [0, 4], y: [0, 2] }, { look })], { equalScales: 1 })], // prettier-ignore
    ['what is a thousand times as long as high', 0.001, figure([series('r', 'line', { x: [0, 1000], y: [0, 1] }, { look })], { equalScales: 1 })], // prettier-ignore
  ])('%s', (_, ratio, drawn) => {
    for (const [width, height] of [
      [800, 300],
      [300, 800],
      [320, 200],
    ] as const) {
      const [across, up] = lengths(drawn, width, height)
      expect(Math.abs(up! / across! - ratio)).toBeLessThan(0.01)
    }
  })

  test('not beside a logarithmic axis, which has no length for a unit', () => {
    const line = series('a', 'line', { x: [1, 10], y: [1, 2] }, { look })
    expect(lengths(figure([line], { equalScales: 1, x: { log: true } }), 800, 300)[0]).toBeGreaterThan(500)
  })
})

describe('the label of a marker line', () => {
  const level = (id: string, at: number) => series(id, 'level', { at: [at] }, { direction: 'horizontal' })
  const labels = (...all: readonly FigureSeries[]): Text[] =>
    textsOf(
      draw(figure([...all], { x: { minimum: 0, maximum: 10 }, y: { minimum: 0, maximum: 10 } })),
    ).filter(({ text }) => text.startsWith('level'))
  const bar = (x: number, y: number) => series('e', 'scatter', { x: [x], y: [y], error: [1] }, { look })
  test('is at the end, or where no error bar is', () => {
    const [usual] = labels(level('level', 5))
    const [aside] = labels(level('level', 5), bar(9.8, 5))
    expect(usual!.x).toBeGreaterThan(700)
    expect(aside!.x).toBeLessThan(200)
  })
  test('is below its line where a bar is above', () => {
    const [usual, aside] = [labels(level('level', 5)), labels(level('level', 5), bar(9.8, 6.1))]
    expect(aside[0]!.x).toBe(usual[0]!.x)
    expect(aside[0]!.y).toBeGreaterThan(usual[0]!.y)
  })
  test('leaves those of others their place', () => {
    const [one, other] = labels(level('level 1', 5), level('level 2', 5.1))
    expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeGreaterThan(SIZE.tick)
  })
})

describe('scales of colours', () => {
  const map = (id: string, kind: 'contour' | 'colours', most: number) =>
    series(id, kind, { x: [0, 1], y: [0, 1], z: [0, 1, 2, most] })
  const titles = (...all: ReturnType<typeof map>[]): string[] =>
    textsOf(draw(figure(all)))
      .map(({ text }) => text)
      .filter(text => text.startsWith('map'))
  test('colours and lines of one map have one, other maps their own', () => {
    expect(titles(map('map 1', 'colours', 3), map('map 2', 'contour', 3))).toEqual(['map 1'])
    expect(titles(map('map 1', 'colours', 3), map('map 2', 'contour', 4))).toEqual(['map 1', 'map 2'])
  })
  test('each scale has colours of its own, those of lines are seen on the paper', () => {
    const arrows = series('b', 'arrows', { x: [0, 1], y: [0, 1], u: [1, 3], v: [0, 0] })
    const svg = draw(figure([map('map 1', 'colours', 3), arrows, map('map 2', 'contour', 4)]))
    const tops = [colourAt(63.5 / 64, 0), ...[1, 2].map(scale => lineColourAt(63.5 / 64, scale, LIGHT))]
    expect(new Set(tops).size).toBe(3)
    for (const colour of tops) expect(svg).toContain(`fill="${colour}"`)
    expect(svg).toContain(`stroke="${lineColourAt(1, 1, LIGHT)}"`)
  })
  test('lines in a colour that was chosen have none: the legend has their unit', () => {
    const contour = { ...map('map 1', 'contour', 3), unit: 'kN' }
    const chosen = { ...contour, look: { ...contour.look, colour: COLOUR } }
    expect(titles(contour)).toEqual(['map 1 [kN]'])
    expect(draw(figure([contour]))).toContain(lineColourAt(63.5 / 64, 0, LIGHT))
    expect(titles(chosen)).toEqual(['map 1 [kN]'])
    expect(draw(figure([chosen]))).not.toContain(lineColourAt(63.5 / 64, 0, LIGHT))
  })
  test('arrows have an entry in the legend only in a colour that was chosen', () => {
    const arrows = (id: string, colour: string | null) =>
      series(id, 'arrows', { x: [0, 1], y: [0, 1], u: [1, 3], v: [0, 0] }, { unit: 'm/s', look: { colour } })
    const texts = textsOf(draw(figure([arrows('map', null), arrows('map red', COLOUR)]))).map(
      ({ text }) => text,
    )
    expect(texts.filter(text => text.startsWith('map'))).toEqual(['map red [m/s]', 'map [m/s]'])
  })
  test.each(['contour', 'arrows'] as const)('%s have a margin on colours, and none on paper', kind => {
    const lines = series('a', kind, { x: [0, 1], y: [0, 1], z: [0, 1, 2, 3], u: [1, 3], v: [0, 0] })
    const margins = (...behind: FigureSeries[]): number =>
      draw(figure([...behind, lines])).match(new RegExp(`stroke="${LIGHT.paper}"[^>]*opacity`, 'g'))
        ?.length ?? 0
    expect([margins(), margins(map('b', 'colours', 4))]).toEqual([0, 1])
  })
  test('lines lie above colours, whichever comes first', () => {
    const contour = map('map 1', 'contour', 3)
    const drawn = figure([
      { ...contour, look: { ...contour.look, colour: COLOUR } },
      map('map 2', 'colours', 4),
    ])
    const svg = draw(drawn)
    expect(svg.indexOf(`stroke="${COLOUR}"`)).toBeGreaterThan(svg.indexOf(`fill="${colourAt(0.5 / 48, 0)}"`))
  })
  test('a label that nobody wrote only tells one from another', () => {
    const [one, other] = [map('map 1', 'colours', 3), map('map 2', 'contour', 4)].map(series => ({ ...series, unnamed: true })) // prettier-ignore
    expect(titles(one!)).toEqual([])
    expect(titles(one!, other!)).toEqual(['map 1', 'map 2'])
  })
})

test.each([
  'function',
  'line',
  'step',
  'area',
  'scatter',
  'bar',
  'histogram',
  'parametric',
  'polar',
  'contour',
  'colours',
  'arrows',
  'level',
] as const)(
  // prettier-ignore
  'a %s without numbers, or with gaps only, is drawn as nothing',
  kind => {
    for (const cells of [[], [NaN]]) {
      const columns = { x: cells, y: cells, z: cells, u: cells, v: cells, at: cells, low: cells, high: cells }
      expect(draw(figure([series('a', kind, columns, { look })]))).not.toMatch(/NaN|Infinity|undefined/)
      expect(
        draw(figure([series('a', kind, {}, { look })], { x: { log: true }, y: { log: true } })),
      ).not.toMatch(/NaN|Infinity/)
    }
  },
)

test('a stepped area goes down to zero below its steps, and to those below it', () => {
  const step = (id: string, y: readonly number[]) =>
    series(id, 'area', { x: [0, 1, 2], y }, { stepped: true, stacked: true })
  const { marks, place } = pictureOf({ figure: figure([step('a', [1, 2, 3]), step('b', [1, 1, 1])]), theme: LIGHT }, 640, 350) // prettier-ignore
  const surfaces = marks.flatMap(mark => ('path' in mark && mark.path.closed ? [mark.path.lines[0]!] : []))
  const corners = surfaces
    .map(line =>
      Array.from({ length: line.length / 2 }, (_, at) => {
        const { x, y } = place.toValue({ x: line[2 * at]!, y: line[2 * at + 1]! })
        return [Math.round(x * 1e6) / 1e6 + 0, Math.round(y * 1e6) / 1e6 + 0]
      }),
    )
    .map(line => line.filter((corner, at) => String(corner) !== String(line[at - 1])))
  expect(corners).toEqual([
    [[0, 1], [1, 1], [1, 2], [2, 2], [2, 3], [2, 0], [1, 0], [0, 0]],
    [[0, 2], [1, 2], [1, 3], [2, 3], [2, 4], [2, 3], [2, 2], [1, 2], [1, 1], [0, 1]],
  ]) // prettier-ignore
})

test.each([800, 320])('long numbers below an axis end within a picture of %i pixels', width => {
  const x = [1000000.0001, 1000000.0002, 1000000.0003]
  for (const drawn of [
    figure([series('a', 'line', { x, y: [1, 2, 3] })]),
    figure([series('a', 'histogram', { low: x.slice(0, 2), high: x.slice(1), y: [0.5, 0.5] })]),
  ]) {
    // prettier-ignore
    const level = textsOf(draw(drawn, width, 300)).filter(({ text }) => text.length > 12)
    expect(level.length).toBeGreaterThan(0)
    for (const { text, x: middle } of level) {
      const half = lettersOf(LIGHT).width(text, SIZE.tick) / 2
      expect([middle >= half - 0.5, middle <= width - half + 0.5]).toEqual([true, true])
    }
  }
})

test('the same figure is the same text, without ids, so that several stand in one page', () => {
  const line = (y: number) => figure([series('a', 'line', { x: [0, 1], y: [0, y] })])
  expect(draw(line(1))).toBe(draw(line(1)))
  expect(draw(line(1))).not.toMatch(/\bid=|url\(/)
})

test('texts are written so that any reader of XML takes them', () => {
  const svg = draw(figure([], { title: 'a < b & "c"\u0000\u000b' }))
  expect(svg).toContain('>a &lt; b &amp; &quot;c&quot;<')
})

test('what is beyond the axes lies in a part that ends with them', () => {
  const line = series('a', 'line', { x: [0, 1], y: [0, 9] }, { look })
  const svg = draw(figure([line], { y: { minimum: 0, maximum: 1 } }))
  const [, , inside = ''] = svg.split('<svg ')
  expect(inside.split('</svg>')[0]).toContain(COLOUR)
  expect(inside).toMatch(
    /^x="[\d.]+" y="[\d.]+" width="[\d.]+" height="[\d.]+" viewBox="[\d. ]+" overflow="hidden"/,
  )
})
