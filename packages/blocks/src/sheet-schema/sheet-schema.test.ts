import { Worksheet, blocksFromPlain } from '@calcwright/document'
import { describe, expect, it } from 'vitest'
import { registry } from '../schemas.ts'
import { arranged } from './arranged.ts'
import { describeForm } from './described.ts'
import { exponentsOf } from './dimensions.ts'
import { givenFields } from './given-fields.ts'
import { inputOf, inputsOf } from './input.ts'
import { lineFieldOf, lineOutputOf } from './line-field.ts'
import { outputsOf } from './output.ts'
import { CASES, sheetOfInputs } from './testing/cases.ts'

const blockOf = (line: string) =>
  Worksheet.create(registry, { blocks: blocksFromPlain(registry, line) }).blocks()[0]!

const inputs = new Map(inputsOf(sheetOfInputs().blocks()).map(input => [input.name, input]))

it('knows the kinds, units and values of inputs', () => {
  expect([...inputs.values()].map(({ name, kind, unit, value }) => [name, kind, unit, value])).toEqual([
    ['F', 'quantity', 'kN', '10 [kN]'],
    ['L', 'quantity', '', '2*2 [m]'],
    ['phi', 'quantity', 'deg', '30 [deg]'],
    ['v', 'list', 'mm', '[1, 2] [mm]'],
    ['T', 'table', '', '[[1, 2], [3, 4]]'],
    ['b', 'truth', '', true],
    ['grade', 'text', '', 'S355'],
    ['words', 'list', '', '["a", "b"]'],
    ['cells', 'table', '', '[["a", "b"], ["c", "d"]]'],
    ['n_1', 'quantity', '', '3'],
    ['t_0', 'quantity', 'degC', '20 [degC]'],
    ['k', 'quantity', 'kN', '5 [kN]'],
    ['steel', 'choice', '', 'S235'],
    ['n', 'choice', '', '2'],
    ['shape', 'choice', '', 'Round bar'],
    ['wind', 'truth', '', false],
  ])
  expect(inputs.get('F')).toMatchObject({ label: 'Force', help: 'Of the wind', group: 'Loads', order: 2 })
  expect(inputs.get('wind')?.label).toBe('Wind')
})

it.each(CASES)('%s := %j: %j', (name, value, outcome) => {
  const given = givenFields(inputs.get(name)!, value)
  expect(given.ok ? 'taken' : [given.problem.code, given.problem.message]).toEqual(
    typeof outcome === 'string' ? 'taken' : outcome,
  )
})

it.each([...inputs.values()].map(input => [input.name, input] as const))('takes what it says of %s', (_, input) => {
  expect(givenFields(input, input.value)).toMatchObject({ ok: true, remarks: [] })
}) // prettier-ignore

it.each([
  ['F', 12, 'F: 12 is read in kN, its unit in the worksheet.'],
  ['F', '2,5 kN', 'F: 2,5 kN is read as 2.5 kN.'],
  ['v', [3, 4], 'v: [3, 4] is read in mm, its unit in the worksheet.'],
  ['k', '3.3 kN', 'k: 3.3 kN is taken as 3.5 kN, the nearest place of its slider.'],
  ['steel', 235, 'steel: 235 is read in MPa, its unit in the worksheet.'],
])('%s := %j says that %s', (name, value, remark) => {
  expect(givenFields(inputs.get(name)!, value)).toMatchObject({ ok: true, remarks: [remark] })
})

it('describes inputs and outputs in the order and the groups of the form', () => {
  const lines = '@input a := 1\n@input @group "B" @order "2" b := 2\n@input @order "1" c := 3\n@input @group "B" d := 4\n@output a =\n@output @order "1" b =' // prettier-ignore
  const sheet = Worksheet.create(registry, { blocks: blocksFromPlain(registry, lines) })
  const { inputs: given, outputs, input_schema } = describeForm(sheet.blocks(), '')
  expect([given, outputs]).toEqual([
    ['c', 'a', 'b', 'd'],
    ['b', 'a'],
  ])
  expect(Object.keys(input_schema['properties'] as object)).toEqual(['c', 'a', 'b', 'd'])
})

it('describes inputs and outputs as JSON Schema', () => {
  const lines =
    '@input @label "Force" @group "Loads" F := 10 [kN]\n@output sigma = [MPa]\n@output @help "All" 2*F ='
  const sheet = Worksheet.create(registry, {
    blocks: [
      ...blocksFromPlain(registry, lines),
      { type: 'slider', props: { name: 'k', value: 5, min: 0, max: 10, step: 0.5, unit: 'm' } },
      { type: 'checkbox', props: { name: 'wind', label: 'Wind' } },
    ],
  })
  const last = sheet.blocks()[2]!.id
  const archive = JSON.stringify({ format: 1, results: { [last]: { outcomes: [{ unit: 'kN' }] } } })
  const force = { mass: 1, length: 1, time: -2 }
  expect(describeForm(sheet.blocks(), archive)).toEqual({
    inputs: ['F', 'k', 'wind'],
    outputs: ['sigma [MPa]', '2*F'],
    input_schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {
        F: {
          title: 'Force',
          'x-kind': 'quantity',
          'x-unit': 'kN',
          'x-dimension': force,
          'x-group': 'Loads',
          default: '10 [kN]',
          anyOf: [{ type: 'number' }, { type: 'string', minLength: 1 }],
        },
        k: {
          'x-kind': 'quantity',
          'x-unit': 'm',
          'x-dimension': { length: 1 },
          default: '5 [m]',
          anyOf: [
            { type: 'number', minimum: 0, maximum: 10 },
            { type: 'string', minLength: 1 },
          ],
          'x-step': 0.5,
        },
        wind: { title: 'Wind', 'x-kind': 'truth', default: false, type: 'boolean' },
      },
    },
    output_schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {
        'sigma [MPa]': { type: 'object', 'x-unit': 'MPa', 'x-dimension': { mass: 1, length: -1, time: -2 } },
        '2*F': { description: 'All', type: 'object', 'x-unit': 'kN', 'x-dimension': force },
      },
    },
  })
})

it.each([
  ['kN*m', { length: 2, mass: 1, time: -2 }],
  ['deg', { angle: 1 }],
  ['', {}],
  ['m^0.5', { length: 0.5 }],
])('%s has the exponents %j', (unit, exponents) => {
  expect(exponentsOf(unit)).toEqual(exponents)
})

it('puts fields into their order, and groups at the place of their first one', () => {
  const field = (name: string, group = '', order: number | null = null) => ({ name, group, order })
  const fields = [field('a'), field('b', 'Loads'), field('c', '', 2), field('d', 'Loads', 1), field('e')]
  expect(
    arranged(fields).map(({ group, fields: members }) => [group, members.map(({ name }) => name)]),
  ).toEqual([
    ['Loads', ['d', 'b']],
    ['', ['c', 'a', 'e']],
  ])
})

describe('a line of a form', () => {
  it.each([
    ['F := 10 [kN]', 'F', { text: '10', unit: 'kN' }],
    ['x_1 := -2.5 [m/s^2]', 'x_1', { text: '-2.5', unit: 'm/s^2' }],
    ['p := 3%', 'p', { text: '3', unit: '%' }],
    ['phi := 30°', 'phi', { text: '30', unit: 'deg' }],
    ['L := 2*b + 3 [m]', 'L', { unit: '' }],
  ])('%s', (line, name, field) => {
    expect(lineFieldOf(blockOf(line))).toMatchObject(field)
    expect(inputOf(blockOf(line))?.name).toBe(name)
  })

  it.each(['F =', 'f(x) := x^2', '# words'])('is no field where it is %s', line => {
    expect(lineFieldOf(blockOf(line))).toBeNull()
    expect(inputOf(blockOf(line))).toBeNull()
  })

  it.each([
    ['sigma = [MPa]', 'sigma'],
    ['M := F*L', 'M'],
    ['2*F =', '2*F'],
  ])('shows the output of %s as %s', (line, name) => {
    expect(lineOutputOf(blockOf(line))?.name).toBe(name)
  })
})

it('names no steps that a block has for itself among the outputs', () => {
  const lines = '@output table T {\n  a [mm], b [mm]\n  1, =2*F\n}'
  const sheet = Worksheet.create(registry, { blocks: blocksFromPlain(registry, lines) })
  expect(outputsOf(sheet.blocks()).map(({ asked }) => asked)).toEqual(['T.a', 'T.b'])
})

it('names no sides of a check and no limits of a plot among the outputs', () => {
  const lines =
    '@output F := 3 [kN]\n@output check F <= 4 [kN]\n@output plot x_min 0 x_max 2 {\n  F*x\n}\n@output F/2 ='
  const sheet = Worksheet.create(registry, { blocks: blocksFromPlain(registry, lines) })
  expect(outputsOf(sheet.blocks()).map(({ asked }) => asked)).toEqual(['F', 'F/2'])
})
