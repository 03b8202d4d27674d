/** People whom a visitor may mention in comments. */
import type { Mentionable } from '@calcwright/contract'
import type { StoredThread } from '../../comments/comment-rows.ts'
import type { Context } from '../../context.ts'
import type { FoundItem } from '../find-allowed-item.ts'
import { namesOf } from '../projects/list-rows.ts'
import { peopleWithRights } from '../rights/people-with-rights.ts'

/** From this level on a visitor sees who has rights, as in the sharing dialog. */
const SEES_PEOPLE = 3

/** Others learn of the owner and of those who have written already; who is not signed in mentions nobody. */
export async function mentionablePeople(
  context: Context,
  item: FoundItem,
  threads: readonly StoredThread[],
): Promise<Mentionable[]> {
  const { visitor } = context
  if (visitor === null) return []
  const writers = threads.flatMap(({ comments }) => comments.flatMap(({ userId }) => userId ?? []))
  const ids =
    item.level >= SEES_PEOPLE
      ? [...writers, ...(await peopleWithRights(context.query, item))]
      : [...writers, item.row.ownerId]
  const names = await namesOf(
    context,
    ids.filter(id => id !== visitor.userId),
  )
  const people = [...names].map(([id, name]) => ({ hash_string: id, name }))
  return people.toSorted((a, b) => a.name.localeCompare(b.name))
}
