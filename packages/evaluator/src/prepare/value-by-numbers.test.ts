import { afterAll, beforeAll, expect, test } from 'vitest'
import { engineWith, SETTINGS, lines, openSheet } from '../testing/sheet.ts'
import type { TestSheet } from '../testing/sheet.ts'

let sheet: TestSheet
const sent: string[] = []

beforeAll(async () => {
  sheet = await openSheet(engine =>
    engineWith(engine, {
      run: (commands, onResult) => {
        sent.push(...commands.map(({ text }) => text))
        return engine.run(commands, onResult)
      },
    }),
  )
})

afterAll(() => sheet.evaluator.dispose())

/** A program that does the line for k from 1 to 6,000. */
const summed = (line: string): string =>
  `program f(x) \n s := 0 \n for k from 1 to 6001 step 1 \n ${line} \n end \n return s`

const RECIPROCAL = summed('s := s + 1.0*x/(k*(k + 1))')
const ADDED = summed('s := s + x')
const SQUARES = summed('s := s + 1.5*x^2')
const REMAINDERS = summed('s := s + 1.0*mod(x, 7)')
const PLACED = 'program f(x) \n s := x \n for k from 0 to n step 1 \n s := s + 0.5 \n end \n return s'

/** The sum of 1/(k*(k + 1)) is 1 - 1/6001. */
const CASES: [shown: string, by: 'numbers' | 'engine', ...sources: string[]][] = [
  ['0.999833361', 'numbers', RECIPROCAL, 'f(1)'],
  ['0.333277787 m', 'numbers', RECIPROCAL, 'f((1/3) [m])'],
  ['0', 'numbers', RECIPROCAL, 'f(0)'],
  ['[0.999833361, 1.99966672]', 'numbers', RECIPROCAL, 'v := [1, 2]', 'map(v, f)'],
  // Exact numbers stay exact, decimals that are whole stay decimals.
  ['2000', 'engine', ADDED, 'f(1/3)'],
  ['1/3', 'engine', ADDED, 'f(1/18000)'],
  ['3000', 'numbers', ADDED, 'f(0.5)'],
  ['0.000333333333', 'numbers', ADDED, 'a := 0.5', '1/f(a)'],
  // Without a pass x stays what it is.
  ['1/3', 'engine', 'n := 0', PLACED, 'f(1/3)'],
  ['9000.33333', 'numbers', 'n := 18000', PLACED, 'f(1/3)'],
  // 10^20 leaves 2, of which a double knows nothing.
  ['12000', 'engine', REMAINDERS, 'a := 10^20', 'f(a)'],
  // 10 passes are the engine's.
  ['5.33333333', 'engine', 'n := 10', PLACED, 'f(1/3)'],
  // sqrt((-1)^2*9000)
  ['94.8683298', 'numbers', SQUARES, 'sqrt(f(-1))'],
]

test.each(CASES)('%s by %s from %s', async (shown, by, ...sources) => {
  sent.length = 0
  await sheet.run(() => sheet.evaluator.open(lines(...sources), { ...SETTINGS, digits: 9 }))
  expect(sheet.shown(String(sources.length))).toBe(shown)
  const isCalled = sent.some(text => /\bf_\d+\(/.test(text) && !text.includes(':={'))
  expect(isCalled ? 'engine' : 'numbers').toBe(by)
})
