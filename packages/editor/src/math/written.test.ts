import { expect, test } from 'vitest'
import { inBraces } from './written.ts'

test.each([
  ['x^2', 'x^{2}'],
  ['x_1^2+y_2', 'x_{1}^{2}+y_{2}'],
  ['x^23', 'x^{2}3'],
  ['\\frac12', '\\frac{1}{2}'],
  ['\\frac{12}{3}', '\\frac{12}{3}'],
  ['\\sqrt2', '\\sqrt{2}'],
  ['\\sqrt[3]{2}', '\\sqrt[3]{2}'],
  ['\\pi2', '\\pi2'],
  ['a\\_2', 'a\\_2'],
  ['\\frac1x', '\\frac1x'],
])('%s is written %s', (latex, written) => {
  expect(inBraces(latex)).toBe(written)
})
