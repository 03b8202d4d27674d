/** Responsibilities: the test of a loop, names that it exports, and names that begin as lists in it. */
import { assignedNames, TESTED_PASS } from '@calcwright/math/expression'
import type { Expression, NameUse } from '@calcwright/math/expression'
import { NO_OUTPUT } from '../block-plan.ts'
import type { FieldPlace } from '../block-plan.ts'
import type { LoopFormula, LoopPlan } from './planned.ts'

/** The question whether a loop makes a pass. */
export const testOf = (test: Expression, fields: readonly FieldPlace[]): LoopFormula => ({
  statement: { kind: 'expression', span: test.span, value: test, show: true },
  output: NO_OUTPUT,
  request: 'test',
  fields,
})

/** @returns the names that a loop leaves, the iterator first, and what counts the passes of one with a test */
export function exportedNames({ iterator, body }: LoopPlan['statement']): string[] {
  return [...new Set([iterator.name, ...assignedNames(body)])]
}

/** @returns the names that mean something below a loop */
export const namesBelow = (statement: LoopPlan['statement']): string[] =>
  exportedNames(statement).filter(name => name !== TESTED_PASS)

/** Whether a name that has no value above a loop becomes a list there: elements are put into it, and nothing reads it before. */
export function beginsAsList(uses: readonly NameUse[] = []): boolean {
  return (
    uses.some(({ isElement }) => isElement) &&
    uses.every(
      ({ unassigned, isElement }) => unassigned === 'perhaps' || (unassigned === 'never' && isElement),
    )
  )
}
