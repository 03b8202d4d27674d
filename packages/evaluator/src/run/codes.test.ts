import { expect, test } from 'vitest'
import { lines, openSheet, SETTINGS } from '../testing/sheet.ts'

test('errors have codes, whatever their sentences are', async () => {
  const cases: readonly (readonly [code: string | undefined, kind: string, source: string])[] = [
    ['unit.mismatch.operands', 'unit', '3 [m] + 2 [s] ='],
    ['unit.plain.argument', 'unit', 'sin(3 [m]) ='],
    ['unit.unknown', 'unit', '3 [foobar] ='],
    ['unit.shown.in', 'unit', '3 [m] = [s]'],
    ['unit.exponent.power', 'unit', '(2 [m])^x ='],
    ['name.unknown-function', 'name', 'frobnicate(2) ='],
    ['name.function', 'name', '2 + sin ='],
    ['argument.count', 'argument', 'sin(1, 2, 3) ='],
    ['argument.domain.size', 'argument', 'identity(2.5) ='],
    ['procedure.says', 'argument', 'harmean([0, 1]) ='],
    ['argument.size.lengths', 'argument', '[1, 2] + [1, 2, 3] ='],
    ['argument.singular', 'argument', 'inv([[1, 2], [2, 4]]) ='],
    ['engine.no-root.near', 'engine', 'fsolve(x^2 = -1, x, 1) ='],
    ['engine.overflow', 'engine', '10.0^400 ='],
    ['engine.underflow', 'engine', '10^-400 ='],
  ]
  const sheet = await openSheet()
  const blocks = lines(...cases.map(([, , source]) => source))
  await sheet.run(() => sheet.evaluator.open(blocks, SETTINGS))
  const found = blocks.map(({ id }, index) => {
    const { code, kind } = sheet.results.get(id)!.outcomes[0]!.error ?? {}
    return [code, kind, cases[index]![2]]
  })
  sheet.evaluator.dispose()
  expect(found).toEqual(cases)
})
