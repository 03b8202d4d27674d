import { expect, it } from 'vitest'
import type { Range } from './figure.ts'
import { ticksOf } from './ticks.ts'
import type { TickWish } from './ticks.ts'
import { valueText } from './tick-format.ts'

it.each<[Range, TickWish, string]>([
  [[0, 1], { step: 0.25 }, '0.00 0.25 0.50 0.75 1.00'],
  [[-3, 3], { step: 1.5 }, '−3.0 −1.5 0.0 1.5 3.0'],
  [[0, 10], { step: 1 }, '0 2 4 6 8 10'],
  [[0, 1], { format: { style: 'percent', digits: null } }, '0 % 20 % 40 % 60 % 80 % 100 %'],
  [[0, 4], { format: { style: 'decimal', digits: 1 } }, '0.0 1.0 2.0 3.0 4.0'],
  [[0, 40000], { format: { style: 'engineering', digits: null } }, '0 10×10³ 20×10³ 30×10³ 40×10³'],
  [[0, 4000], { format: { style: 'scientific', digits: 1 } }, '0.0 1.0×10³ 2.0×10³ 3.0×10³ 4.0×10³'],
  [[0, 4], { format: { style: 'auto', digits: null, least: 2 } }, '0.00 1.00 2.00 3.00 4.00'],
  [
    [0, 1],
    { step: 0.125, format: { style: 'auto', digits: null, least: 2 } },
    '0.000 0.250 0.500 0.750 1.000',
  ],
  [[0, 4e6], { format: { style: 'auto', digits: null, least: 2 } }, '0 1×10⁶ 2×10⁶ 3×10⁶ 4×10⁶'],
  [[0, 2 * Math.PI], { step: Math.PI / 2, format: { style: 'pi', digits: null } }, '0 π/2 π 3π/2 2π'],
])('%j with %j is marked %s', (limits, wish, texts) => {
  expect(
    ticksOf(limits, false, 6, wish)
      .major.map(({ text }) => text)
      .join(' '),
  ).toBe(texts)
})

it.each([
  [12.5, undefined, '12.5'],
  [12.5, 2, '12.50'],
  [-12.345, 1, '−12.3'],
  [0, 2, '0.00'],
  [0.00004, 2, '4×10⁻⁵'],
  [2e17, 2, '2×10¹⁷'],
])('%d with %s decimals at least is %s at a bar', (value, least, text) => {
  expect(valueText(value, 0, least === undefined ? {} : { least })).toBe(text)
})
