/** Plan of a formula line. */
import type { BlockEvaluation, BlockPlan } from '@calcwright/evaluator'
import { parseLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { intended } from '../../fields/intended.ts'
import { definedByBranches } from '../begun-branches.ts'
import { outputOf } from '../../result-options.ts'
import type { MathProps } from './schema.ts'

const mathEvaluation: BlockEvaluation<MathProps> = {
  type: 'math',
  plan(props) {
    const parsed = parseLatex(props.latex, { isUnit })
    // Enter has still to make the block.
    if (!parsed.ok && definedByBranches(props.latex) !== null) return { statements: [] }
    if (!parsed.ok) return { statements: [], problem: parsed.problem, intends: intended(props.latex) }
    const { kind } = parsed.value
    if (kind === 'text' || kind === 'empty') return { statements: [] }
    const planned = { statement: parsed.value, output: outputOf(props), symbols: props.not_defined_allowed }
    return { statements: [planned] } satisfies BlockPlan
  },
}

export default mathEvaluation
