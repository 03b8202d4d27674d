import { Worksheet, blocksFromPlain } from '@calcwright/document'
import { describe, expect, it } from 'vitest'
import { registry } from '../schemas.ts'
import { formNames } from '../sheet-function/form.ts'
import { controlPatch, fieldName, formInputOf, formOutputOf, inputPatch } from './index.ts'

const blockOf = (line: string) =>
  Worksheet.create(registry, { blocks: blocksFromPlain(registry, line) }).blocks()[0]!
const control = (type: string, props: object) =>
  Worksheet.create(registry, { blocks: [{ type, props }] }).blocks()[0]!

describe('an input of a form', () => {
  it.each([
    ['F := 10 [kN]', { name: 'F', value: '10', unit: 'kN', ownUnit: 'kN' }],
    ['n := 3', { name: 'n', value: '3', unit: '', ownUnit: '' }],
    ['x_1 := -2.5 [m/s^2]', { name: 'x_1', value: '-2.5', unit: 'm/s^2' }],
    ['p := 3%', { name: 'p', value: '3', unit: '%', ownUnit: '%' }],
    ['phi := 30°', { name: 'phi', value: '30', unit: 'deg', ownUnit: 'deg' }],
    ['x := -2', { name: 'x', value: '-2', unit: '', ownUnit: '' }],
    ['L := 2*b + 3 [m]', { name: 'L', unit: '', ownUnit: null }],
    ['v := [1, 2, 3]', { name: 'v', value: '[1, 2, 3]', unit: '' }],
  ])('%s', (line, expected) => {
    expect(formInputOf(blockOf(line))).toMatchObject(expected)
  })

  it.each(['F =', 'f(x) := x^2', '# words'])('is not made of %s', line => {
    expect(formInputOf(blockOf(line))).toBeNull()
  })

  const force = formInputOf(blockOf('F := 10 [kN]'))!
  const written = (text: string): string => {
    const patch = inputPatch(force, text)
    if (!patch.ok) return patch.message
    const { type, toPlain } = registry.get('math')!
    return `${type}: ${toPlain!({ ...(blockOf('F := 10 [kN]').props as object), ...patch.props } as never)}`
  }
  it.each([
    ['12', 'math: F := 12 [kN]'],
    [' 1.5e3 ', 'math: F := 1.5e3 [kN]'],
    ['2,5', 'math: F := 2.5 [kN]'],
    ['2000 [lbf]', 'math: F := 2000 [lbf]'],
    ['2*3 [kN]', 'math: F := 2*3 [kN]'],
    ['6 kN', 'math: F := 6 [kN]'],
    ['2,5lbf', 'math: F := 2.5 [lbf]'],
    ['', 'Enter a value for F.'],
  ])('takes %j as %s', (text, expected) => {
    expect(written(text)).toBe(expected)
  })

  it.each(['3 +', '3 := 4', ')'])('refuses %j with a sentence', text => {
    expect(inputPatch(force, text)).toEqual({ ok: false, message: expect.any(String) })
  })
})

it.each([
  ['sigma = [MPa]', 'sigma'],
  ['M := F*L', 'M'],
  ['2*F =', '2*F'],
])('an output %s is shown as %s', (line, name) => {
  expect(formOutputOf(blockOf(line))?.name).toBe(name)
})

it('names no sides of a check among the outputs of a form', () => {
  const lines = 'F := 3 [kN]\ncheck F <= 4 [kN]\nF/2 ='
  const sheet = Worksheet.create(registry, { blocks: blocksFromPlain(registry, lines) })
  const ids = sheet.blocks().map(({ id }) => id)
  sheet.apply({ kind: 'mark', ids, marks: { formOutput: true } })
  expect(formNames(sheet.blocks()).outputs).toEqual(['F', 'F/2'])
})

describe('a control of a form', () => {
  const slider = control('slider', { name: 'k', value: 5, min: 0, max: 10 })
  const select = control('select', {
    name: 's',
    options: [
      { name: 'a', latex: '1' },
      { name: 'b', latex: '2' },
    ],
  })
  const checkbox = control('checkbox', { name: 'c' })
  it.each([
    [slider, 7, { value: 7 }],
    [slider, 70, null],
    [slider, 'x', null],
    [select, 1, { selected: 1 }],
    [select, 2, null],
    [select, 0.5, null],
    [checkbox, true, { checked: true }],
    [checkbox, 1, null],
    [blockOf('F := 1'), 1, null],
  ])('%#', (block, value, patch) => {
    expect(controlPatch(block, value)).toEqual(patch)
  })

  it('has the name that it defines', () => {
    expect([slider, select, checkbox, blockOf('F := 1 [m]')].map(fieldName)).toEqual(['k', 's', 'c', 'F'])
  })
})
