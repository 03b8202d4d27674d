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

it.each([
  ['355 MPx', 'MPx'],
  ['2 [kNx]', 'kNx'],
  ['3 kN/mq', 'mq'],
  ['1 + 4 foo', 'foo'],
  ['355 MPa', null],
  ['2 width', null],
  ['2 pi', null],
  ['4 sin(x)', null],
  ['x^2', null],
])('of %s the word %s is no unit', (text, word) => {
  const read = latexOf(text, name => name === 'width')
  const problem = word === null ? undefined : `${word} is no unit, and no line above defines it`
  expect(read.ok ? undefined : read.problem).toBe(problem)
})
