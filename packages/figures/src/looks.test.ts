import { describe, expect, test } from 'vitest'
import { coloursOf, dashWithin, looksOf } from './looks.ts'
import { figure, series } from './testing/figures.ts'
import { DARK, LIGHT } from './themes.ts'

const xy = { x: [0, 1], y: [0, 1] }

describe('colours', () => {
  const all = figure([
    series('a', 'line', xy),
    series('b', 'line', xy, { look: { colour: '#123456' } }),
    series('c', 'function', xy),
    series('l', 'level', { at: [1] }),
    series('m', 'contour', { x: [0], y: [0], z: [0] }),
    series('d', 'scatter', xy),
  ])

  test('only series without one of their own take the next', () => {
    expect(coloursOf(all, LIGHT)).toEqual({ a: '#1f77b4', b: '#123456', c: '#ff7f0e', l: LIGHT.ink, m: LIGHT.ink, d: '#2ca02c' }) // prettier-ignore
    expect(coloursOf(all, DARK)['c']).toBe(DARK.series[1])
  })

  test('the eleventh begins again', () => {
    const many = figure(Array.from({ length: 11 }, (_, at) => series(`s${at}`, 'line', xy)))
    expect(coloursOf(many, LIGHT)['s10']).toBe('#1f77b4')
  })
})

describe('beside the colour', () => {
  const many = (look: object): ReturnType<typeof looksOf> =>
    looksOf(figure(Array.from({ length: 10 }, (_, at) => series(`s${at}`, 'line', xy, { look }))), LIGHT)
  const different = (found: ReturnType<typeof looksOf>, part: 'dash' | 'symbol'): number =>
    new Set([...found.values()].map(look => JSON.stringify(look[part]))).size

  test('lines without points have dashes of their own, those with points markers', () => {
    expect(different(many({}), 'dash')).toBe(10)
    expect(different(many({ showPoints: true }), 'symbol')).toBe(10)
    expect(different(many({ showPoints: true }), 'dash')).toBe(1)
  })

  test('what was chosen stays', () => {
    expect(different(many({ lineStyle: '5_5' }), 'dash')).toBe(1)
    expect(different(many({ showPoints: true, symbol: 'diamond' }), 'symbol')).toBe(1)
    expect(different(many({ colour: '#000000' }), 'dash')).toBe(1)
  })

  test.each([
    ['none', 1, null],
    ['solid', 1, []],
    ['20_10_5_10', 1, [20, 10, 5, 10]],
    ['solid', 0, null],
    ['wavy' as 'solid', 1, []],
  ] as const)('a line of style %s and weight %d', (lineStyle, lineWeight, dash) => {
    const look = { colour: '#000000', lineStyle, lineWeight }
    expect(looksOf(figure([series('a', 'line', xy, { look })]), LIGHT).get('a')!.dash).toEqual(dash)
  })

  test.each([
    [[], []],
    [
      [5, 5],
      [5, 5],
    ],
    [
      [20, 10, 5, 10],
      [10, 5, 2.5, 5],
    ],
  ])('in a short sample the dash %j is whole: %j', (dash, within) => {
    expect(dashWithin(dash, 22.5)).toEqual(within)
  })

  test('markers of size 0 are none', () => {
    const look = { showPoints: true, markerSize: 0 }
    expect(looksOf(figure([series('a', 'line', xy, { look })]), LIGHT).get('a')!.marker).toBe(0)
  })
})
