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

/** Names that are defined in lines: `h_1 := …`. */
function definedNames({ worksheet, registry }: Editor): Set<string> {
  const names = new Set<string>()
  const line = worksheet.registry.get(registry.lineType)
  for (const { type, props } of worksheet.blocks()) {
    if (type !== registry.lineType) continue
    const found = /^([A-Za-z]\w*) :=/.exec(line?.toPlain?.(props) ?? '')
    if (found) names.add(found[1]!)
  }
  return names
}

type State = readonly [x: string, y: string]

/** Names of states that have both coordinates: `h_1` with `P_1` or `p_1`, `s1` with `T1`. */
function statesOf(editor: Editor, x: string, letters: readonly string[]): State[] {
  const names = definedNames(editor)
  return [...names].flatMap(name => {
    const index = name.startsWith(x) ? /^[_\d]\w*$/.exec(name.slice(x.length))?.[0] : undefined
    const y = letters.map(letter => letter + index).find(one => names.has(one))
    return index !== undefined && y !== undefined ? [[name, y] as const] : []
  })
}

/** @returns a plot with the saturation line of the fluid that `name` is, and the states h_1, P_1 or s_1, T_1 … */
export function diagram(editor: Editor, name: string, kind: Kind): NewBlock {
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
  const states = statesOf(editor, x, isPh ? ['P', 'p'] : ['T'])
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
