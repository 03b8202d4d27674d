/** Plan of a formula line. */
import type { BlockEvaluation, BlockPlan } from '@calcwright/evaluator'
import { definedConstant, parseLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { outputOf } from '../../result-options.ts'
import type { MathProps } from './schema.ts'

const mathEvaluation: BlockEvaluation<MathProps> = {
  type: 'math',
  plan(props) {
    const parsed = parseLatex(props.latex, { isUnit })
    if (!parsed.ok) return { statements: [], problem: parsed.problem, intends: intended(props.latex) }
    const { kind } = parsed.value
    if (kind === 'text' || kind === 'empty') return { statements: [] }
    const planned = { statement: parsed.value, output: outputOf(props), symbols: props.not_defined_allowed }
    return { statements: [planned] } satisfies BlockPlan
  },
}

/** Names that the line would define if its right side could be read: `f(` for a function. */
function intended(latex: string): string[] {
  const constant = definedConstant(latex)
  if (constant !== null) return [`${constant}(`]
  const sign = /\\coloneqq?(?![a-zA-Z])|:=|=/.exec(latex)
  if (!sign) return []
  const parsed = parseLatex(`${latex.slice(0, sign.index)}\\coloneq 0`, { isUnit })
  if (!parsed.ok || parsed.value.kind !== 'definition') return []
  const { target } = parsed.value
  if (target.kind === 'property') return [target.object.name]
  return [target.kind === 'function' ? `${target.name.name}(` : target.name.name]
}

export default mathEvaluation
