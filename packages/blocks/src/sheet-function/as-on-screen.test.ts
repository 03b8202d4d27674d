import { Worksheet, defaultSettings, numberFormatOf, toCalculationSettings } from '@calcwright/document'
import type { WorksheetSettings } from '@calcwright/document'
import { afterEach, expect, it } from 'vitest'
import { checkFields } from '../checks/check-fields.ts'
import { checksOf, inOrderOfUse } from '../checks/sheet-checks.ts'
import { blocksFromPlain } from '@calcwright/document'
import { registry } from '../schemas.ts'
import { computeWorksheet } from '../testing/indented.ts'
import { testEvaluator } from '../testing/evaluator.ts'
import { SheetFunction } from './sheet-function.ts'

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach(end => end()))

const LINES = `
F := 10 [kN]
L := 4 [m]
W := 200 [cm^3]
M := F*L/4 = [kN*m]
@numbers "2 decimals, zeros" sigma := M/W = [MPa]
@numbers "3 digits scientific" E_kin := 1234567.891 [J] =
@numbers "4 digits engineering" P := 0.00123456 [W] =
@numbers "1 decimals" eta := sigma/(235 [MPa]) =
N := 123456.789 [N] =
check sigma <= 235 [MPa] // Bending
check M <= 9.99 [kN*m] // Moment
check eta <= 0.1
`

type Forms = WorksheetSettings['number_forms']

const decimals = (unit: string, digits: number): Forms[number] => ({
  ...{ unit, digits },
  form: 'decimals',
  zeros: true,
})

const NAMES = ['M', 'sigma', 'E_kin', 'P', 'eta', 'N']

it.each<[string, Partial<WorksheetSettings>]>([
  ['the defaults', {}],
  ['three digits', { digits: 3 }],
  ['groups of thousands', { thousands: true }],
  ['forms by unit', { number_forms: [decimals('kN*m', 1), decimals('N', 0)] }],
  ['one form for all', { number_forms: [{ ...decimals('', 2), form: 'engineering' }] }],
])('numbers and verdicts are those of the screen with %s', async (_, change) => {
  const settings = { ...defaultSettings(), ...change }
  const calculated = toCalculationSettings(settings)
  const { sheet, blocks } = await computeWorksheet(LINES, calculated)
  ends.push(() => sheet.dispose())
  const shown = new Map(
    [...sheet.results.values()].flatMap(({ defines, outcomes }) =>
      defines.flatMap(name => (outcomes[0] ? [[name, outcomes[0].display] as const] : [])),
    ),
  )
  const resultOf = (id: string) => sheet.results.get(id)
  const judged = inOrderOfUse(checksOf({ registry, blocks, format: numberFormatOf(settings), resultOf }))
  const evaluator = testEvaluator()
  ends.push(() => evaluator.dispose())
  const worksheet = Worksheet.create(registry, { blocks: blocksFromPlain(registry, LINES) })
  const called = await SheetFunction.open(evaluator, worksheet.blocks(), calculated)
  const units: Readonly<Record<string, string>> = { M: ' [kN*m]', sigma: ' [MPa]' }
  const answer = await called.call(
    {},
    NAMES.map(name => `${name}${units[name] ?? ''}`),
  )
  expect(answer).toMatchObject({ ok: true })
  if (!answer.ok) return
  const outputs = answer.outputs.map(({ formula, outcome }) => [formula, outcome.display])
  expect(outputs).toEqual(NAMES.map(name => [name, shown.get(name)]))
  expect(answer.checks.map(checkFields)).toEqual(judged.map(checkFields))
})
