/** Responsibilities: names that a loop exports, and names that begin as lists in it. */
import { assignedNames } from '@calcwright/math/expression'
import type { NameUse } from '@calcwright/math/expression'
import type { LoopPlan } from './planned.ts'

/** @returns the names that a loop leaves, the iterator first */
export function exportedNames({ iterator, body }: LoopPlan['statement']): string[] {
  return [...new Set([iterator.name, ...assignedNames(body)])]
}

/** Whether a name that has no value above a loop becomes a list there: elements are put into it, and nothing reads it before. */
export function beginsAsList(uses: readonly NameUse[] = []): boolean {
  return (
    uses.some(({ isElement }) => isElement) &&
    uses.every(
      ({ unassigned, isElement }) => unassigned === 'perhaps' || (unassigned === 'never' && isElement),
    )
  )
}
