import { expect, test } from 'vitest'
import { definedNames } from './names.ts'
import math from './schema.ts'

test.each([
  ['mm=7', ['mm']],
  ['f(x)\\coloneq x^2', ['f']],
  ['\\rho_{\\mathrm{air}}=1.2', ['rho_air']],
  ['x+1=', []],
  ['x=(', ['x']],
  ['R=0,42\\Omega', ['R']],
  ['f(x)=3(', ['f']],
  ['2+(', []],
  ['3(=x', []],
  ['', []],
])('%s defines %j', (latex, names) => {
  expect(definedNames({ ...math.defaults(), latex })).toEqual(names)
})
