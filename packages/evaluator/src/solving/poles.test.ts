/** Places without a value and rounding, which look like solutions: values by hand. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SETTINGS, lines, openSheet } from '../testing/sheet.ts'
import type { TestSheet } from '../testing/sheet.ts'

let sheet: TestSheet

beforeAll(async () => {
  sheet = await openSheet()
})

afterAll(() => sheet.evaluator.dispose())

async function outcomeOf(sources: readonly string[]) {
  await sheet.run(() => sheet.evaluator.open(lines(...sources), SETTINGS))
  return sheet.results.get(String(sources.length))!.outcomes[0]!
}

const QUOTIENT = 'f(x) := (x^2 - x)/(x^2 - 1)'

test.each<[shown: string, ...sources: string[]]>([
  // A fraction has no value when numerator and denominator are both zero.
  ['[]', 'solve((x^2 - x)/(x^2 - 1) = 1/2, x) ='],
  ['[]', 'solve((x^2 - 2.25)/(x - 1.5) = 3, x) ='],
  ['[]', 'solve(sqrt(x)/(x - 1) = 1/(x - 1), x) ='],
  ['[]', 'solve((sqrt(x) - 1)/(x - 1) = 1/2, x) ='],
  ['[4]', 'solve((sqrt(x) - 1)/(x - 1) = 1/3, x) ='],
  ['[]', QUOTIENT, 'solve(f(x) = 1/2, x) ='],
  ['[]', QUOTIENT, 'solve(f(2*x) = 1/2, x) ='],
  ['[] m', 'solve((x^2 - 4 [m^2])/(x - 2 [m]) = 4 [m], x) ='],
  ['[]', 'solve(tan(x)*cos(x) = 1, x) ='],
  ['[]', 'solve(sin(x)/x = 1, x) ='],
  ['[-pi/2, pi/2]', 'solve(1/tan(x) = 0.0, x) ='],
  ['[-1.5708, 1.5708]', 'solve(1/cos(x) = 1e8, x) ='],
  // Around zero both sides are the same in all digits.
  ['[]', 'solve((1 - cos(x))/x^2 = 1/2, x) ='],
  ['[]', 'solve((exp(x) - 1)/x = 1, x) ='],
  ['[]', 'solve(ln(1 + x)/x = 1, x) ='],
  ['[]', 'solve(x/(exp(x) - 1) = 1, x) ='],
  ['[]', 'solve(sinh(x)/x = 1, x) ='],
  ['[0]', 'solve(x - sin(x) = 0, x) ='],
  ['[0]', 'solve(exp(x) = 1 + x, x) ='],
  ['[0]', 'solve(exp(x) = 1 + x + x^2/2, x) ='],
  ['[0]', 'solve(cos(x) = 1 - x^2/2, x) ='],
])('%s of %j', async (shown, ...sources) => {
  const { display, error } = await outcomeOf(sources)
  expect([error, display]).toEqual([null, shown])
})

/** Roots by findroot of mpmath. */
test('solutions beside the poles of gamma', async () => {
  const { value, notices } = await outcomeOf(['solve(gamma(x) = 24, x) ='])
  const roots = [
    -7.00000826705801, -5.99994212335639, -5.00034701677459, -3.99825932332567, -3.00688513470186,
    -1.97874001324525, -1.04104148787358, 0.0407525323520708, 5,
  ]
  expect((value as number[]).filter(root => root > -7.5)).toEqual(roots.map(root => expect.closeTo(root, 9)))
  expect(notices.map(({ code }) => code)).toEqual(['solve.numeric.roots', 'solve.beside-pole'])
})
