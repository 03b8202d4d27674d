import { blockAt } from '../outline.ts'
import type { Operation } from '../types.ts'
import { acceptedPlan, type Plan, type PlanContext } from './plan.ts'

/** Switches blocks off or on, or folds and unfolds them. Ids that are gone are passed over. */
export function planFlag(
  context: PlanContext,
  operation: Operation & { kind: 'disable' | 'collapse' },
): Plan {
  const [flag, value] =
    operation.kind === 'disable'
      ? (['disabled', operation.disabled] as const)
      : (['collapsed', operation.collapsed] as const)
  const differing = operation.ids.filter(id => {
    const block = blockAt(context.outline, id)
    return block && block[flag] !== value
  })
  return acceptedPlan(differing.map(id => ({ write: 'flag', id, flag, value })))
}
