import { describe, expect, it } from 'vitest'
import { markSpan, adjacentToken } from './latex.ts'

/** `«` and `»` stand around the span to mark. */
const CASES: readonly (readonly [marked: string, expected: string])[] = [
  ['a«+»b', 'a\\mathbin{\\class{problem}{+}}b'],
  ['a«=»b', 'a\\mathrel{\\class{problem}{=}}b'],
  ['5«kN»', '5\\class{problem}{kN}'],
  ['\\frac{«a»}{b}', '\\frac{\\class{problem}{a}}{b}'],
  ['\\frac{a«}{b»}', '\\class{problem}{\\frac{a}{b}}'],
  ['x+«\\frac{a}{b}»', 'x+\\class{problem}{\\frac{a}{b}}'],
  ['x+«\\fr»ac{a}{b}', 'x+\\class{problem}{\\frac{a}{b}}'],
  ['x«^»{2}+1', '\\class{problem}{x^{2}}+1'],
  ['x^{«a»}', 'x^{\\class{problem}{a}}'],
  ['3+«»', '3+\\class{problem}{\\enspace}'],
  ['«\\sin»\\left(x\\right)', '\\class{problem}{\\sin}\\left(x\\right)'],
  ['\\sin«\\left(x\\right)»', '\\sin\\class{problem}{\\left(x\\right)}'],
  ['\\sin\\left«(x\\right)»', '\\sin\\class{problem}{\\left(x\\right)}'],
  ['2\\class{unit}{\\mathrm{«zz»}}', '2\\class{unit}{\\mathrm{\\class{problem}{zz}}}'],
]

describe('markSpan', () => {
  it.each(CASES)('%s', (marked, expected) => {
    const start = marked.indexOf('«')
    const end = marked.indexOf('»') - 1
    expect(markSpan(marked.replace(/[«»]/g, ''), { start, end })).toBe(expected)
  })

  it('never unbalances a formula, whatever the span', () => {
    const latex = '\\frac{a_{1}+\\sqrt[3]{b}}{\\left(c\\right)^{2}}=5\\class{unit}{\\mathrm{kN}}'
    for (let start = 0; start <= latex.length; start++)
      for (let end = start; end <= latex.length; end++) {
        const marked = markSpan(latex, { start, end })
        let depth = 0
        for (const sign of marked) {
          depth += sign === '{' ? 1 : sign === '}' ? -1 : 0
          expect(depth).toBeGreaterThanOrEqual(0)
        }
        expect(depth).toBe(0)
        expect(marked.match(/\\left/g)?.length).toBe(marked.match(/\\right/g)?.length)
      }
  })
})

it.each([
  ['12', 1, '1', 'right'],
  ['12', 0, '1', 'left'],
  ['x^{12}', 4, '1', 'right'],
  ['x^{12}', 3, '1', 'left'],
  ['x^{12}', 6, '}', 'right'],
  ['\\frac{a}{}', 9, null, null],
  ['\\frac{a}{b}', 6, 'a', 'left'],
  ['a+\\pi r', 5, '\\pi', 'right'],
  ['\\left(x\\right)', 6, 'x', 'left'],
  ['\\left(x\\right)', 14, ')', 'right'],
  ['\\begin{pmatrix}1 & 2\\end{pmatrix}', 15, '1', 'left'],
  ['\\begin{pmatrix}1 & 2\\end{pmatrix}', 18, '2', 'left'],
  ['', 0, null, null],
])('beside a place of %s at %i stands %s', (latex, at, token, side) => {
  const beside = adjacentToken(latex, at)
  expect(beside && latex.slice(beside.start, beside.end)).toBe(token)
  expect(beside?.side ?? null).toBe(side)
})
