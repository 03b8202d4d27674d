import { expect, it } from 'vitest'
import { withTextSigns } from './latex-signs.ts'

it.each([
  ['s=\\text{a ↔ b}', 's=\\text{a \\ensuremath{\\leftrightarrow} b}'],
  ['\\text{Кран и балка 5}+1', '\\text{\\cyrillic{Кран и балка} 5}+1'],
  ['\\text{a_b \\% "x"}', '\\text{a_b \\% "x"}'],
  ['\\frac{1}{2}', '\\frac{1}{2}'],
])('%s is written %s', (latex, written) => {
  expect(withTextSigns(latex)).toBe(written)
})
