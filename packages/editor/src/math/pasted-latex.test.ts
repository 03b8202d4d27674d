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
  ['\\SI{10}{kN}', '10 [kN]'],
  ['p = \\SI{5,3e3}{\\kilo\\newton\\per\\square\\metre}', 'p := 5.3*10^3 [kN/m^2]'],
  ['a = \\qty{9.81}{\\meter\\per\\second\\squared}', 'a := 9.81 [m/s^2]'],
  ['f = \\qty{50}{\\per\\second}', 'f := 50 [1/s]'],
  ['k = \\SI{3}{kN.m^{-1}}', 'k := 3 [kN*m^-1]'],
  ['\\ang{30} + \\num{1,5}', '30 [deg] + 1.5'],
  ['x = \\SI{3}{\\foot}', 'x = \\SI{3}{\\foot}'],
  ['\\begin{equation}\n\\label{eq:x}\n  \\sigma = \\frac{F}{A}.\n\\end{equation}', 'sigma := F/A'],
  [
    '\\begin{align*}\n a &= b + c \\\\\n d &= \\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}\\notag\n\\end{align*}',
    'a = b + c\nd := [[1, 2], [3, 4]]',
  ],
  ['3{,}5\\,\\text{m}', '3.5 [m]'],
  ['M = 5\\,\\text{kN\\,m}', 'M := 5 [kN*m]'],
  ['g = 9.81\\,\\frac{\\mathrm{m}}{\\mathrm{s}^2}', 'g := 9.81 [m/s^2]'],
  ['q = 5~\\mathrm{kN}/\\mathrm{m}^{2}', 'q := 5 [kN/m^2]'],
  ['\\alpha = 12\\cdot10^{-6}\\,\\mathrm{K}^{-1}', 'alpha := 12*10^-6 [K^-1]'],
  ['R = 10\\,\\mathrm{k}\\Omega', 'R := 10 [kOhm]'],
  ['d = 5\\,\\mu\\mathrm{m}', 'd := 5 [um]'],
  ['\\int_0^1 3\\mathrm{d}x', 'integrate(3, x, 0, 1)'],
  ['y = 2\\mathrm{e}^{-x}', 'y := 2 e^-x'],
  ['F_{1} = 3\\,\\mathrm{max}', 'F_1 := 3max'],
  ['A = 210\\,000\\,\\mathrm{mm}^2', 'A := 210000 [mm^2]'],
  ['t = \\frac{L}{v} \\approx 1.2\\,\\mathrm{s}', 't = L/v = 1.2 [s]'],
  ['costs $5 or $6', 'costs $5 or $6'],
])('%j is pasted as %j', (text, plain) => {
  expect(withoutLatex(text)).toBe(plain)
})
