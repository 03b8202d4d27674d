/** Plots of a fluid: the saturation line, and the states that the worksheet names. */
import type { NewBlock } from '@calcwright/document'
import type { Editor } from '@calcwright/editor'
import { parsePlain, toLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'

type Kind = 'ph' | 'Ts'

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

type State = readonly [x: string, y: string]

/** Names of states that have both coordinates: `h_1` with `P_1` or `p_1`, `s1` with `T1`. */
function statesOf(names: ReadonlyMap<string, string>, kind: Kind): State[] {
  const [x, letters] = kind === 'ph' ? ['h', ['P', 'p']] : ['s', ['T']]
  return [...names.keys()].flatMap(name => {
    const index = name.startsWith(x) ? /^[_\d]\w*$/.exec(name.slice(x.length))?.[0] : undefined
    const y = letters.map(letter => letter + index).find(one => names.has(one))
    return index !== undefined && y !== undefined ? [[name, y] as const] : []
  })
}

/** Inserts a diagram behind the block of the fluid, and behind the states that it shows: above them they are unknown. */
export function insertDiagram(editor: Editor, fluid: string, name: string, kind: Kind): void {
  const names = definedNames(editor)
  const states = statesOf(names, kind)
  const needed = new Set([fluid, ...states.flat().map(one => names.get(one)!)])
  const last = editor.worksheet.blocks().findLast(({ id }) => needed.has(id))!
  editor.insert(last.id, 'after', [diagram(name, kind, states)], { at: 'start' })
}

/** @returns a plot with the saturation line of the fluid that `name` is, and the states */
function diagram(name: string, kind: Kind, states: readonly State[]): NewBlock {
  const isPh = kind === 'ph'
  const [x, y] = isPh ? (['h', 'P'] as const) : (['s', 'T'] as const)
  const side = (share: 0 | 1, label: string): NewBlock => ({
    type: 'plot_parametric',
    props: {
      x: latex(`${name}:${x}(T: t, x: ${share})`),
      y: isPh ? latex(`${name}:P(T: t, x: ${share})`) : 't',
      variable: 't',
      start: latex(`${name}:T_min`),
      end: latex(`${name}:T_c`),
      label,
    },
  })
  const list = (at: 0 | 1) => latex(`[${states.map(state => state[at]).join(', ')}]`)
  const points: NewBlock = {
    type: 'plot_scatter',
    props: { x: list(0), y: list(1), label: 'states', marker_size: 4 },
  }
  return {
    type: 'plot',
    props: {
      chart_title: `${isPh ? 'p-h' : 'T-s'} diagram`,
      x_label: x,
      y_label: y,
      x_units: isPh ? 'kJ/kg' : 'kJ/(kg*K)',
      y_units: isPh ? 'bar' : 'K',
      y_log: isPh,
    },
    children: [
      side(0, 'boiling liquid'),
      side(1, 'saturated vapour'),
      ...(states.length > 0 ? [points] : []),
    ],
  }
}
