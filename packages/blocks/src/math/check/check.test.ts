import { worksheetFromPlain } from '@calcwright/document'
import { afterEach, expect, it } from 'vitest'
import { checksOf, countsOf, worstCheck } from '../../checks/sheet-checks.ts'
import type { SheetCheck } from '../../checks/sheet-checks.ts'
import { registry } from '../../schemas.ts'
import { computeWorksheet } from '../../testing/indented.ts'
import type { ComputedSheet } from '../../testing/indented.ts'

let sheet: ComputedSheet | undefined
afterEach(() => sheet?.dispose())

async function checked(text: string, settings: { readonly working?: boolean } = {}): Promise<SheetCheck[]> {
  const computed = await computeWorksheet(text, settings)
  sheet = computed.sheet
  return checksOf({
    registry,
    blocks: computed.blocks,
    format: { digits: 4 },
    resultOf: id => computed.sheet.results.get(id),
  })
}

const shown = ({ words }: SheetCheck): string =>
  [words.comparison?.plain ?? '–', words.utilisation || '–', words.label, ...words.notes].join(' | ')

const ABOVE = `
a := 3 [kN]
b := 2000 [N]
T := 60 [degC]
v := [1, 2, 3]
s := "S355"
table t {
  name, sigma [MPa]
  "IPE 200", 210
  "IPE 220", 180
}
`

it.each([
  ['b <= a', '2 kN ≤ 3 kN | 66.7 % | OK'],
  ['a <= b', '3000 N > 2000 N | 150.0 % | NOT OK'],
  ['a >= b', '3000 N ≥ 2000 N | 66.7 % | OK'],
  ['b > a', '2 kN ≤ 3 kN | 150.0 % | NOT OK'],
  ['a < a', '3 kN ≥ 3 kN | 100.0 % | NOT OK'],
  ['a <= a', '3 kN ≤ 3 kN | 100.0 % | OK'],
  ['1.0000000001 <= 1', '1.0000000001 ≤ 1 | 100.0 % | OK'],
  ['1.00000001 <= 1', '1.00000001 > 1 | more than 100 % | NOT OK'],
  ['0.1 + 0.2 <= 0.3', '0.3 ≤ 0.3 | 100.0 % | OK'],
  ['0.99999 <= 1', '0.99999 ≤ 1 | 100.0 % | OK'],
  ['0.1 + 0.2 = 0.3', '0.3 = 0.3 | – | OK'],
  ['a != b', '3000 N ≠ 2000 N | – | OK'],
  ['0 <= 5 [m]', '0 m ≤ 5 m | 0.0 % | OK'],
  ['a > 0 [N]', '3 kN > 0 kN | 0.0 % | OK'],
  ['5 <= 0', '5 > 0 | – | NOT OK'],
  ['pi/4 <= 30 [deg]', '45 ° > 30 ° | 150.0 % | NOT OK'],
  ['30 [deg] <= pi/4', '30 ° ≤ 45 ° | 66.7 % | OK'],
  ['0.03 <= 5 [%]', '3 % ≤ 5 % | 60.0 % | OK'],
  ['-5 <= 0', '-5 ≤ 0 | – | OK'],
  ['-100 [MPa] <= 355 [MPa]', '-100 MPa ≤ 355 MPa | 0.0 % | OK'],
  ['-100 [MPa] >= -355 [MPa]', '-100 MPa ≥ -355 MPa | 28.2 % | OK'],
  ['-400 [MPa] >= -355 [MPa]', '-400 MPa < -355 MPa | 112.7 % | NOT OK'],
  ['T <= 80 [degC]', '60 °C ≤ 80 °C | – | OK'],
  ['0 < b/a <= 1', '0.6667 ≤ 1 | 66.7 % | OK'],
  ['0 < a/b <= 1', '1.5 > 1 | 150.0 % | NOT OK'],
  ['b <= a and a <= b', '3000 N > 2000 N | 150.0 % | NOT OK'],
  ['b <= a or a <= b', '2 kN ≤ 3 kN | 66.7 % | OK'],
  ['not (a <= b)', '– | – | OK'],
  ['v <= 2.5', '3 > 2.5 | 120.0 % | NOT OK | worst of 3: item 3'],
  ['v <= [2, 2, 4]', '2 ≤ 2 | 100.0 % | OK | worst of 3: item 2'],
  ['t.sigma <= 235 [MPa]', '210 MPa ≤ 235 MPa | 89.4 % | OK | worst of 2: IPE 200'],
  ['s = "S355"', '– | – | OK'],
  ['s != "S355"', '– | – | NOT OK'],
  ['"S" + "235" = s', '– | – | NOT OK'],
  ['["S355", "S235"] = s', '– | – | NOT OK'],
  ['["S355", "S355"] = ["S355", "S355", "S355"]', '– | – | NOT CHECKED | its lists have different lengths'],
  ['s = 355', '– | – | NOT CHECKED | a text is compared with texts, not with a plain number'],
  ['200 [MPa] >= t.sigma', '200 MPa < 210 MPa | 105.0 % | NOT OK | worst of 2: IPE 200'],
])('check %s', async (condition, expected) => {
  const [check] = await checked(`${ABOVE}check ${condition}`)
  expect(shown(check!)).toBe(expected)
})

it.each([
  ['a <= 3 [m]', 'cannot compare N and m'],
  ['z <= 3', 'z has no value'],
  ['a', 'a check needs a comparison, such as sigma <= f_y'],
  ['a/0 <= b', 'infinity is no number'],
  ['[] <= 3', 'there is nothing to compare'],
])('check %s is not checked', async (condition, reason) => {
  const [check] = await checked(`${ABOVE}check ${condition}`)
  expect([check!.words.label, check!.words.notes.join()]).toEqual([
    'NOT CHECKED',
    expect.stringContaining(reason),
  ])
})

it('says when both sides differ by less than their uncertainties', async () => {
  const checks = await checked('F := 2.9 [kN] ± 0.1 [kN]\ncheck F <= 3 [kN]\ncheck F <= 4 [kN]')
  expect(checks.map(shown)).toEqual([
    '(2.9 ± 0.1) kN ≤ 3 kN | 96.7 % | OK | the sides differ by less than their uncertainty',
    '(2.9 ± 0.1) kN ≤ 4 kN | 72.5 % | OK',
  ])
})

it('is judged by every pass of a loop, and not in a branch that is not taken', async () => {
  const checks = await checked(`
for k from 1 through 4 {
  check 10/k <= 6
  for m from 1 through 2 {
    check k*m < 7
  }
}
if 1 > 2 {
  check 1 <= 2
} else {
  check 2 <= 3
}
program f(x) {
  check x < 3
  return x^2
}
f(4) =`)
  expect(checks.map(shown)).toEqual([
    '10 > 6 | 166.7 % | NOT OK | worst of 4: pass 1',
    '8 ≥ 7 | 114.3 % | NOT OK | worst of 8: pass 4, pass 2',
    '– | – | NOT CHECKED | its branch is not taken',
    '2 ≤ 3 | 66.7 % | OK',
    '– | – | NOT CHECKED | A check in a program is not made. Check what the program returns, in a line below it.',
  ])
  expect(countsOf(checks)).toEqual({ ok: 1, failed: 2, unchecked: 2 })
  expect(worstCheck(checks)?.line).toBe(2)
})

it.each([
  ['check F/A <= 235 [MPa]', ['12 kN/40 mm^2 <= 235 MPa']],
  ['check 0 < F/A and F <= 2*F', ['0 < 12 kN/40 mm^2 and 12 kN <= 2*12 kN']],
  ['check (F + F)*2 <= (3 [kN])', ['(12 kN + 12 kN)*2 <= 3 kN']],
  ['check F <= 3 [kN]', []],
  // The worst pass is the first one, and the last one would be shown.
  ['for k from 1 through 3 {\n  check 10/k <= 6\n}', []],
])('%s shows the steps %j', async (line, steps) => {
  const [check] = await checked(`F := 12 [kN]\nA := 40 [mm^2]\n${line}`, { working: true })
  expect(check!.words.steps.map(({ display }) => display)).toEqual(steps)
  const [without] = await checked(`F := 12 [kN]\nA := 40 [mm^2]\n${line}`)
  expect(without!.words.steps).toEqual([])
})

it('says its difference to a screen reader', async () => {
  const checks = await checked('check 250 [MPa] <= 213 [MPa]\ncheck 200 [MPa] <= 213 [MPa]')
  expect(checks.map(({ words }) => words.spoken)).toEqual([
    'NOT OK, the demand exceeds the capacity by 37 MPa, 117.4 % used.',
    'OK, the demand is 13 MPa below the capacity, 93.9 % used.',
  ])
})

it.each([
  ['check a <= b // Bending # EN 1993-1-1, 6.2.5', 'Bending', 'EN 1993-1-1, 6.2.5'],
  ['check a <= b # EN 1993-1-1, 6.2.5', 'a <= b', 'EN 1993-1-1, 6.2.5'],
  ['check a <= b // No. #8', 'No. #8', ''],
  ['check a <= b', 'a <= b', ''],
])('%s has a name and a clause', async (line, name, clause) => {
  const [check] = await checked(line)
  expect([check!.name, check!.clause]).toEqual([name, clause])
})

it('is a text where words follow', () => {
  expect(worksheetFromPlain(registry, 'check the loads').blocks()[0]?.type).not.toBe('check')
})
