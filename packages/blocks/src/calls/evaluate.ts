/** Plans of the blocks of the table: each evaluates its call as if the call stood in a formula. */
import type { BlockEvaluation, PlannedStatement } from '@calcwright/evaluator'
import { planFields } from '../field-source.ts'
import { outputOf } from '../result-options.ts'
import type { CallProps } from './props.ts'
import { formulaOf } from './statement.ts'
import type { CallFormula } from './statement.ts'
import { CALL_ROWS } from './table.ts'

const callEvaluations: readonly BlockEvaluation<CallProps>[] = CALL_ROWS.map(row => ({
  type: row.type,
  plan: props => planFields(source => ({ statements: planned(formulaOf(row, props, source), props) })),
}))

/** The definition of a function shows nothing: its formula is computed beside it. */
function planned(formula: CallFormula, props: CallProps): PlannedStatement[] {
  const { statement, fields, results, also, after } = formula
  const output = outputOf(props)
  const common = { output, fields, ...(results.length > 0 && { symbols: results }) }
  const beside = also.map(one => ({ statement: one, request: 'definition', ...common }))
  if (after) {
    const table = { ...statement, value: after }
    return [
      { ...beside[0]!, request: 'preparation', output: { ...output, rows: 'hidden' } },
      { statement: table, ...common, output: { ...output, rows: 'shown' } },
      ...beside.slice(1),
    ]
  }
  if (statement.kind === 'expression' || statement.target.kind === 'variable')
    return [{ statement, ...common }, ...beside]
  const { value, span } = statement
  return [
    { statement, request: 'definition', ...common },
    { statement: { kind: 'expression', value, span, show: true }, ...common },
    ...beside,
  ]
}

export default callEvaluations
