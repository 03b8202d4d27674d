import { expect, test } from 'vitest'
import type { EvaluationBlock } from '../contract.ts'
import { line, lines, openSheet, SETTINGS } from '../testing/sheet.ts'

async function lastOf(blocks: EvaluationBlock[]): Promise<{ names: string[]; notices: readonly string[] }> {
  const sheet = await openSheet()
  await sheet.run(() => sheet.evaluator.open(blocks, SETTINGS))
  const outcome = sheet.results.get(blocks.at(-1)!.id)!.outcomes[0]!
  sheet.evaluator.dispose()
  return {
    names: (outcome.unknown ?? []).map(({ name }) => name),
    notices: outcome.notices.map(({ text }) => text),
  }
}

test.each([
  // Beside quantities and values a notice names what has no definition.
  ['units', ['9.81 [m]*s_1 ='], ['s_1'], ['s_1 is not defined above.']],
  [
    'a unit below',
    ['k := 0.05/s'],
    ['s'],
    ['s is a name without a value here: for the unit write 0.05 1/s.'],
  ],
  ['no unit', ['k := 10/s'], ['s'], []],
  ['a value', ['a := 5', 'a*q ='], ['q'], ['q is not defined above.']],
  [
    'a unit asked for',
    ['q*r = [kN]'],
    ['q', 'r'],
    [
      'Names without a value are in this result, so that it is not shown in kN.',
      'q and r are not defined above.',
    ],
  ],
  ['a unit that stands inside', ['d*p = 3 [kPa] = [bar]'], ['d', 'p'], ['d and p are not defined above.']],
  ['several', ['b := 2 [m]', 'b*h_1^3/n_1 ='], ['h_1', 'n_1'], ['h_1 and n_1 are not defined above.']],
  ['a definition', ['a := 5', 'y := a*q'], ['q'], ['q is not defined above.']],
  ['a function', ['a := 5', 'f(x) := a*x + q'], ['q'], ['q is not defined above.']],
  // The name of a function that is called nowhere.
  [
    'a function without arguments',
    ['2*norm ='],
    ['norm'],
    ['norm has no value here, and the function of this name is called as norm(v).'],
  ],
  ['a function as a factor, which is an error', ['x_0 := solve x^2 = 4'], ['x'], []],
  ['a function as an argument', ['map([1, 4], norm) ='], [], []],
  // Names that are plainly misspelt.
  [
    'a misspelt name',
    ['width := 5', '2*widht ='],
    ['widht'],
    ['widht is not defined above. Did you mean width?'],
  ],
  [
    'another case',
    ['F_max := 5', '2*f_max ='],
    ['f_max'],
    ['f_max is not defined above. Did you mean F_max?'],
  ],
  // Work with symbols.
  ['algebra', ['expand((a + b)^2) ='], ['a', 'b'], []],
  ['a symbolic definition', ['p := x^2 + 1', 'p + x ='], ['x'], []],
  ['a call of a function', ['f(x) := x^2', 'f(t) ='], ['t'], []],
  ['an unknown of a solver', ['P := 5', 'solve(x^2 = P, x) ='], [], []],
  ['an equation that is solved below', ['P := 5', 'solve(2*F_A = P, F_A) =', 'q := 2*F_A - P'], [], []],
  ['bound names', ['P := 5 [N]', 'sum(P*k, k, 1, 3) + integrate(x*P, x, 0, 1) ='], [], []],
  ['a parameter', ['P := 5 [N]', 'f(x) := P*x'], [], []],
  ['constants', ['2 [m]*pi*e ='], [], []],
  ['the standard gravity', ['m := 5 [kg]', '2 g_n*m ='], [], []],
  ['units that are arguments', ['convert(1 [in], mm) =', 'ufactor(1 [J], W) ='], [], []],
  [
    'a branch without a choice',
    ['else ='],
    ['else'],
    ['Statement is not within an If statement.  Block has been ignored.'],
  ],
  // Told of elsewhere.
  ['what may be a unit', ['300 K ='], ['K'], ['K has no value here: write 300 [K] for the unit.']],
  ['a unit behind a sign', ['5*kN ='], ['kN'], ['kN has no value here: write 5 [kN] for the unit.']],
  ['a unit alone', ['kN ='], ['kN'], ['kN has no value here: write 1 [kN] for the unit.']],
  ['a letter alone', ['m ='], ['m'], []],
  ['a letter behind a sign', ['5*m ='], ['m'], []],
])('%s', async (_, sources, names, notices) => {
  expect(await lastOf(lines(...sources))).toEqual({ names, notices })
})

test('a name that is defined further down', async () => {
  const sheet = await openSheet()
  await sheet.run(() => sheet.evaluator.open(lines('2*L_1 =', 'L_1 := 3 [m]'), SETTINGS))
  expect(sheet.results.get('1')!.outcomes[0]).toMatchObject({
    unknown: [{ name: 'L_1', why: 'later', block: '2' }],
    notices: [{ code: 'name.later.unknown', text: 'L_1 is defined further down; here it is unknown.' }],
  })
})

test('a name whose line is disabled, until it is enabled or gone', async () => {
  const sheet = await openSheet()
  const disabled = line('1', 'L := 3 [m]', { disabled: true })
  await sheet.run(() => sheet.evaluator.open([disabled, line('2', '2*L =')], SETTINGS))
  expect(sheet.results.get('2')!.outcomes[0]).toMatchObject({
    unknown: [{ name: 'L', why: 'disabled', block: '1' }],
    notices: [{ code: 'name.disabled', text: 'L is not defined: the line that defines it is disabled.' }],
  })
  await sheet.run(() => sheet.evaluator.update({ blocks: [line('1', 'L := 3 [m]')] }))
  expect(sheet.results.get('2')!.outcomes[0]).toMatchObject({ display: '6 m', notices: [] })
  expect(sheet.results.get('2')!.outcomes[0]!.unknown).toBeUndefined()
  await sheet.run(() => sheet.evaluator.update({ blocks: [disabled] }))
  await sheet.run(() => sheet.evaluator.update({ blocks: [], order: ['2'] }))
  expect(sheet.results.get('2')!.outcomes[0]!.unknown).toEqual([{ name: 'L', why: 'missing' }])
})

test('inside a disabled container, and below the line', async () => {
  const sheet = await openSheet()
  const blocks = [
    line('0', '', { disabled: true }),
    line('1', 'L := 3', { parent: '0' }),
    line('2', '2*L*M ='),
    line('3', 'M := 1', { disabled: true }),
  ]
  await sheet.run(() => sheet.evaluator.open(blocks, SETTINGS))
  expect(sheet.results.get('2')!.outcomes[0]!.unknown).toEqual([
    { name: 'L', why: 'disabled', block: '1', noticed: true },
    { name: 'M', why: 'missing' },
  ])
})

test('the name that was likely meant comes and goes above', async () => {
  const sheet = await openSheet()
  const user = line('2', '2*widht =')
  await sheet.run(() => sheet.evaluator.open([line('1', 'area := 3'), user], SETTINGS))
  expect(sheet.results.get('2')!.outcomes[0]!.notices).toEqual([])
  await sheet.run(() => sheet.evaluator.update({ blocks: [line('1', 'width := 3')] }))
  expect(sheet.results.get('2')!.outcomes[0]).toMatchObject({
    unknown: [{ name: 'widht', why: 'missing', likely: 'width', noticed: true }],
    notices: [{ code: 'name.likely', text: 'widht is not defined above. Did you mean width?' }],
  })
  await sheet.run(() => sheet.evaluator.update({ blocks: [line('1', 'area := 3')] }))
  expect(sheet.results.get('2')!.outcomes[0]!.notices).toEqual([])
})
