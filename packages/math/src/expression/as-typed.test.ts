import { expect, it } from 'vitest'
import { latexAsTyped, typedText } from './as-typed.ts'
import { parseLatex } from './parser-latex.ts'

it.each([
  ['} else {', '\\rbrace \\:else\\:\\lbrace '],
  ['100 % of #1 & $2', '100\\:\\%\\:of\\:\\#1\\:\\&\\:\\$2'],
  ['\\frac{a', '\\backslash frac\\lbrace a'],
  ['2 +', '2\\:+'],
])('%s', (text, latex) => {
  expect(latexAsTyped(text)).toBe(latex)
  expect(typedText(latex)).toBe(text)
})

it.each(['\\frac{a}{b', 'x^{2', '\\beta+'])('%s stays LaTeX', latex => expect(typedText(latex)).toBe(latex))

it.each([
  ['if x > 0 {', 'There is no } for this {, or no block begins like this.', 13],
  ['} else {', 'There is no { for this }.', 0],
])('%s cannot be read: %s', (text, message, start) => {
  const parsed = parseLatex(latexAsTyped(text))
  expect(parsed.ok ? null : parsed.problem).toMatchObject({ message, span: { start, end: start + 7 } })
})
