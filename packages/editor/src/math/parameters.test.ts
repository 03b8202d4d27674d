import { expect, test } from 'vitest'
import { parametersOf } from './parameters.ts'

test.each([
  ['G\\left(s\\right)\\coloneq\\frac{1}{s^2+2s', ['s']],
  ['f\\left(x_{1},\\omega\\right)=3', ['x_1', 'omega']],
  ['s\\coloneq2s', []],
  ['f\\left(s\\right)', []],
])('arguments in %s', (latex, names) => {
  expect(parametersOf(latex)).toEqual(names)
})
