import { expect, test } from 'vitest'
import { lines, openSheet, SETTINGS } from '../testing/sheet.ts'

async function lastOf(sources: readonly string[], complex: boolean) {
  const sheet = await openSheet()
  await sheet.run(() => sheet.evaluator.open(lines(...sources), { ...SETTINGS, complex }))
  sheet.evaluator.dispose()
  return sheet.results.get(String(sources.length))!.outcomes[0]!
}

test.each([
  [['sqrt(-4) =']],
  [['(-8)^(1/3) =']],
  [['ln(-1) =']],
  [['asin(2) =']],
  [['(-2)^0.5 =']],
  [['acosh(0.5) =']],
  [['sqrt([-4, 9]) =']],
  [['x := -4 [m^2]', 'sqrt(x) =']],
  [['f(x) := sqrt(x - 5)', 'f(1) =']],
  [['y := sqrt(-4)']],
])('%j has no result among the real numbers', async sources => {
  expect((await lastOf(sources, true)).error).toBeNull()
  expect((await lastOf(sources, false)).error).toMatchObject({
    kind: 'argument',
    message: expect.stringContaining('There is no real result'),
  })
})

test.each([
  [['nthroot(-8, 3) ='], '-2'],
  [['sqrt(4) ='], '2'],
  // Somebody wrote i, or asks for what is complex by nature.
  [['(3 + 4*i)*2 ='], '6 + 8*i'],
  [['z := 3 + 4*i', 'z^2 ='], '-7 + 24*i'],
  [['eigenvals([[0, -1], [1, 0]]) ='], '[-i, i]'],
  [['solve(x^2 = 4, x) ='], '[-2, 2]'],
])('%j is %s all the same', async (sources, display) => {
  expect((await lastOf(sources, false)).display).toBe(display)
})
