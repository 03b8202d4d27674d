/** A table defines each of its columns as a list, and its own name for looking up cells. */
import type { BlockEvaluation, BlockPlan } from '@calcwright/evaluator'
import { parseLatex } from '@calcwright/math/expression'
import { message } from '@calcwright/math/messages/tables'
import { isUnit } from '@calcwright/math/units'
import { problemAt } from '../../field-source.ts'
import { plainOfFormula } from '../../plain/fields.ts'
import { contentOf } from './classes.ts'
import { readTable } from './model.ts'
import { TablePlan } from './table-plan.ts'
import type { TableProps } from './props.ts'

const tableEvaluation: BlockEvaluation<TableProps> = {
  type: 'table',
  plan(props): BlockPlan {
    const name = tableName(props.name)
    if (name === null) {
      const problem = message('table.name', { name: plainOfFormula(props.name) })
      return {
        statements: [],
        problem: problemAt(problem, { start: 0, end: props.name.length }, 'name'),
      }
    }
    return new TablePlan(name, props.own_names, contentOf(readTable(props))).plan()
  },
}

/** @param latex as it stands in the field. @returns '' without a name, null for what is none */
export function tableName(latex: string): string | null {
  if (latex.trim() === '') return ''
  const parsed = parseLatex(`${latex}\\coloneq 0`, { isUnit })
  const target = parsed.ok && parsed.value.kind === 'definition' ? parsed.value.target : null
  return target?.kind === 'variable' ? target.name.name : null
}

export default tableEvaluation
