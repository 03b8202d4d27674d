/** `find_minimum` and `find_maximum` in formulas. */
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
  ['find_minimum((x - 1)^2 + (y - 2 [m])^2/(1 [m^2]), [x, y], [0, 1 [m]])', '[1, 2 m]'],
  ['find_maximum(x*y, [x, y], [1, 1], [x + y = 10])', '[5, 5]'],
  ['find_minimum((x - 1)^2 + (y + 2)^2, [x, y], [0, 0], [x + y >= 3])', '[3, 0]'],
  ['find_minimum(x^2, x, 3, 1 <= x <= 5)', '[1]'],
  ['find_minimum(x^2, [x], [3 [m]], [x = 1 [s]])', 'cannot compare m and s'],
  ['find_minimum(x + y, [x, y], [0, 0])', 'it falls without end'],
  ['find_maximum(x + y, [x, y], [0, 0])', 'it rises without end'],
  ['find_minimum(x^2, [x], [0], [x < 1, x > 2])', 'No place was found where all conditions hold'],
  ['find_minimum(x^2 + k_7, [x], [3])', 'k_7 has no value'],
  ['find_minimum(sqrt(x), [x], [-3])', 'has no value: give others'],
  ['find_minimum(x^2, [x], [3], [x])', 'A condition is an equation or an inequality'],
  ['find_minimum(x^2, [x, y], [3])', 'needs one guess for each variable'],
])('%s', async (call, shown) => {
  await sheet.run(() => sheet.evaluator.open(lines(call), SETTINGS))
  expect(sheet.shown('1')).toContain(shown)
})
