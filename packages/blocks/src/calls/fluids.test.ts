import { Worksheet } from '@calcwright/document'
import type { NewBlock } from '@calcwright/document'
import type { Editor } from '@calcwright/editor'
import { parsePlain, toLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { findSpecies, FLUIDS, propertiesOf } from '@calcwright/reference/fluids'
import { expect, test, vi } from 'vitest'
import { plainOfFormula } from '../plain/fields.ts'
import { registry } from '../schemas.ts'
import { insertDiagram } from './fluid-diagrams.ts'
import type { Kind } from './fluid-diagrams.ts'
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

const numbersOf = ({ children }: NewBlock): string[] =>
  children!.flatMap(({ type, props }) => {
    const { x, y, label } = props as Record<string, string>
    return type === 'plot_note' ? [`${label} at ${plainOfFormula(x!)}, ${plainOfFormula(y!)}`] : []
  })

/** The plot that a diagram is, below lines in plain notation. */
function diagramBelow(kind: Kind, lines: readonly string[]): NewBlock {
  const worksheet = Worksheet.create(registry, {
    blocks: [
      { id: 'fluid', type: 'fluid', props: {} },
      ...lines.map((line, at) => ({ id: `line-${at}`, type: 'math', props: { latex: latex(line) } })),
    ],
  })
  const insert = vi.fn<Editor['insert']>()
  insertDiagram(
    { worksheet, registry: { lineType: 'math' }, insert } as unknown as Editor,
    'fluid',
    'A',
    kind,
  )
  return insert.mock.calls[0]![2][0]!
}

test('states are joined by their numbers, wherever they stand', () => {
  const lines = ['s_10 := 1', 'T_10 := 1', 's_2 := 1', 'T_2 := 1', 'T_1 := 1', 's_1 := 1']
  const plot = diagramBelow('Ts', lines)
  expect(numbersOf(plot)).toEqual(['1 at s_1, T_1', '2 at s_2, T_2', '10 at s_10, T_10'])
  const { x, y } = plot.children!.find(({ type }) => type === 'plot_line')!.props as Record<string, string>
  expect([x, y].map(text => plainOfFormula(text!))).toEqual(['[s_1, s_2, s_10]', '[T_1, T_2, T_10]'])
})

test('a psychrometric chart has lines of humidity and states of air', () => {
  const plot = diagramBelow('psychrometric', ['T_1 := 30 [degC]', 'W_1 := 0.01', 'T_2 := 15 [degC]'])
  expect(numbersOf(plot)).toEqual(['1 at T_1, W_1'])
  const curves = plot.children!.filter(({ type }) => type === 'plot_parametric')
  expect(curves.map(({ props }) => plainOfFormula((props as Record<string, string>).y!))).toEqual(
    [0.2, 0.4, 0.6, 0.8, 1].map(phi => `A:W(T: t, phi: ${phi})`),
  )
})

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
  expect(numbersOf(ph!)).toEqual(['1 at h_1, P_1', '2 at h_2, p_2', '4 at h4, p4'])
  expect(Ts!.children).toHaveLength(2)
})
