import { describe, expect, it, vi } from 'vitest'
import { convertLatexToMarkup } from 'mathlive/ssr'
import { DigitTemplates } from './digit-templates.ts'

/** Formulas of one shape: the last is put together from what the first ones taught. */
const ALIKE: readonly (readonly [string, string, string])[] = [
  ['{}=12.5', '{}=90.1', '{}=37.8'],
  [
    '{}=1.25\\,\\class{unit}{\\mathrm{mm}^{2}}',
    '{}=3.14\\,\\class{unit}{\\mathrm{mm}^{2}}',
    '{}=9.99\\,\\class{unit}{\\mathrm{mm}^{3}}',
  ],
  ['\\frac{1}{2}', '\\frac{3}{4}', '\\frac{7}{9}'],
  ['\\frac{11}{11}+\\frac{11}{11}', '\\frac{22}{22}+\\frac{22}{22}', '\\frac{12}{34}+\\frac{56}{78}'],
  ['\\frac12', '\\frac34', '\\frac89'],
  ['x_{11}^{22}', 'x_{12}^{34}', 'x_{98}^{76}'],
  ['\\int_{0}^{1}x^2', '\\int_{2}^{3}x^4', '\\int_{5}^{9}x^7'],
  ['\\sqrt[3]{8}', '\\sqrt[4]{5}', '\\sqrt[6]{7}'],
  ['1.5\\cdot10^{-3}', '2.7\\cdot19^{-4}', '9.9\\cdot10^{-6}'],
  [
    '\\begin{bmatrix}1&2\\\\3&4\\end{bmatrix}',
    '\\begin{bmatrix}5&6\\\\7&8\\end{bmatrix}',
    '\\begin{bmatrix}9&0\\\\1&2\\end{bmatrix}',
  ],
  ['\\mathcal{1}', '\\mathcal{3}', '\\mathcal{8}'],
  ['\\mathfrak{1}', '\\mathfrak{3}', '\\mathfrak{8}'],
  ['\\mathbf{1}+\\mathit{2}', '\\mathbf{3}+\\mathit{4}', '\\mathbf{5}+\\mathit{6}'],
  ['a\\hspace{1em}2', 'a\\hspace{3em}4', 'a\\hspace{5em}1'],
  [
    '\\class{name-variable name-0}{x}+1',
    '\\class{name-variable name-1}{x}+2',
    '\\class{name-variable name-2}{x}+3',
  ],
  ['\\color{#123456}{x}', '\\color{#234567}{x}', '\\color{#987654}{x}'],
  ['\\char"41', '\\char"42', '\\char"43'],
  ['\\text{line 12}', '\\text{line 34}', '\\text{line 87}'],
  ['x&1', 'x&2', 'x&3'],
  ['1<2', '3<4', '5<6'],
]

describe('DigitTemplates', () => {
  it.each(ALIKE)('draws %s and what looks like it as the one who draws', (...formulas) => {
    const templates = new DigitTemplates(convertLatexToMarkup)
    for (const latex of [...formulas, ...formulas])
      expect(templates.markupOf(latex)).toBe(convertLatexToMarkup(latex))
  })

  it('draws a shape at most four times', () => {
    const draw = vi.fn((latex: string) => convertLatexToMarkup(latex))
    const templates = new DigitTemplates(draw)
    for (let value = 100; value < 200; value++) templates.markupOf(`{}=${value}.5`)
    expect(draw).toHaveBeenCalledTimes(4)
  })

  it('goes on drawing where digits are no digits of the formula', () => {
    const templates = new DigitTemplates(
      latex => `<i style="width:${latex.length}px">${latex.replace(/\d/, '')}</i>`,
    )
    expect(['1', '2', '33'].map(latex => templates.markupOf(`a${latex}`))).toEqual([
      '<i style="width:2px">a</i>',
      '<i style="width:2px">a</i>',
      '<i style="width:3px">a3</i>',
    ])
  })
})
