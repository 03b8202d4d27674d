import { expect, it } from 'vitest'
import { withoutLatex } from './pasted-latex.ts'

it.each([
  ['\\frac{6}{4} =', '6/4 ='],
  ['$\\sigma = \\frac{F}{A}$', 'sigma := F/A'],
  ['\\(\\sqrt{x}\\)', 'sqrt(x)'],
  ['$$\n\\int_0^1 x^2 \\, \\mathrm{d}x\n$$', 'integrate(x^2, x, 0, 1)'],
  ['\\[ M = \\frac{q L^2}{8} \\]', 'M := q L^2/8'],
  ['{\\displaystyle \\begin{pmatrix}1 & 2\\\\3 & 4\\end{pmatrix}}', '[[1, 2], [3, 4]]'],
  ['a := 1\n\\frac{a}{2}', 'a := 1\na/2'],
  ['$x + 1$', 'x + 1'],
  ['$5', '$5'],
  ['3 $', '3 $'],
  ['The file is in C:\\temp\\new', 'The file is in C:\\temp\\new'],
  ['\\SI{10}{kN}', '\\SI{10}{kN}'],
  ['costs $5 or $6', 'costs $5 or $6'],
])('%j is pasted as %j', (text, plain) => {
  expect(withoutLatex(text)).toBe(plain)
})
