import { expect, it } from 'vitest'
import { latexOf, plainTextOf } from './value-text.ts'

it.each([
  ['2 in', '2\\,\\class{unit}{\\mathrm{in}}', '2 [in]'],
  ['x == 2', 'x=2', 'x == 2'],
  ['a/2', '\\frac{a}{2}', 'a/2'],
])('%s is saved as %s and shown as %s', (text, latex, shown) => {
  expect(latexOf(text)).toEqual({ ok: true, latex })
  expect(plainTextOf(latex)).toBe(shown)
})

it.each(['x = 2', 'x := 2', '2 =', '', '# note'])('%s is no value', text => {
  expect(latexOf(text).ok).toBe(false)
})
