import { expect, test } from 'vitest'
import type { EvaluationSettings } from '../contract.ts'
import { lines, openSheet, SETTINGS } from '../testing/sheet.ts'

const IN_J: EvaluationSettings = { ...SETTINGS, approximate: true, imaginaryUnit: 'j' }

async function shown(formulas: readonly string[], settings: EvaluationSettings) {
  const sheet = await openSheet()
  const blocks = lines(...formulas)
  await sheet.run(() => sheet.evaluator.open(blocks, settings))
  const outcome = sheet.results.get(blocks.at(-1)!.id)!.outcomes[0]!
  sheet.evaluator.dispose()
  return outcome
}

test.each([
  ['an impedance', ['C := 10 [uF]', '1/(j*2*pi*50 [Hz]*C) ='], '-318.31*j Ohm'],
  ['a sum', ['3 + 4*j ='], '3 + 4*j'],
  ['i as well', ['3 + 4*i ='], '3 + 4*j'],
  ['a bracket behind it', ['X := 5 [ohm]', '3 [ohm] + j(X - 1 [ohm]) ='], '(3 + 4*j) ohm'],
  ['a function', ['f(x) := x + j*x', 'f(2) ='], '2 + 2*j'],
  ['a lambda', ['g := t -> exp(j*t)', 'g(pi/2) ='], 'j'],
  ['a counter of that name', ['sum(j, j, 1, 3) ='], '6'],
  ['a parameter of that name', ['f(j) := 2*j', 'f(4) ='], '8'],
  ['a definition of that name', ['j := 5', '3 + j ='], '8'],
  ['solutions', ['solve(z^2 = -1, z) ='], '[j, -j]'],
])('with j as the imaginary unit: %s', async (_, formulas, display) => {
  const outcome = await shown(formulas, IN_J)
  expect({ display: outcome.display, unknown: outcome.unknown }).toEqual({ display, unknown: undefined })
})

test('results in j are read back as they are', async () => {
  const { latex } = await shown(['2 + 3*j ='], IN_J)
  expect(latex).toBe('2+3\\imaginaryJ ')
})

test.each([
  ['a formula with units', ['1/(j*2*pi*50 [Hz]*10 [uF]) =']],
  ['numbers beside it', ['3 + 4*j =']],
  ['values above', ['omega := 5', 'Z := j*omega']],
])('without the setting, j is explained: %s', async (_, formulas) => {
  const { notices } = await shown(formulas, SETTINGS)
  expect(notices.map(({ code }) => code)).toEqual(['name.imaginary'])
})

test.each([
  ['symbols', ['a*j =']],
  ['a counter', ['sum(j, j, 1, 3) =']],
])('without the setting, j stays a name: %s', async (_, formulas) => {
  const { notices } = await shown(formulas, SETTINGS)
  expect(notices).toEqual([])
})

test('polar form is for numbers', async () => {
  const { display, notices } = await shown(['x + 2*i = ∠'], SETTINGS)
  expect([display, notices.map(({ code }) => code)]).toEqual(['x + 2*i', ['result.polar']])
})
