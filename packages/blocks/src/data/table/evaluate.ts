/** A table defines each of its columns as a list, and its own name for looking up cells. */
import type { BlockEvaluation, BlockPlan } from '@calcwright/evaluator'
import { message } from '@calcwright/math/messages/tables'
import { problemAt } from '../../field-source.ts'
import { plainOfFormula } from '../../plain/fields.ts'
import { contentOf } from './classes.ts'
import { readTable } from './model.ts'
import { TablePlan } from './table-plan.ts'
import { tableName } from './table-name.ts'
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

export default tableEvaluation
