/**
 * Integrals, derivatives and limits for which the engine has a wrong formula, or none: values by hand, and by
 * mpmath's `quad`.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SETTINGS, lines, openSheet } from '../testing/sheet.ts'
import type { TestSheet } from '../testing/sheet.ts'

let sheet: TestSheet

beforeAll(async () => {
  sheet = await openSheet()
})

afterAll(() => sheet.evaluator.dispose())

async function outcomeOf(...sources: string[]) {
  await sheet.run(() => sheet.evaluator.open(lines(...sources), SETTINGS))
  return sheet.results.get(String(sources.length))!.outcomes[0]!
}

const DISAGREES = 'does not agree with its numbers'

test.each<[number, ...string[]]>([
  [2, 'integrate(exp(-abs(x)), x, -infinity, infinity)'],
  [3, 'whole := integrate(exp(-abs(x)), x, -infinity, infinity)', 'whole + 1'],
  [2, 'k := 1', 'area(u) := integrate(k*exp(-abs(x)), x, -u, u)', 'area(infinity)'],
])('%f, where the formula is something else', async (value, ...sources) => {
  const { value: found, error } = await outcomeOf(...sources)
  expect(error).toBeNull()
  expect(found).toBeCloseTo(value, 9)
})

test('the notice of a number in place of a formula', async () => {
  const { notices } = await outcomeOf('integrate(exp(-abs(x)), x, -infinity, infinity)')
  expect(notices.map(({ text }) => text)).toEqual([expect.stringContaining(DISAGREES)])
})

test('a number where the engine breaks down', async () => {
  const { value, notices } = await outcomeOf('integrate(ln(x)*sqrt(x/(1-x)), x, 0, 1)')
  expect(value).toBeCloseTo(-0.60679, 5)
  expect(notices.map(({ code }) => code)).toEqual(['result.by-numbers'])
})

const POSITIVE = 'This formula holds for positive values'

test.each([
  ['1/2', 'limit((sqrt(b*x) - b)/(x - b), x, b)'],
  ['1/(4*r)', 'limit((sqrt(r*t) - r)/(t^2 - r^2), t, r)'],
  ['-2/3', 'limit((sqrt(a*x) - a)/(a - (a*x^3)^(1/4)), x, a)'],
  ['sqrt(2)/2', 'limit((sqrt(b^2 + x^2) - sqrt(2)*b)/(x - b), x, b)'],
  ['1', 'limit((abs(x) - b)/(x - b), x, b)'],
  ['2/b', 'limit(ln(x/b)/(sqrt(x*b) - b), x, b)'],
  ['1/2', 'limit((sqrt(2*m*x) - 2*m)/(x - 2*m), x, 2*m)'],
  ['-1/2', 'limit((sqrt(b*x) - b)/(b - x), x = b)'],
  ['sqrt(k)/2', 'limit((sqrt(b*k*x) - b*sqrt(k))/(x - b), x, b)'],
  ['1/(2*b)', 'limit(sqrt(b^2*x^2 + x) - b*x, x, infinity)'],
  ['pi/2', 'limit(atan(b*x), x, infinity)'],
  ['0', 'limit(exp(-b*x), x, infinity)'],
])('%s for positive names, with a notice: %s', async (display, source) => {
  const { display: shown, error, notices } = await outcomeOf(source)
  expect([shown, error]).toEqual([display, null])
  expect(notices.at(-1)?.text).toContain(POSITIVE)
})

test('a name that was positive for one limit has both signs on the next line', async () => {
  const { display } = await outcomeOf('limit((abs(x) - b)/(x - b), x, b)', 'sqrt(b^2)')
  expect(display).toBe('abs(b)')
})

test('a limit that no formula was found for is refused', async () => {
  const { error } = await outcomeOf('limit((x - b)/(sqrt(b*x) - b), x, b)')
  expect(error?.message).toContain(DISAGREES)
})

test.each([
  ['0.886227', 'integrate(sqrt(-ln(x)), x, 0, 1) ='],
  ['pi/4', 'integrate(1/(1 + tan(x)^3), x, 0, pi/2) ='],
  ['0', 'integrate(sin(x)^2 + cos(x)^2 - 1, x, 0, 1) ='],
  ['a^2/2', 'limit((1 - cos(a*x))/x^2, x, 0) ='],
  ['2*x', 'diff(x^2, x) ='],
  ['x^3/3', 'integrate(x^2, x) ='],
  ['n*(n + 1)/2', 'sum(k, k, 1, n) ='],
])('%s, without a notice', async (display, source) => {
  const { display: shown, error, notices } = await outcomeOf(source)
  expect([shown, error, notices]).toEqual([display, null, []])
})
