/** Integrals and derivatives by numbers, with their errors, in formulas. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SETTINGS, lines, openSheet } from '../testing/sheet.ts'
import type { TestSheet } from '../testing/sheet.ts'

let sheet: TestSheet

beforeAll(async () => {
  sheet = await openSheet()
})

afterAll(() => sheet.evaluator.dispose())

// By hand.
test.each<[call: string, shown: string]>([
  ['integral_estimate(x^2, x, 0 [m], 3 [m])[1]', '9 m^3'],
  ['integral_estimate(exp(-x^2), x, -infinity, infinity)[1]', '1.77245'],
  ['integral_estimate(x^2, x, 0, 3)[2] < 1e-12', 'true'],
  ['integral_estimate(1/x, x, 0, 1)', 'No number was found for this integral'],
  ['integral_estimate(k_9*x, x, 0, 1)', 'needs a formula and bounds that give numbers'],
  ['integral_estimate(x, x, 0 [m], 1 [s])', 'cannot be in s'],
  ['derivative_estimate(v(t), t, 1 [s])[1]', '4 m/s^2'],
  ['derivative_estimate(abs(x - 2), x, 2)', 'There is no derivative here'],
  ['derivative_estimate(cos(x), x, 0)', '[0, 0]'],
  ['derivative_estimate(sin(10000*x), x, 1)[1]', '-9521.55'],
  ['derivative_estimate(sqrt(x), x, -1)', 'No number was found for this derivative'],
])('%s', async (call, shown) => {
  await sheet.run(() => sheet.evaluator.open(lines('v(t) := 2 [m/s^3]*t^2', call), SETTINGS))
  expect(sheet.shown('2')).toContain(shown)
})
