import { expect, test } from 'vitest'
import math from './schema.ts'
import { renameUse, usedNames } from './names.ts'

const line = (latex: string) => ({ ...math.defaults(), latex })

test.each([
  ['2F+x_1', ['F', 'x_1']],
  ['f(x)\\coloneq a\\cdot x', ['a']],
  ['y=\\sum_{k=1}^{n}k', ['n', 'sum']],
  ['A\\left[1\\right]\\coloneq b', ['A', 'b']],
  ['x=(', []],
])('%s reads %j', (latex, names) => {
  expect([...usedNames(line(latex))].sort()).toEqual([...names].sort())
})

test.each([
  ['2F+F^2', 'F', 'G', '2G+G^2'],
  ['2F_{\\mathrm{max}}', 'F_max', 'F_m', '2F_{\\mathrm{m}}'],
  ['f(x)\\coloneq x+a', 'x', 'y', null],
  ['F\\cdot x', 'F', 'rho', '\\rho\\cdot x'],
  ['g\\left(2\\right)+g\\left(x\\right)', 'g', 'h', 'h\\left(2\\right)+h\\left(x\\right)'],
  ['F=F+1', 'F', 'G', 'F=G+1'],
])('%s with %s called %s is %s', (latex, from, to, renamed) => {
  expect(renameUse(line(latex), from, to)).toEqual(renamed === null ? null : { latex: renamed })
})
