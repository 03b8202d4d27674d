import { expect, test } from 'vitest'
import { latexOf } from './insertion.ts'

test.each([
  ['variable', 'F_max', 'F_{\\mathrm{max}}'],
  ['variable', 'Force', 'Force'],
  ['variable', 'Force_1', 'Force_{1}'],
  ['variable', 'rho_air', '\\rho_{\\mathrm{air}}'],
  ['function', 'sin', '\\sin\\left(\\placeholder{}\\right)'],
  ['function', 'sqrt', '\\sqrt{\\placeholder{}}'],
  ['function', 'abs', '\\left\\vert\\placeholder{}\\right\\vert'],
  ['function', 'nthroot', '\\sqrt[\\placeholder{}]{\\placeholder{}}'],
  ['function', 'factor', '\\mathrm{factor}\\left(\\placeholder{}\\right)'],
] as const)('%s %s', (kind, name, latex) => {
  expect(latexOf({ kind, name })).toBe(latex)
})

test('arguments that are there already stay', () => {
  expect(latexOf({ kind: 'function', name: 'factor' }, true)).toBe('\\mathrm{factor}')
  expect(latexOf({ kind: 'function', name: 'sin' }, true)).toBe('\\sin')
})
