/** The blocks for single numbers over the engine. */
import { expect, it } from 'vitest'
import { computeBlocks } from '../testing/indented.ts'
import type { WrittenBlock } from '../testing/indented.ts'

const block = (type: string, props: object): WrittenBlock => ({ type, props })
const between = (expression: string, variable: string, start: string, end: string): object => ({
  expression,
  variable,
  start,
  end,
})
const optimum = (expression: string, one: string[], other: string[], condition = ''): object => ({
  expression,
  unknowns: [one, other].map(([name, guess]) => ({ name, guess })),
  conditions: [condition],
})
const metres = (value: string): string => `${value}\\left[m\\right]`

// By hand; the length of a parabola is sqrt(5)/2 + asinh(2)/4.
it.each<[WrittenBlock, string]>([
  [block('root_of', { expression: 'x^2=2', variable: 'x', guess: '1' }), '1.41421'],
  [block('root_of', { expression: 'x^2-4', variable: 'x', guess: '-1' }), '-2'],
  [block('sum_of', between('k^2', 'k', '1', '10')), '385'],
  [block('product_of', between('k', 'k', '1', '5')), '120'],
  [block('curve_length', between('x^2', 'x', '0', '1')), '1.47894'],
  [block('curve_length', between('x', 'x', metres('0'), metres('1'))), '1.41421 m'],
  [block('integral_of', between('x^2', 'x', metres('0'), metres('3'))), '[9, 4.5e-15] m^3'],
  [block('derivative_of', { expression: '5', variable: 'x', at: '1' }), '[0, 0]'],
  [block('eigen', { matrix: '\\begin{bmatrix}2&1\\\\1&2\\end{bmatrix}' }), '[3, 1]'],
  [block('fmax', { ...between('x(10-x)', 'x', '0', '10'), answer: 'value' }), '25'],
  [block('fmax', { ...between('x(10-x)', 'x', '0', '10'), answer: 'both' }), '[[5], 25]'],
  [block('fmin', { ...between('x^2-4x', 'x', '0', '10'), answer: 'both' }), '[[2], -4]'],
  // By Lagrange's multipliers; a square has the greatest area of its circumference.
  [block('optimum', optimum('(x-1)^2+(y-2)^2', ['x', '0'], ['y', '0'])), '[1, 2]'],
  [block('optimum', optimum('x^2+y^2', ['x', '1'], ['y', '1'], 'x+y=1')), '[0.5, 0.5]'],
  [
    block('optimum', {
      ...optimum('a\\cdot b', ['a', metres('1')], ['b', metres('2')], `2a+2b=${metres('8')}`),
      sought: 'maximum',
    }),
    '[2, 2] m',
  ],
])('%j gives %s', async (one, result) => {
  const sheet = await computeBlocks([one])
  expect(sheet.shown(1).split(' (')[0]).toBe(result)
  sheet.dispose()
})
