import type { EvaluationSettings } from '@calcwright/evaluator'
import { blocksFromPlain, Worksheet, defaultSettings, toCalculationSettings } from '@calcwright/document'
import { afterEach, describe, expect, it } from 'vitest'
import { registry } from '../schemas.ts'
import { testEvaluator } from '../testing/evaluator.ts'
import { checkFields } from '../checks/check-fields.ts'
import { CASES, COMPUTED_CASES, sheetOfInputs } from '../sheet-schema/testing/cases.ts'
import { outputFields } from './output-fields.ts'
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
phi := 30 [deg]
share := 3%
grown := 20*(1 + share)
sine := sin(phi)
limit := if sigma < 100 [MPa] then 1 else 0
`

const evaluators: { dispose(): void }[] = []
afterEach(() => {
  for (const evaluator of evaluators.splice(0)) evaluator.dispose()
})

async function opened(text = BEAM, more: Partial<EvaluationSettings> = {}): Promise<SheetFunction> {
  const evaluator = testEvaluator()
  evaluators.push(evaluator)
  const worksheet = Worksheet.create(registry, { blocks: blocksFromPlain(registry, text) })
  return SheetFunction.open(evaluator, worksheet.blocks(), {
    ...toCalculationSettings(defaultSettings()),
    ...more,
  })
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

it('makes the checks of the worksheet with the inputs, the worst first', async () => {
  const text = `${BEAM}check sigma <= 80 [MPa] // Bending # EN 1993\ncheck n <= 4\ncheck z <= 4`
  const sheet = await opened(text)
  const made = async (inputs: Record<string, string>): Promise<string[]> => {
    const answer = await sheet.call(inputs, ['M'])
    return answer.ok ? answer.checks.map(check => JSON.stringify(checkFields(check))) : []
  }
  const bending = (value: number, ok: boolean) =>
    `{"name":"Bending","clause":"EN 1993","demand":{"value":${value},"unit":"MPa","display":"${value} MPa"},"capacity":{"value":80,"unit":"MPa","display":"80 MPa"},"utilisation":${value / 80},"ok":${ok},"verdict":"${ok ? 'OK' : 'NOT OK'}"}`
  const unknown =
    '{"name":"z <= 4","demand":null,"capacity":null,"utilisation":null,"ok":false,"verdict":"NOT CHECKED","notes":["z has no value"]}'
  const [first, ...others] = await made({ F: '20 [kN]' })
  expect([first, others[0]]).toEqual([bending(100, false), unknown])
  expect((await made({}))[2]).toBe(bending(50, true))
})

it.each<[string, string, string | undefined]>([
  ['M [kN*m]', '10.00 kN*m', 'EN 1990'],
  ['M', '10.000 kN*m', 'EN 1993'],
  ['M [N*m]', '10000.000 N*m', 'EN 1993'],
  ['M/W [MPa]', '50.0 MPa', undefined],
  ['M/W [kPa]', '50000 kPa', undefined],
  ['F [N]', '10000 N', undefined],
])('writes %s as the line that shows it, with its rule', async (output, text, clause) => {
  const lines = [
    'F := 10 [kN]',
    'W := 200 [cm^3]',
    '@numbers "3 decimals, zeros" @clause "EN 1993" M := F*1 [m]',
    '@numbers "1 decimals, zeros" M = [kN*m]',
    '@output @numbers "2 decimals, zeros" @clause "EN 1990" M = [kN*m]',
    '@numbers "1 decimals, zeros" M/W = [MPa]',
  ]
  const answer = await (await opened(lines.join('\n'))).call({}, [output])
  const fields = answer.ok ? outputFields(answer.outputs[0]!) : answer.problems
  expect(fields).toMatchObject({ text, ...(clause !== undefined && { clause }) })
  expect('clause' in fields).toBe(clause !== undefined)
})

describe('steps to an output', () => {
  const text = `row P of IPE "300"\nE := 210 [GPa]\nF := 12 [kN]\nL := 2 [m]\nf := F*L^3/(3*E*P.I_y) = [mm]\ng(x) := x*F`

  it.each<[string, Record<string, string>, string[]]>([
    ['f [mm]', {}, ['F*L^3/(3*E*P.I_y)', '12 kN*(2 m)^3/(3*210 GPa*8356.2 cm^4)']],
    ['f [m]', { F: '3 [kN]' }, ['F*L^3/(3*E*P.I_y)', '3 kN*(2 m)^3/(3*210 GPa*8356.2 cm^4)']],
    ['F', { F: '3 [kN]' }, []],
    ['2*F', {}, ['2*F', '2*12 kN']],
    ['g(2)', {}, ['g(2)', '2*12 kN']],
    ['P.I_y*E', {}, ['P.I_y*E', '8356.2 cm^4*210 GPa']],
  ])('%s with %j', async (output, inputs, steps) => {
    const answer = await (await opened(text, { working: true })).call(inputs, [output])
    const shown = answer.ok ? answer.outputs[0]!.steps.map(step => step.text) : answer.problems
    expect(shown).toEqual(steps)
  })

  it('are none where the worksheet shows none', async () => {
    const answer = await (await opened(text)).call({}, ['f'])
    expect(answer.ok && outputFields(answer.outputs[0]!)).not.toHaveProperty('steps')
  })
})

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
    ['no unit', { F: '3/4' }, 'sigma', /^F: F has to be a value in kN, not a plain number\.$/],
    ['no unit for a result', { M: '3' }, 'sigma', /^M: M has to be a value in kN\*m, not a plain number\.$/],
    [
      'a part of degrees',
      { phi: 'pi/3' },
      'sigma',
      /^phi: phi has to be a value in deg, not a plain number\.$/,
    ],
    ['a definition as output', {}, 'F=4', /^F=4: The output F=4 cannot be read/],
    ['another name as output', {}, 'z:=5', /^z:=5: The output z:=5 cannot be read/],
    ['a unit for a number', { n: '3 [m]' }, 'sigma', /^n: n has to be a plain number, not a value in m\.$/],
    ['what cannot be read', { F: '3 +' }, 'sigma', /^F: The value of F cannot be read: 3 \+$/],
    ['what cannot be computed', { n: '1 [m] + 1 [s]' }, 'sigma', /^n: The value of n cannot be used: /],
    ['a name of a loop', { inner: '1' }, 'sigma', /^inner: inner is defined inside of another block/],
    ['an output that is not there', {}, 'tau', /^tau: /],
    ['an output that cannot be read', {}, '3 +', /^3 \+: The output 3 \+ cannot be read: /],
  ])('says what is wrong: %s', async (_, inputs, output, expected) => {
    const problems = await called(await opened(), inputs, output)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(expected)
  })
})

it('takes and refuses what every door takes and refuses', async () => {
  const evaluator = testEvaluator()
  evaluators.push(evaluator)
  const settings = toCalculationSettings(defaultSettings())
  const sheet = await SheetFunction.open(evaluator, sheetOfInputs().blocks(), settings)
  const outcomes: unknown[] = []
  for (const [name, value] of [...CASES, ...COMPUTED_CASES]) {
    const answer = await sheet.call({ [name]: value }, [name])
    outcomes.push([
      name,
      value,
      answer.ok
        ? answer.outputs[0]!.outcome.display
        : answer.problems.flatMap(problem => [problem.code, problem.message]),
    ])
  }
  expect(outcomes).toEqual([...CASES, ...COMPUTED_CASES])
})

describe('a plain number for an input with a unit', () => {
  it.each<[Record<string, string>, string, string, string[]]>([
    [{ F: '3' }, 'F', '3 kN', ['F: 3 is read in kN, its unit in the worksheet.']],
    [{ phi: '90' }, 'sine', '1', ['phi: 90 is read in deg, its unit in the worksheet.']],
    [{ share: '5' }, 'grown', '21', ['share: 5 is read in %, its unit in the worksheet.']],
    [{ phi: '1.5 [rad]' }, 'phi [rad]', '1.5 rad', []],
    [{ n: '7' }, 'n', '7', []],
  ])('%j has the unit that the line writes', async (inputs, output, expected, remarks) => {
    const answer = await (await opened()).call(inputs, [output])
    expect(answer).toMatchObject({ ok: true, remarks, outputs: [{ outcome: { display: expected } }] })
  })
})

const ELEMENTS = `
v := [1, 4, 9] [m]
M := [1, 2; 3, 4]
k := 2
m := 3
sigma := [7, 8, 9] [MPa]
`

it.each([
  ['v[2]', '4 m'],
  ['v[k] [mm]', '4000 mm'],
  ['v[m] [cm]', '900 cm'],
  ['M[2, 1]', '3'],
  ['sigma[1]', '7 MPa'],
  ['sigma[kPa]', '[7000, 8000, 9000] kPa'],
  ['2*v[1] [mm]', '2000 mm'],
  ['[1, 2]', '[1, 2]'],
])('reads the output %s', async (output, expected) => {
  expect(await called(await opened(ELEMENTS), {}, output, 'v[1]')).toEqual([expected, '1 m'])
})

const TWICE = `
F := 5 [kN]
s := F/(2 [mm^2])
F := 8 [kN]
H := 2
H := 3*H
v := [1, 2]
v[1] := 5
W := 4
program f(x) {
  W := x
  return W
}
Q := 3
if H > 100 {
  Q := 4
}
`

it('refuses an input that another definition below would hide', async () => {
  const sheet = await opened(TWICE)
  const [problem] = await called(sheet, { F: '3 [kN]' }, 's')
  expect(problem).toMatch(/^F: F is defined again further down, by F := 8 \[kN\]: /)
  expect((await called(sheet, { Q: '1' }, 'Q'))[0]).toMatch(/^Q: Q is defined again further down/)
  expect(await called(sheet, { H: '7' }, 'H')).toEqual(['21'])
  expect(await called(sheet, { v: '[8, 9]' }, 'v')).toEqual(['[5, 9]'])
  expect(await called(sheet, { W: '7' }, 'W')).toEqual(['7'])
})

it.each([
  ['infinity', true],
  ['[1, undef]', true],
  ['integrate(e^(-x^x), x)', true],
  ['n < 2', false],
  ['[1, 2]', false],
  ['if(2 > 1, "OK", "NOT OK")', false],
  ['["a", "b"]', false],
  ['["a", 1; "b", 2]', false],
  ['["a", 1; "b", undef]', true],
  ['["a", infinity]', true],
])('says whether the output %s is a number', async (output, isLacking) => {
  const answer = await (await opened()).call({}, [output])
  const notices = answer.ok ? answer.outputs.flatMap(output => outputFields(output).notices) : []
  expect(notices.some(text => text.includes('is no number'))).toBe(isLacking)
})
