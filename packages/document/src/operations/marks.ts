import { markProblem, MARKS, storedMark, type LineMarks } from '../marks.ts'
import { blockAt } from '../outline.ts'
import type { Write } from '../stored.ts'
import type { Block, Operation } from '../types.ts'
import { acceptedPlan, refusedPlan, type Plan, type PlanContext } from './plan.ts'

/** Marks lines and takes marks away. Ids that are gone are passed over. */
export function planMark({ outline }: PlanContext, { ids, marks }: Operation & { kind: 'mark' }): Plan {
  const problem = markProblem(marks)
  if (problem !== null) return refusedPlan(problem)
  return acceptedPlan(
    ids.flatMap(id => {
      const block = blockAt(outline, id)
      return block ? markWrites(block, marks) : []
    }),
  )
}

/** The writes that give a block these marks; those that are not named stay. */
export function markWrites(block: Block, marks: LineMarks): Write[] {
  return MARKS.flatMap(mark => {
    const value = storedMark(mark, marks[mark])
    const isChange = mark in marks && value !== storedMark(mark, block[mark])
    return isChange ? [{ write: 'mark', id: block.id, mark, value }] : []
  })
}
