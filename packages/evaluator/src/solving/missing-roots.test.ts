/** Solutions that squares, powers and functions hide from the engine: values by hand. */
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

const ROOT = 'f(x) := sqrt(x^2)'

test.each<[exact: string, ...sources: string[]]>([
  ['[-3, 3]', 'solve(sqrt(x^2) = 3, x)'],
  ['[-2, 2]', 'solve((x^4.0)^(1/4) = 2, x)'],
  ['[-2, 4]', 'solve(sqrt((x - 1)^2.0) = 3, x)'],
  ['[-3, 3]', 'solve((x^2)^0.5 = 3, x)'],
  ['[-2, 2]', 'solve((x^2)^(3/2) = 8, x)'],
  ['[-4, 4]', 'solve(nthroot(x^2, 4) = 2, x)'],
  ['[-1/3, 1/3]', 'solve((x^2)^(-1/2) = 3, x)'],
  ['[2, -2]', 'zeros(x^2 + sqrt(x^2) - 6, x)'],
  ['[-1/3, 1]', 'solve(sqrt((2*x)^2) = sqrt((x + 1)^2), x)'],
  ['[997, 1003]', 'solve(sqrt((x - 1 [m])^2) = 3 [mm], x) = [mm]'],
  ['[-3, 3]', ROOT, 'solve(f(x) = 3, x)'],
  ['[11/7, 17/7]', ROOT, 'solve(f(x - 2) = 3/7, x)'],
  ['[997, 1003]', ROOT, 'solve(f(x - 1000) = 3, x)'],
  ['[-sqrt(7), sqrt(7)]', ROOT, 'solve(f(x) = sqrt(7), x)'],
  ['[-3.5, 3.5]', ROOT, 'c := 3.5', 'solve(f(x) = c, x)'],
])('%s', async (exact, ...sources) => {
  const { exact: found, error } = await outcomeOf(sources)
  expect([error, found]).toEqual([null, exact])
})

test('a solution without a formula', async () => {
  const { value } = await outcomeOf(['solve(2^x = x^2, x)'])
  expect(value).toEqual([-0.766664695962123, 2, 4].map(root => expect.closeTo(root, 9)))
})

test('a negative number has no even root', async () => {
  const { display, notices } = await outcomeOf(['solve(sqrt(x^2) = 3*y, x) ='])
  expect(display).toBe('[]')
  expect(notices.map(({ code }) => code)).toEqual(['solve.no-formula'])
})
