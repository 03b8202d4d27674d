import { isWordMark, limitOf, MARKS, type LineMark, type LineMarks } from '../marks.ts'
import { blockAt } from '../outline.ts'
import type { Write } from '../stored.ts'
import type { Block, Operation } from '../types.ts'
import { acceptedPlan, refusedPlan, type Plan, type PlanContext } from './plan.ts'

/** Marks lines and takes marks away. Ids that are gone are passed over. */
export function planMark({ outline }: PlanContext, { ids, marks }: Operation & { kind: 'mark' }): Plan {
  const long = MARKS.filter(isWordMark).find(mark => (marks[mark] ?? '').length > limitOf(mark))
  if (long) return refusedPlan(`A ${long} has at most ${limitOf(long)} characters.`)
  return acceptedPlan(
    ids.flatMap(id => {
      const block = blockAt(outline, id)
      return block ? markWrites(block, marks) : []
    }),
  )
}

/** The writes that give a block these marks; those that are not named stay. */
export function markWrites(block: Block, marks: LineMarks): Write[] {
  return MARKS.filter(mark => mark in marks && stored(mark, marks) !== stored(mark, block)).map(mark => ({
    write: 'mark',
    id: block.id,
    mark,
    value: stored(mark, marks),
  }))
}

function stored(mark: LineMark, marks: LineMarks): true | string | null {
  if (mark === 'caption') return marks.caption ?? null
  if (mark === 'clause') return marks.clause || null
  return marks[mark] ? true : null
}
