/** Responsibilities: what a loop is made of, for whoever runs it. */
import { assignedNames } from '@calcwright/math/expression'
import type { LoopPlan } from './planned.ts'

/** @returns the names that a loop leaves, the iterator first */
export function namesLeft({ iterator, body }: LoopPlan['statement']): string[] {
  return [...new Set([iterator.name, ...assignedNames(body)])]
}
