import { outermost, subtree } from '../outline.ts'
import type { Operation } from '../types.ts'
import { acceptedPlan, emptyIndentWrites, type Plan, type PlanContext } from './plan.ts'

/** Removes blocks with all that stands in them, and the indents that this empties. */
export function planRemove(context: PlanContext, { ids }: Operation & { kind: 'remove' }): Plan {
  const leaving = outermost(context.outline, ids)
  const removed = leaving.flatMap(block => subtree(context.outline, block.id)).map(block => block.id)
  const emptied = emptyIndentWrites(context, leaving)
  return acceptedPlan([...removed, ...emptied].map(id => ({ write: 'delete', id })))
}
