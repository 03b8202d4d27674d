import { outermost } from '../outline.ts'
import type { Operation } from '../types.ts'
import { newRowWrites, rowOf } from './in-row.ts'
import { acceptedPlan, type Plan, type PlanContext } from './plan.ts'

/** Gives each of the lines a row of its own. The order stays, so that no line is calculated before another one. */
export function planSeparate(context: PlanContext, { ids }: Operation & { kind: 'separate' }): Plan {
  const { outline } = context
  const chosen = new Set(outermost(outline, ids).map(({ id }) => id))
  const rows = new Map(
    [...chosen].map(id => {
      const row = rowOf(outline, id)
      return [row[0], row]
    }),
  )
  // The first part keeps the key, as all others get another one.
  return acceptedPlan(
    [...rows.values()].flatMap(row =>
      partsOf(row, chosen)
        .slice(1)
        .flatMap(part => newRowWrites(context, part)),
    ),
  )
}

/** Chosen lines alone, and the stretches between them. */
function partsOf(row: readonly string[], chosen: ReadonlySet<string>): readonly (readonly string[])[] {
  const parts: string[][] = []
  row.forEach((id, index) => {
    const before = row[index - 1]
    const goesOn = before !== undefined && !chosen.has(id) && !chosen.has(before)
    if (goesOn) parts.at(-1)!.push(id)
    else parts.push([id])
  })
  return parts
}
