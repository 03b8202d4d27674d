import { expect, it } from 'vitest'
import { copiedFormula } from './copied-formula.ts'
import { registry } from './schemas.ts'

it.each([
  ['solve', { store: 'r', equations: ['x^{2}=4'], variables: 'x' }, 'r := solve(x^2 = 4, x)'],
  ['laplace', { store: '', expression: 't', variable: 't', result: 's' }, 'laplace(t, t, s)'],
])('a block of %s is copied with its formula', (name, props, plain) => {
  const type = registry.get(name)!
  const copied = copiedFormula(type, { ...(type.defaults() as object), ...props })
  expect(copied.plain).toBe(plain)
  expect(copied.formula).not.toBe('')
})

it('a block without a formula is copied as it is written', () => {
  const type = registry.get('contents')!
  expect(copiedFormula(type, {}).plain).toContain('tableofcontents')
})
