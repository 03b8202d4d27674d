/** Plan of a check: its condition as a whole, which says what is wrong with it, and each side of its comparisons. */
import type { BlockPlan, OutputOptions, PlannedStatement } from '@calcwright/evaluator'
import { HIDDEN_OUTPUT } from '../defined-value.ts'
import { planFields } from '../field-source.ts'
import { conditionOf, formulasOf } from './condition.ts'
import type { Condition } from './condition.ts'

/** Saved fields of a check. */
export interface CheckFields {
  readonly condition: string
  readonly name: string
}

/** Numbers decide; a list of them is judged however long it is. */
const SIDE: OutputOptions = { ...HIDDEN_OUTPUT, approximate: true, rows: 'shown', working: false }

export const checkPlan = ({ condition }: CheckFields): BlockPlan =>
  planFields(source => {
    const value = source.expression('condition', condition)
    const asked = [value, ...formulasOf(conditionOf(value))]
    const statements = asked.map((each, index): PlannedStatement => ({
      statement: { kind: 'expression', span: each.span, value: each, show: true },
      // The steps are those of the whole condition.
      output: index === 0 ? { ...SIDE, working: null } : SIDE,
      eachPass: true,
      request: index === 0 ? 'condition' : `side ${index}`,
      fields: source.fields,
    }))
    return { statements }
  })

export interface ReadCheck {
  /** Null where it is empty or cannot be read. */
  readonly condition: Condition | null
  /** Why it cannot be read; '' where it can. */
  readonly problem: string
}

const read = new WeakMap<object, ReadCheck>()

/** The condition of a check; saved fields are replaced when they change, so that each is read once. */
export function readCheck(fields: CheckFields): ReadCheck {
  const known = read.get(fields)
  if (known) return known
  const { statements, problem } = checkPlan(fields)
  const [whole] = statements
  const value = whole && 'value' in whole.statement ? whole.statement.value : null
  const found = { condition: value ? conditionOf(value) : null, problem: problem?.message ?? '' }
  read.set(fields, found)
  return found
}
