import { expect, it } from 'vitest'
import { sampleCurve } from './curve.ts'

const OPTIONS = { from: -10, to: 10, log: false, steps: 600, rounds: 5 }
const bell = (x: number, at: number, width: number): number => Math.exp(-(((x - at) / width) ** 2))

it.each<[string, (x: number) => number, [number, number]]>([
  ['a narrow peak', x => bell(x, 1.2345, 1e-3), [0, 1]],
  ['a resonance of a quality of 10,000', x => 1 / Math.hypot(1 - (x / 3) ** 2, x / 3 / 1e4), [0.098901, 1e4]],
  ['a narrow dip in a curve', x => x * x - 30 * bell(x, Math.SQRT2, 1e-2), [-27.9998, 100]],
  ['two of unlike height', x => bell(x, 1.2345, 2e-3) - 0.5 * bell(x, -3.2012, 2e-3), [-0.5, 1]],
  ['a cusp', x => 1 - Math.sqrt(Math.abs(x - Math.SQRT2)), [-2.3784, 1]],
])('the whole height of %s', async (_, of, ends) => {
  const { x, y } = await sampleCurve(points => Promise.resolve(points.map(of)), OPTIONS)
  expect([...x]).toEqual([...x].sort((a, b) => a - b))
  const values = y.filter(Number.isFinite)
  const seen = 0.02 * (ends[1] - ends[0])
  expect(Math.abs(Math.min(...values) - ends[0])).toBeLessThan(seen)
  expect(Math.abs(Math.max(...values) - ends[1])).toBeLessThan(seen)
})

it.each<[string, (x: number) => number, number]>([
  ['a pole without a sign', x => 1 / (x - Math.PI) ** 2, 800],
  ['a pole', x => Math.tan(x), 1200],
  ['a logarithm', x => Math.log(Math.abs(x - Math.PI)), 700],
  ['waves that are too short', x => Math.sin(1000 * x), 4700],
  ['a smooth curve', x => Math.sin(x), 900],
])('no point is added at %s', async (_, of, most) => {
  const { x } = await sampleCurve(points => Promise.resolve(points.map(of)), OPTIONS)
  expect(x.length).toBeLessThan(most)
})

it.each<[string, (x: number) => number, number[]]>([
  ['a pole without a sign', x => 1 / (x - Math.PI) ** 2, [Math.PI]],
  ['two of them', x => 1 / Math.abs(x * x - 2), [-Math.SQRT2, Math.SQRT2]],
  ['one of order 1/2', x => 1 / Math.sqrt(Math.abs(x - Math.PI)), [Math.PI]],
  ['poles of a square', x => Math.tan(x / 4) ** 2, [-2 * Math.PI, 2 * Math.PI]],
  ['a peak', x => bell(x, 1.2345, 1e-3), []],
  ['a cusp', x => 1 - Math.sqrt(Math.abs(x - Math.SQRT2)), []],
])('a gap stands in the middle of %s', async (_, of, poles) => {
  const { x, y } = await sampleCurve(points => Promise.resolve(points.map(of)), OPTIONS)
  const gaps = [...x].filter((__, at) => Number.isNaN(y[at]))
  expect(gaps.every(gap => poles.some(pole => Math.abs(gap - pole) < 1e-4))).toBe(true)
  expect(poles.every(pole => gaps.some(gap => Math.abs(gap - pole) < 1e-4))).toBe(true)
})
