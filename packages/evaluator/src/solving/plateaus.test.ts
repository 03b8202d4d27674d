/** Intervals of solutions: bounds by hand. */
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

test.each<[shown: string, reported: readonly string[], ...sources: string[]]>([
  ['[2.5]', ['x between 2 and 3'], 'solve(floor(x) = 2, x) ='],
  ['[1.5]', ['x between 1 and 2'], 'solve(ceil(x) = 2, x) ='],
  ['[2]', ['x between 1.5 and 2.5'], 'solve(round(x) = 2, x) ='],
  ['[0]', ['x between -1 and 1'], 'solve(trunc(x) = 0, x) ='],
  ['[200.5]', ['x between 200 and 201'], 'solve(floor(x) = 200, x) ='],
  ['[-1.5, 2.5]', ['x between -2 and -1', 'x between 2 and 3'], 'solve(floor(x)^2 = 4, x) ='],
  ['[1]', ['x above 0'], 'solve(sign(x) = 1, x) ='],
  ['[0]', ['x below 3'], 'solve(max(x, 3) = 3, x) ='],
  ['[4]', ['x above 2'], 'solve(min(x, 2) = 2, x) ='],
  ['[2]', ['x between 1 and 3'], 'solve(piecewise(x < 1, 0, x < 3, 5, 7) = 5, x) ='],
  ['[6.5]', ['x between 6 and 7'], 'g(x) := floor(x)/2', 'solve(g(x) = 3, x) ='],
  ['[7.5] m', ['x between 6 (in SI units) and 9 (in SI units)'], 'solve(floor(x/3 [m]) = 2, x) ='],
  ['2.5', ['x between 2 and 3'], 'fsolve(floor(x) = 2, x, 0, 10) ='],
  ['2.5', ['x between 2 and 3'], 'fsolve(floor(x) = 2, x, 1) ='],
  ['[2.5]', ['x between 2 and 3'], 'fsolve(floor(x) = 2, x) ='],
  // The engine has the regions itself.
  ['[x > 0, 0]', [], 'solve(abs(x) = x, x) ='],
  // Both sides only come close to each other.
  ['[]', [], 'solve(tanh(x) = 1, x) ='],
  ['[0]', [], 'solve(x - sin(x) = 0, x) ='],
  ['[]', [], 'solve(floor(x) = 2.5, x) ='],
  ['[x]', [], 'solve(sin(x)^2 + cos(x)^2 = 1.0, x) ='],
])('%s of %j', async (shown, reported, ...sources) => {
  const { display, error, notices } = await outcomeOf(sources)
  expect([error, display]).toEqual([null, shown])
  const intervals = notices.filter(({ code }) => code.startsWith('solve.interval')).map(({ text }) => text)
  expect(intervals).toEqual(reported.map(text => `Every ${text} is a solution: this is one of them.`))
})

test('waves have endless intervals, of which those near to zero are reported', async () => {
  const { notices } = await outcomeOf(['solve(sign(sin(x)) = 1, x) ='])
  const intervals = notices.filter(({ code }) => code.startsWith('solve.interval')).map(({ text }) => text)
  expect(intervals).toContain('Every x between 0 and 3.14159 is a solution: this is one of them.')
  expect(intervals.length).toBeLessThan(9)
})
