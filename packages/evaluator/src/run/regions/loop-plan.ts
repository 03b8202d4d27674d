/** Responsibilities: what a loop is made of, for whoever runs it. */
import { assignedNames } from '@calcwright/math/expression'
import type { ProgramStatement } from '@calcwright/math/expression'
import type { FieldPlace } from '../../contract.ts'
import type { PlannedFormula } from '../statements.ts'

export interface LoopPlan {
  readonly statement: ProgramStatement & { readonly kind: 'loop' }
  /** The fields of its head and of the loops in it, by source. */
  readonly heads: ReadonlyMap<string, readonly FieldPlace[]>
  /** The formulas in it, by the source that the statements name. */
  readonly formulas: ReadonlyMap<string, PlannedFormula>
  /** All lines in it, by the keys of their steps. */
  readonly parts: readonly string[]
}

/** @returns the names that a loop leaves, the iterator first */
export function namesLeft({ iterator, body }: LoopPlan['statement']): string[] {
  return [...new Set([iterator.name, ...assignedNames(body)])]
}
