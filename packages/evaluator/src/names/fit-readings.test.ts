/** Coefficients, errors and bands are read from fits. Values from numpy.linalg, scipy.stats.t. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SETTINGS, lines, openSheet } from '../testing/sheet.ts'
import type { TestSheet } from '../testing/sheet.ts'

let sheet: TestSheet

beforeAll(async () => {
  sheet = await openSheet()
})

afterAll(() => sheet.evaluator.dispose())

const DATA = [
  'X := [1, 2, 3, 5] [s]',
  'A := [1, 2, 3, 5]',
  'Y := [2.1, 3.9, 6.2, 7.8] [m]',
  'B := [2, 1, 3, 2, 5] [kg]',
  'C := [1, 2, 3, 4, 5] [s]',
  'Z := [1.1, 2, 2.9, 5, 6] [m]',
]

const LINE = 'f(t) := linear_regression(X, Y, t)'
const PARABOLA = 'f(t) := polyfit(X, Y, 2, t)'
const EXPONENTIAL = 'f(t) := exponential_regression(X, Y, t)'
const POWER = 'f(t) := power_regression(X, Y, t)'
const LOGARITHM = 'f(t) := logarithmic_regression(A, Y, t)'
const SEVERAL = 'f(u, v) := multi_regression(Z, [B, C], [u, v])'
const WEIGHTED = 'f(u, v) := multi_regression(Z, [B, C], [u, v], 0, [1, 1, 2, 1, 1])'
const CURVE = 'f(t) := interpolate(X, Y, 3, t)'
const NO_FIT = 'reads a fit: give the name of a function that is one'

test.each<[source: string, shown: string]>([
  [`${LINE};;fit_coefficients(f)`, '[1.42857 m/s, 1.07143 m]'],
  [`${LINE};;fit_errors(f)`, '[0.244114 m/s, 0.762247 m]'],
  [`${LINE};;fit_residuals(f)`, '[-0.4, -0.0285714, 0.842857, -0.414286] m'],
  [`${LINE};;r_squared(f)`, '0.944822'],
  [`${LINE};;fit_band(f, 2 [s])`, '1.74179 m'],
  [`${LINE};;fit_band(f, 2 [s], 0.99)`, '4.01775 m'],
  [`${PARABOLA};;fit_coefficients(f)`, '[-0.261364 m/s^2, 3.03409 m/s, -0.795455 m]'],
  [`${PARABOLA};;r_squared(f)`, '0.99026'],
  [`${EXPONENTIAL};;fit_residuals(f)`, '[-0.469312, 0.378353, 1.37303, -1.26844] m'],
  [`${EXPONENTIAL};;fit_band(f, 2 [s])`, '2.21892 m'],
  ['f(t) := exponential_regression(A, Y, t);;fit_coefficients(f)', '[1.37066, 1.87451 m]'],
  ['f(t) := exponential_regression(A, Y, t);;fit_errors(f)', '[0.121038, 0.516872 m]'],
  [`${POWER};;fit_band(f, 2 [s])`, '0.918877 m'],
  ['f(t) := power_regression(A, [2.1, 3.9, 6.2, 7.8], t);;fit_errors(f)', '[0.0897099, 0.202148]'],
  [`${LOGARITHM};;fit_coefficients(f)`, '[3.65336, 1.89355] m'],
  [`${LOGARITHM};;fit_errors(f)`, '[0.38257, 0.395627] m'],
  [`${LOGARITHM};;fit_band(f, 2)`, '1.00277 m'],
  [`${SEVERAL};;fit_coefficients(f)`, '[-0.0604651 m/kg, 1.32233 m/s, -0.409767 m]'],
  [`${SEVERAL};;fit_errors(f)`, '[0.221065 m/kg, 0.212038 m/s, 0.493326 m]'],
  [`${SEVERAL};;fit_residuals(f)`, '[0.308372, -0.174419, -0.475814, 0.241395, 0.100465] m'],
  [`${SEVERAL};;fit_band(f, 1 [kg], 2 [s])`, '1.37837 m'],
  [`${WEIGHTED};;fit_coefficients(f)`, '[-0.148845 m/kg, 1.26073 m/s]'],
  [`${WEIGHTED};;fit_errors(f)`, '[0.236767 m/kg, 0.213419 m/s]'],
  [`${WEIGHTED};;fit_band(f, 1 [kg], 2 [s], 0.95)`, '0.679193 m'],
  [`${CURVE};;r_squared(f)`, '1'],
  // The data are those where the fit is defined.
  [`${LINE};;X := [9, 8, 7, 5] [s];;fit_residuals(f)`, '[-0.4, -0.0285714, 0.842857, -0.414286] m'],
  [`${LINE};;g(x) := f(x);;r_squared(g)`, '0.944822'],
  [`${LINE};;max(abs(fit_residuals(f)))`, '0.842857 m'],
  [`${LINE};;g(x) := 2*f(x);;r_squared(g)`, NO_FIT],
  ['fit_residuals(Y)', NO_FIT],
  ['fit_errors(sin)', NO_FIT],
  [`${CURVE};;fit_errors(f)`, 'fit_errors cannot read a curve through all points'],
  [`${LINE};;fit_residuals(f, 2)`, 'fit_residuals takes a fit alone.'],
  [`${SEVERAL};;fit_band(f, 1 [kg])`, 'a place in each variable'],
  ['f(t) := linear_regression([1, 2], [3, 4], t);;fit_errors(f)', 'more points than coefficients'],
  ['fit_band(x) := 2*x;;fit_band(4)', '8'],
])('%s', async (source, shown) => {
  const written = [...DATA, ...source.split(';;')]
  await sheet.run(() => sheet.evaluator.open(lines(...written), SETTINGS))
  expect(sheet.shown(String(written.length))).toContain(shown)
})
