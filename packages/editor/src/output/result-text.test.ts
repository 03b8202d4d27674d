import { expect, it } from 'vitest'
import { resultText } from './result-text.ts'

it.each([
  ['number', '5 kPa', '= 5 kPa'],
  ['function', 'f(x) := x^2', '= x^2'],
  ['function', 'f(x, y) := piecewise(x > 0, y, 1)', '= piecewise(x > 0, y, 1)'],
  ['function', 'x -> x^2', '= x -> x^2'],
  ['list', 'share\na ███▌ 58 %', '= share\na  58 %'],
] as const)('%s %s is read %s', (kind, display, text) => {
  expect(resultText({ kind, display })).toBe(text)
})
