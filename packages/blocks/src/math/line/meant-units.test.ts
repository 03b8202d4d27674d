import { parseLatex, toPlain } from '@calcwright/math/expression'
import { expect, test } from 'vitest'
import { meantUnits } from './meant-units.ts'

const known = (name: string): boolean => name === 'a' || name === 'sin'

function plain(latex: string): string {
  const parsed = parseLatex(latex)
  return parsed.ok ? toPlain(parsed.value) : parsed.problem.message
}

test.each([
  ['T=300\\:K', 'T := 300 [K]', ['K']],
  ['Q=12\\:\\frac{L}{s}', 'Q := 12 [L/s]', ['L', 's']],
  ['R=8.314\\:\\frac{J}{\\left(mol\\cdot K\\right)}', 'R := 8.314 [J/(mol*K)]', ['J', 'mol', 'K']],
  ['k=\\frac{0.6W}{\\left(m\\:K\\right)}', 'k := 0.6 [W/(m*K)]', ['W', 'm', 'K']],
  ['Q=12\\:L+3\\:L\\cdot\\left(2+a\\right)', 'Q := 12 [L] + 3 [L]*(2 + a)', ['L']],
  ['q=5\\:J\\:m^2', 'q := 5 [J*m^2]', ['J', 'm']],
  ['y=2K\\cdot x', 'y := 2 [K]*x', ['K']],
  ['R=\\frac{m^2K}{W}', 'R := 1 [m^2*K/W]', ['m', 'K', 'W']],
  ['q=\\frac{kN}{m}', 'q := 1 [kN/m]', ['kN', 'm']],
  ['g=\\frac{m}{s^2}', 'g := 1 [m/s^2]', ['m', 's']],
  ['300\\:K+2\\:K=', '300 [K] + 2 [K] =', ['K']],
  ['a\\cdot20K=', 'a*20 [K] =', ['K']],
])('%s', (latex, expected, names) => {
  const meant = meantUnits(latex, known)
  expect(meant?.names).toEqual(names)
  expect(plain(meant!.latex)).toBe(expected)
})

test.each([
  ['a name that is defined', 'y=5a'],
  ['names alone', 'F=m\\:A'],
  ['a quotient of names', 'v=\\frac{s}{t}'],
  ['units of which one is defined', 'q=\\frac{kN}{a}'],
  ['an argument', 'f\\left(K\\right)=5K'],
  ['no number before it', 'y=K\\cdot5'],
  ['a name that is no unit', 'y=5x'],
  ['a polynomial', 'y=s^2+2s'],
  ['a result with other names', '2s+x='],
  ['an equation', '\\operatorname{solve}\\left(s^2+2s=0,s\\right)'],
  ['a unit box', 'y=5\\,\\class{unit}{\\mathrm{K}}'],
  ['a function', 'y=5K\\left(x\\right)'],
  ['what cannot be read', 'y=5K+'],
])('%s is left as it is', (_, latex) => {
  expect(meantUnits(latex, known)).toBeNull()
})
