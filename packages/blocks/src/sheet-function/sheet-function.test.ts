import { blocksFromPlain, Worksheet, defaultSettings, toCalculationSettings } from '@calcwright/document'
import { afterEach, describe, expect, it } from 'vitest'
import { registry } from '../schemas.ts'
import { testEvaluator } from '../testing/evaluator.ts'
import { SheetFunction } from './sheet-function.ts'

const BEAM = `
# A beam
F := 10 [kN]
L := 4 [m]
W := 200 [cm^3]
M := F*L/4
sigma := M/W
sigma = [MPa]
n := 3
g(x) := n*x
for k from 0 to 3 {
  inner := k
}
limit := if sigma < 100 [MPa] then 1 else 0
`

const evaluators: { dispose(): void }[] = []
afterEach(() => {
  for (const evaluator of evaluators.splice(0)) evaluator.dispose()
})

async function opened(text = BEAM): Promise<SheetFunction> {
  const evaluator = testEvaluator()
  evaluators.push(evaluator)
  const worksheet = Worksheet.create(registry, { blocks: blocksFromPlain(registry, text) })
  return SheetFunction.open(evaluator, worksheet.blocks(), toCalculationSettings(defaultSettings()))
}

/** Displays of the outputs, or the problems. */
async function called(
  sheet: SheetFunction,
  inputs: Record<string, string>,
  ...outputs: string[]
): Promise<string[]> {
  const answer = await sheet.call(inputs, outputs)
  return answer.ok
    ? answer.outputs.map(({ outcome }) => outcome.display)
    : answer.problems.map(({ name, message }) => `${name}: ${message}`)
}

describe('a worksheet as a function', () => {
  it('gives outputs for inputs, and its own values again without them', async () => {
    const sheet = await opened()
    expect(await called(sheet, {}, 'sigma', 'M')).toEqual(['50 MPa', '10 kN*m'])
    expect(await called(sheet, { F: '20 [kN]' }, 'sigma', 'M')).toEqual(['100 MPa', '20 kN*m'])
    expect(await called(sheet, { F: '2000 [lbf]', L: '10 [ft]' }, 'M [kN*m]')).toEqual(['6.77909 kN*m'])
    expect(await called(sheet, { F: '2000 lbf', L: '10ft' }, 'M [kN*m]')).toEqual(['6.77909 kN*m'])
    expect(await called(sheet, { n: '5' }, 'g(2)', 'limit')).toEqual(['10', '1'])
    expect(await called(sheet, {}, 'sigma', 'limit')).toEqual(['50 MPa', '1'])
  })

  it.each<[string, Record<string, string>, string, RegExp]>([
    ['a name that is not there', { Q: '1' }, 'sigma', /^Q: The worksheet defines no Q\.$/],
    ['another dimension', { F: '3 [s]' }, 'sigma', /^F: F has to be a value in kN, not a value in s\.$/],
    ['no unit', { F: '3' }, 'sigma', /^F: F has to be a value in kN, not a plain number\.$/],
    ['a unit for a number', { n: '3 [m]' }, 'sigma', /^n: n has to be a plain number, not a value in m\.$/],
    ['what cannot be read', { F: '3 +' }, 'sigma', /^F: The value of F cannot be read: 3 \+$/],
    ['what cannot be computed', { n: '1 [m] + 1 [s]' }, 'sigma', /^n: The value of n cannot be used: /],
    ['a name of a loop', { inner: '1' }, 'sigma', /^inner: inner is defined inside of another block/],
    ['an output that is not there', {}, 'tau', /^tau: /],
    ['an output that cannot be read', {}, '3 +', /^3 \+: The output 3 \+ cannot be read\.$/],
  ])('says what is wrong: %s', async (_, inputs, output, expected) => {
    const problems = await called(await opened(), inputs, output)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(expected)
  })
})
