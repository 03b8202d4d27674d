import { expect, it } from 'vitest'
import { isTooFast } from './curve-check.ts'
import { sampleCurve } from './curve.ts'

const OPTIONS = { from: -5, to: 5, log: false, steps: 600, rounds: 5 }
let seed = 1
const noise = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647

it.each<[string, (x: number) => number, boolean]>([
  ['slow', x => Math.sin(3 * x), false],
  ['fast, but followed', x => Math.sin(40 * x), false],
  ['in step with the places, so that it looks flat', x => Math.sin(2 * Math.PI * 60 * x), true],
  ['nearly in step, so that it looks slow', x => Math.sin(2 * Math.PI * 60.1 * x), true],
  ['in step, and seen in parts only', x => Math.sin(60 * Math.PI * x) ** 2, true],
  ['a ripple in step on a slope', x => x + 0.6 * Math.sin(2 * Math.PI * 60 * x), true],
  ['far too fast', x => Math.sin(1000 * x), true],
  ['noise', noise, true],
  ['a constant', () => 3, false],
  ['a constant with the last digits of rounding', x => Math.sin(x) ** 2 + Math.cos(x) ** 2, false],
  ['steep', x => Math.exp(20 * x), false],
  ['steep on both sides', x => Math.sinh(20 * x), false],
  ['beyond all numbers', x => Math.exp(1000 * x), false],
  ['poles', x => Math.tan(x), false],
  ['jumps', x => Math.floor(x), false],
  ['without values in half of it', x => Math.log(x), false],
  ['fast at one place', x => Math.sin(1 / x), false],
  ['nowhere', () => NaN, false],
])('%s', async (_, of, fast) => {
  const values = (points: Float64Array) => Promise.resolve(points.map(of))
  expect(await isTooFast(values, await sampleCurve(values, OPTIONS), OPTIONS)).toBe(fast)
})
