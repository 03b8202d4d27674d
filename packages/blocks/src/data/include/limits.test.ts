import { expect, test } from 'vitest'
import { isTooLong } from './limits.ts'

const unit = (symbol: string): string => `\\,\\class{unit}{\\mathrm{${symbol}}}`
const terms = Array.from({ length: 8 }, (_, index) => `${index}${unit('kN')}\\cdot x`).join('+')

test.each([
  ['a function with units', { latex: `f\\left(x\\right)=${terms}`, data: 'x -> 0 [kN]*x + 1 [kN]*x' }, false],
  ['a function of a page', { latex: 'f', data: `x -> ${'x + '.repeat(80)}x` }, true],
  ['a value', { latex: '5', data: '5' }, false],
  ['a long value', { latex: `[${'1,'.repeat(150)}1]`, data: '[1]' }, true],
])('%s', (_, variable, long) => {
  expect(isTooLong(variable)).toBe(long)
})
