import { expect, it } from 'vitest'
import type { Range } from './range.ts'
import { ticksOf } from './ticks.ts'
import type { TickWish } from './ticks.ts'

it.each<[Range, TickWish, string]>([
  [[0, 1], { step: 0.25 }, '0.00 0.25 0.50 0.75 1.00'],
  [[-3, 3], { step: 1.5 }, '−3.0 −1.5 0.0 1.5 3.0'],
  [[0, 10], { step: 1 }, '0 2 4 6 8 10'],
  [[0, 1], { format: { style: 'percent', digits: null } }, '0 % 20 % 40 % 60 % 80 % 100 %'],
  [[0, 4], { format: { style: 'decimal', digits: 1 } }, '0.0 1.0 2.0 3.0 4.0'],
  [[0, 40000], { format: { style: 'engineering', digits: null } }, '0 10×10³ 20×10³ 30×10³ 40×10³'],
  [[0, 4000], { format: { style: 'scientific', digits: 1 } }, '0.0 1.0×10³ 2.0×10³ 3.0×10³ 4.0×10³'],
  [[0, 2 * Math.PI], { step: Math.PI / 2, format: { style: 'pi', digits: null } }, '0 π/2 π 3π/2 2π'],
])('%j with %j is marked %s', (limits, wish, texts) => {
  expect(
    ticksOf(limits, false, 6, wish)
      .major.map(({ text }) => text)
      .join(' '),
  ).toBe(texts)
})
