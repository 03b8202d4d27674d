/** Differences from 1 by numbers alone: values by mpmath with 60 digits. */
import { expect, test } from 'vitest'
import { parsePlain } from '../expression/index.ts'
import { certainDigits } from './noise.ts'
import { compileNumeric } from './numeric.ts'

function formula(text: string) {
  const parsed = parsePlain(text, { isUnit: () => false })
  if (!parsed.ok || parsed.value.kind !== 'expression') throw new Error(text)
  return parsed.value.value
}

const scopeOf = (x: number) => () => ({
  variables: [],
  names: (name: string) => (name === 'x' ? ({ kind: 'value', value: x, decimal: true } as const) : undefined),
  complex: false,
  oneIndexed: true,
})

test.each([
  ['1 - cos(x)', 1e-8, 5e-17],
  ['cos(x) - 1', 1e-8, -5e-17],
  ['exp(x) - 1', 1e-12, 1.0000000000005e-12],
  ['1 - e^(-x)', 1e-20, 1e-20],
  ['cosh(x) - 1', 1e-8, 5e-17],
  ['1 - tanh(x)', 30.5, 6.442680571985032e-27],
  ['sec(x) - 1', 1e-8, 5e-17],
  ['(1 + x)^5 - 1', 1e-12, 5.00000000001e-12],
  ['1 - (1 + x)^(-12)', 1e-14, 1.199999999999922e-13],
  ['sqrt(1 + x) - 1', 1e-12, 4.99999999999875e-13],
  ['sqrt(1 - x) - 1', 1e-12, -5.00000000000125e-13],
  ['1 - 1/(1 + x)', 1e-14, 9.9999999999999e-15],
  ['1/cos(x) - 1', 1e-8, 5e-17],
  ['ln(1 + x)', 1e-17, 1e-17],
  ['ln(1 - x)', 1e-17, -1e-17],
  ['1 - cos(x)', 2.5, 1.801143615546934],
  ['exp(x) - 1', 3.5, 32.11545195869231],
  ['1 - x', 0.25, 0.75],
  ['1 - sin(x)', 0.5, 0.520574461395797],
] as const)('%s at %f', (text, x, value) => {
  const compiled = compileNumeric(formula(text), scopeOf(x)())
  const outcome = compiled.ok ? compiled.run([]) : null
  expect(outcome?.ok && outcome.value).toSatisfy(
    (found: number) => Math.abs(found - value) <= 1e-14 * Math.abs(value),
  )
})

test.each([
  ['x - 1', 0.3, Infinity],
  ['sin(x)^2 + cos(x)^2 - 1', 0.3, 0],
  ['[sin(x)^2 + cos(x)^2 - 1, 2]', 0.3, 15],
  ['exp(x) - exp(x + 1e-12)', 0.3, 5],
  ['2*x + 1.5', 0.3, 15],
] as const)('the certain digits of %s at %f are %i at most', (text, x, most) => {
  const digits = certainDigits(formula(text), scopeOf(x))?.digits
  expect(digits).toBeLessThanOrEqual(most + 1)
  expect(digits).toBeGreaterThanOrEqual(Math.min(most, 15) - 2)
})
