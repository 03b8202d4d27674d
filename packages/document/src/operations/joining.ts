/** Finds the container that a block belongs to which was put right below it. */
import { sameJson } from '../json.ts'
import { blockAt } from '../outline.ts'
import type { Block, Place, Registry } from '../types.ts'
import { siblingsBefore, type PlanContext } from './plan.ts'

/** The container above a place, with at most empty lines between; null for a type that joins none. */
export function containerAbove(
  { outline, registry }: Pick<PlanContext, 'outline' | 'registry'>,
  type: string,
  at: Place,
): string | null {
  const { parents, joinsAbove } = registry.get(type)?.placement ?? {}
  if (!joinsAbove || !parents) return null
  const before = siblingsBefore(outline, at) ?? []
  const above = before.map(id => blockAt(outline, id)!).findLast(block => !isEmptyLine(registry, block))
  return above && parents.includes(above.type) ? above.id : null
}

/** Nothing was written into the block, and nothing can stand in it. */
function isEmptyLine(registry: Registry, { type, props, status }: Block): boolean {
  const known = registry.get(type)
  return status === 'ok' && known !== undefined && !known.container && sameJson(props, known.defaults())
}
