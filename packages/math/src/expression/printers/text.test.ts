import { expect, test } from 'vitest'
import { parseLatex } from '../parser-latex.ts'
import { toLatex } from './latex.ts'

const span = { start: 0, end: 0 }

test.each([
  ['a^b', '\\text{a\\textasciicircum{}b}'],
  ['~10 m', '\\text{\\textasciitilde{}10 m}'],
  ['C:\\new', '\\text{C:\\textbackslash{}new}'],
  ['50 % of #1 & $2, x_1 {y}', '\\text{50 \\% of \\#1 \\& \\$2, x\\_1 \\{y\\}}'],
])('the text %s', (text, latex) => {
  expect(toLatex({ kind: 'text', text, span })).toBe(latex)
  const parsed = parseLatex(latex)
  expect(parsed.ok && parsed.value).toMatchObject({ kind: 'text', text })
})
