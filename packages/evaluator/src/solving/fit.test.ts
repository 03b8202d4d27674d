/** `nonlinear_regression` in formulas: what it finds, and what is said where it finds nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SETTINGS, lines, openSheet } from '../testing/sheet.ts'
import type { TestSheet } from '../testing/sheet.ts'

let sheet: TestSheet

beforeAll(async () => {
  sheet = await openSheet()
})

afterAll(() => sheet.evaluator.dispose())

const DATA = ['T := [0, 1, 2, 3, 4] [s]', 'V := [10, 6.1, 3.7, 2.2, 1.35] [m]']

// scipy.optimize.curve_fit
test.each<[call: string, shown: string]>([
  ['nonlinear_regression(a*exp(-t/b), [t, a, b], T, V, [5 [m], 1 [s]])', '[10.0126 m, 2.00072 s]'],
  ['nonlinear_regression_errors(a*exp(-t/b), [t, a, b], T, V, [5 [m], 1 [s]])', '[26.4159 mm, 10.3012 ms]'],
  // From these guesses alone a descent ends where the curve follows the last point only.
  [
    'nonlinear_regression(a*exp(b*x), [x, a, b], [0.5, 1.2, 2.1, 3.3, 4.7, 6.2, 8.1], [1.1, 1.9, 3.4, 5.2, 9.8, 17.5, 41], [1, 5])',
    '[1.22181, 0.433473]',
  ],
  [
    'nonlinear_regression(sin(a*x), [x, a], [1, 2, 3, 4], [5, 9, 4, 8], [1])',
    'further from the data than their mean',
  ],
  [
    'nonlinear_regression(a*exp(-t/b), [t, a, b], T, V, [5 [kg], 1 [s]])',
    'do not fit together: kg and a list in m',
  ],
  ['nonlinear_regression(a*exp(-t/b), [t, a, b], T, V, [5 [m]])', 'needs one guess for each parameter'],
  ['nonlinear_regression(a*exp(-t/b), [t, a, b], T, k_8, [5 [m], 1 [s]])', 'k_8 has no value'],
  ['nonlinear_regression(a*t, [t, a], T, [1 [m], 2 [m]], [1 [m/s]])', 'as many x as y'],
  ['nonlinear_regression(ln(a)*t, [t, a], [1, 2, 3], [1, 2, 4], [-1])', 'has no value at some of the data'],
  ['nonlinear_regression(a + b, [t, a, b], [1, 2, 3], [1, 2, 4], [1, 1])', 'many others fit as well'],
  [
    'nonlinear_regression_errors(a + b, [t, a, b], [1, 2, 3], [1, 2, 4], [1, 1])',
    'need more points than parameters',
  ],
  ['nonlinear_regression(a + b*t, [t, a, b], [1], [1], [1, 1])', 'as many points as it has parameters'],
  ['nonlinear_regression(a*t, [t, a], [1, 2], [1, 2], [1], [1, -1])', 'Weights are positive numbers'],
  ['nonlinear_regression(a*t + q, [t, a], [1, 2], [1, 2], [1])', 'q has no value'],
])('%s', async (call, shown) => {
  await sheet.run(() => sheet.evaluator.open(lines(...DATA, call), SETTINGS))
  const { notices } = sheet.results.get('3')!.outcomes[0]!
  expect([sheet.shown('3'), ...notices.map(({ text }) => text)].join(' ')).toContain(shown)
})
