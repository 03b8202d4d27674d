import { describe, expect, test } from 'vitest'
import { parsePlain } from '../expression/index.ts'
import type { Expression } from '../expression/tree.ts'
import { compileNumeric } from './numeric.ts'
import type { NumericOutcome } from './types.ts'

/** A formula over numbers alone; integrals are written `definite`. */
function formulaOf(source: string): Expression {
  const parsed = parsePlain(source, { isUnit: () => false })
  if (!parsed.ok || parsed.value.kind !== 'expression') throw new Error(source)
  return parsed.value.value
}

function careful(source: string, round: 0 | 1, x = 0): NumericOutcome {
  const scope = { variables: ['x'], names: () => undefined, complex: false, oneIndexed: true, careful: round }
  const compiled = compileNumeric(formulaOf(source), scope)
  if (!compiled.ok) throw new Error(compiled.reason)
  return compiled.run([x])
}

/** Values by hand: areas, antiderivatives, derivatives and limits from a table. */
describe.each([0, 1] as const)('in way %i', round => {
  test.each<[string, number]>([
    ['definite(x^2, x, 0, 3)', 9],
    ['definite(piecewise(t < 6, 1/2, 3/4), t, 0, 10)', 6],
    ['definite(piecewise(t < 500, 0, t < 500.001, 1000, 0), t, 0, 1000)', 1],
    ['definite(num_step(t - 7) - num_step(t - 7.0001), t, 0, 1000)', 1e-4],
    ['definite(abs(t - 1/3), t, 1, 0)', -5 / 18],
    ['definite(exp(-abs(t)), t, -infinity, infinity)', 2],
    ['definite(exp(-t) + 10^6*exp(-10^9*t), t, 0, infinity)', 1.001],
    ['definite(definite(s*t, s, 0, t), t, 0, 2)', 2],
    ['limit(sin(t)/t, t, 0)', 1],
    ['limit((t^2 - 4)/(t - 2), t, 2)', 4],
    ['limit(abs(t)/t, t, 0, -1)', -1],
    ['limit((1 + 1/t)^t, t, infinity)', Math.E],
    ['limit(exp(-2*t), t, infinity)', 0],
    ['limit((sqrt(0.37*t) - 0.37)/(t - 0.37), t, 0.37)', 0.5],
  ])('%s', (source, value) => {
    const found = careful(source, round)
    expect(found).toMatchObject({ ok: true, isVague: false })
    expect(found.ok && found.value).toBeCloseTo(value, 7)
  })

  test.each<[string, number, number]>([
    ['diff(x^3, x)', 2, 12],
    ['diff(x^3, x, 2)', 2, 12],
    ['diff(piecewise(x < 1, x, 5*x), x)', 3, 5],
    ['subst(diff(t^2, t), t, x)', 3, 6],
  ])('%s at %f', (source, x, value) => {
    const found = careful(source, round, x)
    expect(found.ok && found.value).toBeCloseTo(value, 5)
  })

  test.each([
    'limit(t/(t + 10^(-9)), t, 0)',
    'limit(sin(1/t), t, 0)',
    'definite(1/t, t, 0, 1)',
    'definite(exp(-10^12*(t - 1/3)^2), t, 0, 1)',
    'diff(abs(x), x)',
    'limit(abs(t)/t, t, 0)',
  ])('%s is not certain', source => {
    const found = careful(source, round)
    expect(found.ok && found.isVague !== true && Number.isFinite(found.value)).toBe(false)
  })
})
