import { expect, test } from 'vitest'
import { asFunction } from './auto-function.ts'

const KNOWN = new Set(['a', 'sin', 'F_1'])
const known = (name: string): boolean => KNOWN.has(name)

test.each([
  ['y=x^2+a', 'y\\left(x\\right)=x^2+a', 'y(x)'],
  ['y=u\\cdot v', 'y\\left(u,v\\right)=u\\cdot v', 'y(u, v)'],
  [
    'y\\coloneq \\rho_{\\mathrm{air}}',
    'y\\left(\\rho_{\\mathrm{air}}\\right)\\coloneq \\rho_{\\mathrm{air}}',
    'y(rho_air)',
  ],
  ['f\\left(x\\right)=x+b', 'f\\left(x,b\\right)=x+b', 'f(x, b)'],
  ['y=\\sin\\left(x\\right)', 'y\\left(x\\right)=\\sin\\left(x\\right)', 'y(x)'],
])('%s', (latex, expected, call) => {
  expect(asFunction(latex, known)).toMatchObject({ latex: expected, call })
})

test.each([
  ['nothing unknown', 'y=a+F_{1}'],
  ['itself', 'y=y+1'],
  ['an unknown function', 'y=foo\\left(a\\right)'],
  ['bound names', 'y=\\sum_{k=1}^{3}k'],
  ['no definition', 'x+1'],
  ['what cannot be read', 'y=x+'],
])('%s leaves the line as it is', (_, latex) => {
  expect(asFunction(latex, known)).toBeNull()
})
