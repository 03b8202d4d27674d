import { describe, expect, it } from 'vitest'
import { markSpan } from './latex.ts'

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
