import { expect, it } from 'vitest'
import { limitsOf } from '../limits.ts'
import { readingsAt } from '../readings.ts'
import { figure, series } from '../testing/figures.ts'
import { LIGHT } from '../themes.ts'
import { svgOf } from './image.ts'
import { polarPlacement } from './polar-placement.ts'

const angles = Array.from({ length: 361 }, (_, at) => at)
const polar = (radius: (degrees: number) => number, y = {}) => ({
  ...figure([series('a', 'polar', { x: angles, y: angles.map(radius) })], { x: { unit: '°' }, y }),
  polar: true,
})
const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180)

it.each<[string, (degrees: number) => number, object, readonly [number, number]]>([
  ['from zero', degrees => 1 + cos(degrees), {}, [0, 2]],
  ['with radii below zero', degrees => 1.7 * cos(degrees), {}, [0, 2]],
  ['of levels', degrees => -20 - 18 * cos(degrees), {}, [-40, 0]],
  ['with limits', degrees => 1 + cos(degrees), { minimum: -1, maximum: 3 }, [-1, 3]],
  ['of nothing', () => NaN, {}, [0, 1]],
])('radii go %s', (_, radius, y, range) => {
  expect(limitsOf(polar(radius, y)).y).toEqual(range)
})

it('angles go against the clock from the right', () => {
  const place = polarPlacement({ x: [0, 360], y: [0, 2] }, { left: 0, top: 0, width: 200, height: 200 })
  const { x, y } = place.toPixel(90, 1, 'y')
  expect([Math.round(x), Math.round(y)]).toEqual([100, 50])
  expect(place.toPixel(180, -1, 'y').x).toBeCloseTo(150)
  expect(place.toPixel(0, 3, 'y').x).toBeNaN()
  expect(place.toValue({ x: 100, y: 150 })).toEqual({ x: 270, y: 1 })
})

it('is read at the nearest point, and drawn with its angles', () => {
  const drawn = polar(degrees => 1 + cos(degrees), { unit: 'm' })
  expect(readingsAt(drawn, 359, 2.2)[0]!.text).toMatch(/^359 °, 2 m$/)
  const svg = svgOf(drawn, { width: 400, height: 400, theme: LIGHT })
  expect(svg).toContain('>330°<')
  expect(svg).not.toMatch(/NaN/)
})
