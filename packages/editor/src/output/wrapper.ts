/** Functions around a whole line that say how its result is shown: `factor(x^2 - 1)`. */
import { nodesIn, parseLatex } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import type { OutputSettings } from './settings.ts'

const TREATMENTS: Readonly<Record<string, Partial<OutputSettings>>> = {
  factor: { form: 'factor' },
  expand: { form: 'expand' },
  simplify: { form: 'simplify' },
  normal: { form: 'simplify' },
  regroup: { form: 'none' },
  evalf: { approximate: true },
  approx: { approximate: true },
  exact: { approximate: false },
}

export interface Unwrapped {
  /**
   * The function that was removed, for the message; '' for none, as for `exact` of a decimal, which stays.
   */
  readonly hidden: string
  readonly latex: string
  readonly settings: Partial<OutputSettings>
}

const isDecimal = (node: Expression): boolean => node.kind === 'number' && /[.e]/i.test(node.text)

/**
 * The line without its wrapper, and the settings of the result that it stands for; null for any other line.
 */
export function unwrap(latex: string): Unwrapped | null {
  const parsed = parseLatex(latex, { isUnit })
  if (!parsed.ok || parsed.value.kind !== 'expression') return null
  const { value } = parsed.value
  if (value.kind !== 'call') return null
  const settings = Object.hasOwn(TREATMENTS, value.name) ? TREATMENTS[value.name] : undefined
  const [argument, ...others] = value.args
  if (!settings || !argument || others.length > 0) return null
  // Exact makes a fraction of a decimal, which changes the formula and not only how its result is shown.
  const makesFraction = value.name === 'exact' && nodesIn(argument).some(isDecimal)
  if (makesFraction) return { hidden: '', latex, settings }
  // The span of an argument leaves out the brackets around it.
  const inside = /^(?:\\left)?\(([\s\S]*?)(?:\\right)?\)$/.exec(
    latex.slice(value.nameSpan.end, value.span.end),
  )
  if (!inside) return null
  const bare = inside[1]! + latex.slice(value.span.end)
  const again = parseLatex(bare, { isUnit })
  // `simplify(x = 3)` would turn into a definition.
  if (!again.ok || again.value.kind !== 'expression') return null
  return { hidden: value.name, latex: bare, settings }
}
