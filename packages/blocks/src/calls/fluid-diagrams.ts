/** Plots of a fluid or of humid air: their own curves, and the states that the worksheet names, numbered and joined. */
import type { NewBlock } from '@calcwright/document'
import type { Editor } from '@calcwright/editor'
import { parsePlain, toLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import type { FluidLine } from './fluid-lines.ts'

interface Diagram {
  readonly title: string
  /** The letters of a state on both axes, `h_1` over `P_1` or `p_1`. */
  readonly x: string
  readonly y: readonly string[]
  /** Labels of the axes, their units and what else is set of the plot. */
  readonly axes: Readonly<Record<string, string | boolean>>
  /** Curves of the variable t: both coordinates as they are read of a fluid, and a label. */
  readonly curves: readonly (readonly [x: string, y: string, label: string])[]
  /** Bounds of t. */
  readonly start: string
  readonly end: string
}

const SIDES = [
  [0, 'boiling liquid'],
  [1, 'saturated vapour'],
] as const
const SATURATION = { start: 'FLUID:T_min', end: 'FLUID:T_c' } as const

/** FLUID stands for the name of the value with the properties. */
const DIAGRAMS = {
  ph: {
    title: 'p-h diagram',
    x: 'h',
    y: ['P', 'p'],
    axes: { x_label: 'h', y_label: 'P', x_units: 'kJ/kg', y_units: 'bar', y_log: true },
    curves: SIDES.map(([share, label]) => [
      `FLUID:h(T: t, x: ${share})`,
      `FLUID:P(T: t, x: ${share})`,
      label,
    ]),
    ...SATURATION,
  },
  Ts: {
    title: 'T-s diagram',
    x: 's',
    y: ['T'],
    axes: { x_label: 's', y_label: 'T', x_units: 'kJ/(kg*K)', y_units: 'K' },
    curves: SIDES.map(([share, label]) => [`FLUID:s(T: t, x: ${share})`, 't', label]),
    ...SATURATION,
  },
  hs: {
    title: 'h-s diagram',
    x: 's',
    y: ['h'],
    axes: { x_label: 's', y_label: 'h', x_units: 'kJ/(kg*K)', y_units: 'kJ/kg' },
    curves: SIDES.map(([share, label]) => [
      `FLUID:s(T: t, x: ${share})`,
      `FLUID:h(T: t, x: ${share})`,
      label,
    ]),
    ...SATURATION,
  },
  psychrometric: {
    title: 'Psychrometric chart',
    x: 'T',
    y: ['W'],
    axes: { x_label: 'T', y_label: 'W', x_units: 'degC', y_units: 'g/kg', y_min: '0', y_max: '30' },
    curves: [20, 40, 60, 80, 100].map(percent => [
      't',
      `FLUID:W(T: t, phi: ${percent / 100})`,
      `phi = ${percent} %`,
    ]),
    start: '-10 [degC]',
    end: '50 [degC]',
  },
} as const satisfies Readonly<Record<string, Diagram>>

export type Kind = keyof typeof DIAGRAMS

const latex = (plain: string): string => {
  const parsed = parsePlain(plain, { isUnit, context: 'expression' })
  return parsed.ok && parsed.value.kind === 'expression' ? toLatex(parsed.value) : plain
}

/** Names that are defined in lines, `h_1 := …`, with the block of each. */
function definedNames({ worksheet, registry }: Editor): Map<string, string> {
  const names = new Map<string, string>()
  const line = worksheet.registry.get(registry.lineType)
  for (const { id, type, props } of worksheet.blocks()) {
    if (type !== registry.lineType) continue
    const found = /^([A-Za-z]\w*) :=/.exec(line?.toPlain?.(props) ?? '')
    if (found) names.set(found[1]!, id)
  }
  return names
}

interface State {
  readonly x: string
  readonly y: string
  /** The index that both names have, `1` of `h_1`. */
  readonly number: string
}

/** Names of states that have both coordinates, `h_1` with `P_1`, `s1` with `T1`, by their numbers. */
function statesOf(names: ReadonlyMap<string, string>, { x, y: letters }: Diagram): State[] {
  const states = [...names.keys()].flatMap(name => {
    const index = name.startsWith(x) ? /^[_\d]\w*$/.exec(name.slice(x.length))?.[0] : undefined
    const y = letters.map(letter => letter + index).find(one => names.has(one))
    return index !== undefined && y !== undefined ? [{ x: name, y, number: index.replace(/^_/, '') }] : []
  })
  return states.toSorted((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }))
}

/**
 * Inserts a diagram behind the block of the fluid, and behind the states that it shows: above them they are unknown.
 * @param lines of equal temperature and the like
 */
export function insertDiagram(
  editor: Editor,
  fluid: string,
  name: string,
  kind: Kind,
  lines: readonly FluidLine[] = [],
): void {
  const names = definedNames(editor)
  const states = statesOf(names, DIAGRAMS[kind])
  const needed = new Set([fluid, ...states.flatMap(({ x, y }) => [names.get(x)!, names.get(y)!])])
  const last = editor.worksheet.blocks().findLast(({ id }) => needed.has(id))!
  editor.insert(last.id, 'after', [plotOf(name, DIAGRAMS[kind], states, lines)], { at: 'start' })
}

/** The legend leaves out what has no name: notes at the lines say what they are. */
const UNNAMED = ' '
const THIN = { line_weight: 0.5, color: '#8a8f98' } as const

/** @returns a plot with the curves of the fluid that `name` is, and the states */
function plotOf(
  name: string,
  { title, axes, curves, start, end }: Diagram,
  states: readonly State[],
  lines: readonly FluidLine[],
): NewBlock {
  const own = (formula: string): string => latex(formula.replaceAll('FLUID', name))
  const parametric = curves.map(([x, y, label]): NewBlock => ({
    type: 'plot_parametric',
    props: { x: own(x), y: own(y), variable: 't', start: own(start), end: own(end), label },
  }))
  const thin = lines.flatMap(({ x, y, start: from, end: to, label, labelAt }): NewBlock[] => [
    {
      type: 'plot_parametric',
      props: { x: own(x), y: own(y), variable: 't', start: own(from), end: own(to), label: UNNAMED, ...THIN },
    },
    { type: 'plot_note', props: { x: own(labelAt[0]), y: own(labelAt[1]), dot: false, label } },
  ])
  const list = (axis: 'x' | 'y'): string => latex(`[${states.map(state => state[axis]).join(', ')}]`)
  const line: NewBlock = {
    type: 'plot_line',
    props: { x: list('x'), y: list('y'), label: 'states', marker_size: 4 },
  }
  const numbers = states.map(({ x, y, number }): NewBlock => ({
    type: 'plot_note',
    props: { x: latex(x), y: latex(y), dot: false, label: number },
  }))
  return {
    type: 'plot',
    props: { chart_title: title, ...axes },
    children: [...thin, ...parametric, ...(states.length > 0 ? [line, ...numbers] : [])],
  }
}
