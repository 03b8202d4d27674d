import { convertLatexToMarkup } from 'mathlive/ssr'
import { expect, it } from 'vitest'
import { withColumns } from './wide-matrices.ts'

const row = (columns: number): string => Array.from({ length: columns }, () => '1').join(' & ')
const drawn = (latex: string): number => convertLatexToMarkup(latex).split('col-align-c').length - 1

it.each([
  [2, 2],
  [10, 10],
  [11, 11],
  [40, 40],
])('a matrix of %i columns has %i', (columns, found) => {
  expect(drawn(withColumns(`A=\\begin{bmatrix}${row(columns)}\\\\ ${row(columns)}\\end{bmatrix}`))).toBe(
    found,
  )
})

it('other formulas stay as they are', () => {
  for (const latex of [
    'x+1',
    '\\begin{bmatrix}1 & 2\\\\ 3 & 4\\end{bmatrix}',
    '\\begin{cases}1 & x\\end{cases}',
  ])
    expect(withColumns(latex)).toBe(latex)
})
