/** The test of a branch. */
import type { BlockPlan, BlockRole } from '@calcwright/evaluator'
import { HIDDEN_OUTPUT } from '../defined-value.ts'
import { planFields } from '../field-source.ts'

/** @returns the plan of a block that asks whether `test` is true; without a test it is false */
export function testPlan(test: string, role: BlockRole): BlockPlan {
  return planFields(source => {
    const value = source.expression('test', test, { statements: [], role })
    const statement = { kind: 'expression', span: value.span, value, show: true } as const
    return { statements: [{ statement, output: HIDDEN_OUTPUT, request: 'test' }], role }
  })
}
