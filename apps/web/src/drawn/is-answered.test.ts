import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { registry } from '@calcwright/blocks/schemas'
import { type Worksheet, toCalculationSettings, worksheetFromPlain } from '@calcwright/document'
import { createEvaluator } from '@calcwright/evaluator'
import { expect, it } from 'vitest'
import { evaluationBlock } from '../evaluation/connect.ts'
import { isAnswered } from './is-answered.ts'

/** Results of a worksheet whose lines are numbers alone, as they are stored. */
async function archiveOf(worksheet: Worksheet): Promise<string> {
  const evaluator = createEvaluator({ startEngine: () => new Promise(() => {}), blockEvaluations })
  evaluator.open(worksheet.blocks().map(evaluationBlock), toCalculationSettings(worksheet.settings))
  await evaluator.settled()
  const archive = JSON.stringify(await evaluator.snapshot())
  evaluator.dispose()
  return archive
}

const sheetOf = (text: string): Worksheet => worksheetFromPlain(registry, text, 'Sheet')

it.each<[string, string, (worksheet: Worksheet) => void, boolean]>([
  ['as it was stored', 'a := 2 [m]\na*3 =', () => {}, true],
  ['with a line that was added', 'a := 2', sheet => addLine(sheet, 'a + 1 ='), false],
  ['with other settings', 'a := 1/3 =', sheet => setDigits(sheet, 7), false],
  ['with money, whose rates are of today', 'p := 3 [EUR] =', () => {}, false],
  ['of remarks alone', '# Only words', () => {}, true],
])('knows whether the results are those of a worksheet %s', async (_, text, change, expected) => {
  const worksheet = sheetOf(text)
  const archive = await archiveOf(worksheet)
  change(worksheet)
  expect(await isAnswered(worksheet, archive)).toBe(expected)
})

it('finds nothing answered without results, or by those of another version', async () => {
  const worksheet = sheetOf('a := 2\na*3 =')
  const archive = await archiveOf(worksheet)
  expect(await isAnswered(worksheet, '')).toBe(false)
  expect(await isAnswered(worksheet, archive.replaceAll(/"hash":"[^"]*"/g, '"hash":"0"'))).toBe(false)
})

function addLine(worksheet: Worksheet, text: string): void {
  const blocks = sheetOf(text)
    .blocks()
    .map(({ type, props }) => ({ type, props: props as Record<string, unknown> }))
  worksheet.apply({ kind: 'insert', at: { inside: null, at: 'end' }, blocks })
}

function setDigits(worksheet: Worksheet, digits: number): void {
  worksheet.apply({ kind: 'setSettings', settings: { digits } })
}
