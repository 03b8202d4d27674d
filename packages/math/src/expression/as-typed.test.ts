import { expect, it } from 'vitest'
import { latexAsTyped, typedText } from './as-typed.ts'

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
