import { Worksheet } from '@calcwright/document'
import type { Editor } from '@calcwright/editor'
import { parsePlain, toLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { findSpecies, FLUIDS, propertiesOf } from '@calcwright/reference/fluids'
import { expect, test, vi } from 'vitest'
import { plainOfFormula } from '../plain/fields.ts'
import { registry } from '../schemas.ts'
import { insertDiagram } from './fluid-diagrams.ts'
import { FLUID_NAMES } from './fluids.ts'

test('the block offers each fluid of the data', () => {
  expect([...FLUID_NAMES].sort()).toEqual([...FLUIDS].sort())
})

test.each([
  ['methane', 'CH4'],
  ['co2', 'CO2'],
  ['graph', 'graphite'],
  ['C8H18', 'C8H18'],
])('the search for %s finds %s first', (phrase, word) => {
  expect(findSpecies(phrase)[0]!.word).toBe(word)
})

test.each(['fluid', 'mixture', 'humid_air'])('the list of properties of %s', type => {
  expect(propertiesOf(type)).toContainEqual(expect.objectContaining({ name: 'h' }))
})

const latex = (text: string): string => {
  const parsed = parsePlain(text, { isUnit })
  return parsed.ok ? toLatex(parsed.value) : expect.fail(parsed.problem.message)
}

test('a diagram stands behind the states of which both coordinates are named', () => {
  const lines = [
    'h_1 := 400 [kJ/kg]',
    'P_1 := 2 [bar]',
    'h_2 := 420 [kJ/kg]',
    'p_2 := 8 [bar] =',
    'h_3 := 0',
    'h4 := 0',
  ]
  const worksheet = Worksheet.create(registry, {
    blocks: [
      { id: 'fluid', type: 'fluid', props: {} },
      ...[...lines, 'p4 := 1', 's_9 := 1'].map((line, at) => ({
        id: `line-${at}`,
        type: 'math',
        props: { latex: latex(line) },
      })),
    ],
  })
  const insert = vi.fn<Editor['insert']>()
  const editor = { worksheet, registry: { lineType: 'math' }, insert } as unknown as Editor
  insertDiagram(editor, 'fluid', 'R', 'ph')
  insertDiagram(editor, 'fluid', 'R', 'Ts')
  expect(insert.mock.calls.map(([block, side]) => [block, side])).toEqual([
    ['line-6', 'after'],
    ['fluid', 'after'],
  ])
  const [ph, Ts] = insert.mock.calls.map(([, , [plot]]) => plot!)
  const [liquid, , points] = ph!.children!.map(one => one.props as Record<string, string>)
  expect(plainOfFormula(liquid!.x!)).toBe('R:h(T: t, x: 0)')
  expect([points!.x, points!.y].map(text => plainOfFormula(text!))).toEqual([
    '[h_1, h_2, h4]',
    '[P_1, p_2, p4]',
  ])
  expect(Ts!.children).toHaveLength(2)
})
