import { expect, test } from 'vitest'
import { parsePlain, toPlain } from '../expression/index.ts'
import { chooseDisplayUnit } from '../units/index.ts'
import { restoreUnits } from './index.ts'
import { inferSheet } from './sheet.fixture.ts'

const METRES = ['m', 'kg', 's', 'A', 'mol', 'cd', 'N', 'Ohm', 'Pa', 'J', 'K', 'V', 'W']
const MILLIMETRES = ['mm', 'kg', 's', 'N', 'MPa', 'J', 'K']

/** The answer `result` to the last line of `source`, with units. */
function restored(source: string, result: string, units: readonly string[]): string {
  const inference = inferSheet(source)
  const parsed = parsePlain(result, { context: 'expression' })
  if (!inference.ok || !parsed.ok || parsed.value.kind !== 'expression') throw new Error(source)
  const chooseUnit = (dimension: Parameters<typeof chooseDisplayUnit>[0]) =>
    chooseDisplayUnit(dimension, units, 'difference')
  return toPlain(restoreUnits(parsed.value.value, inference.shape, inference.free, { chooseUnit }))
}

test.each([
  ['v := 5 [m/s] ;; v*t + 3 [m]', '5*t + 3', '5 [m/s]*t + 3 [m]'],
  ['x + 2 [m]', 'x + 2', 'x + 2 [m]'],
  ['x*1 [m/s]', 'x', '1 [m/s]*x'],
  ['(x^3 + 1)*1 [m]', 'x^3/6 + 1', '1 [m]*x^3/6 + 1 [m]'],
  ['(x + 1)*1 [m]', '(e^x + 1)/2', '1 [m]*(e^x + 1)/2'],
  ['((x - 3)^2 + 8)*1 [m]', '(x - 3)^2 + 8', '1 [m]*(x - 3)^2 + 8 [m]'],
  ['(x - 3)^2*1 [m^2]', '(x - 3)^2 + 8', '(1 [m]*x - 3 [m])^2 + 8 [m^2]'],
  ['5 [m]*p', '-5*p', '-5 [m]*p'],
  ['sin(2*t*1 [1/s])', 'sin(2*t)', 'sin(2 [1/s]*t)'],
  ['solve(a*x = 3 [m], x)', '[3/a]', '[3 [m]/a]'],
  ['solve(x^2 + b*x + 3 [m^2] = 0, x)', '[(-b - sqrt(b^2 - 12))/2]', '[(-b - sqrt(b^2 - 12 [m^2]))/2]'],
  ['F := 5 [kN] ;; F/A0', '5000/A0', '5000 [N]/A0'],
  ['F := 5 [kN] ;; F/(A0 + 2 [m^2])', '5000/(A0 + 2)', '5000 [N]/(A0 + 2 [m^2])'],
  ['F := 5 [kN] ;; (x + 2 [m])^2*F', '5000*(x + 2)^2', '5000 [N]*(x + 2 [m])^2'],
  ['g := 9.81 [m/s^2] ;; diff(g*t^2/2 + 2 [m/s]*t, t)', '9.81*t + 2', '9.81 [m/s^2]*t + 2 [m/s]'],
  ['exp(-t/(2 [s]))*3 [V]', '3*exp(-t/2)', '3 [V]*exp(-t/2 [s])'],
  ['sqrt(x^2 + 4 [m^2])', 'sqrt(x^2 + 4)', 'sqrt(x^2 + 4 [m^2])'],
  ['2^(t/(1 [s]))*3 [m]', '3*2^t', '3 [m]*2^(1 [1/s]*t)'],
  ['ln(x/(1 [m]))*2 [m]', '2*ln(x)', '2 [m]*ln(1 [1/m]*x)'],
  [
    'piecewise(x < 3 [m], x*2 [N], 5 [J])',
    'piecewise(x < 3, 2*x, 5)',
    'piecewise(x < 3 [m], 2 [N]*x, 5 [J])',
  ],
  ['[x + 1 [m], 3 [s]*k]', '[x + 1, 3*k]', '[x + 1 [m], 3 [s]*k]'],
  ['integrate(3 [N]*x + 2 [J], x)', '3/2*x^2 + 2*x', '(3/2) [N]*x^2 + 2 [J]*x'],
  ['a*t^2/2 + 3 [m]', '1/2*(a*t^2 + 6)', '1/2*(a*t^2 + 6 [m])'],
  ['v*t - 3 [m]*t/(1 [s])', '(v - 3)*t', '(v - 3 [m/s])*t'],
  ['k*x == 3 [m]', '-3 + k*x = 0', '-3 [m] + k*x = 0'],
  ['x + 2', 'x + 2', 'x + 2'],
  ['desolve([diff(y(t), t) = -2 [1/s]*y(t), y(0) = 3 [m]], t, y)', '3*exp(-2*t)', '3 [m]*exp(-2 [1/s]*t)'],
  ['solve(x^2 < 4 [m^2], x)', '[x > -2 and x < 2]', '[x > -2 [m] and x < 2 [m]]'],
  ['5 [m]*x', '5*foo(x)', '(5*foo(x)) [m]'],
])('%s', (source, result, expected) => {
  expect(restored(source, result, METRES)).toBe(expected)
})

test('numbers are converted to the units of the worksheet', () => {
  expect(restored('v := 5 [m/s] ;; v*t + 3 [m]', '5*t + 3', MILLIMETRES)).toBe('5000 [mm/s]*t + 3000 [mm]')
  expect(restored('x + 0.5 [m]', 'x + 0.5', MILLIMETRES)).toBe('x + 500.0 [mm]')
  expect(restored('x + 1/3*1 [m]', 'x + 1/3', MILLIMETRES)).toBe('x + (1000/3) [mm]')
})
