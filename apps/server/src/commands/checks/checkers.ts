/** POST /checks/people and /checks/set_person: who may mark a worksheet, or those of a project, as checked. */
import type { CheckersAnswer, SetChecker, SharedType } from '@calcwright/contract'
import type * as z from 'zod/mini'
import { checkersOf, setCheckerRow } from '../../checks/check-rows.ts'
import { Refused } from '../../failure.ts'
import type { Visitor } from '../../policies/policy.ts'
import type { Context } from '../../context.ts'
import { type FoundItem, findAllowedItem } from '../find-allowed-item.ts'
import { namesOf } from '../projects/list-rows.ts'
import { peopleWithRights } from '../rights/people-with-rights.ts'

export async function listCheckers(
  context: Context,
  type: SharedType,
  hash: string,
): Promise<CheckersAnswer> {
  return peopleOf(context, await findAllowedItem(context, 'list_checkers', hash, type))
}

export async function setChecker(
  context: Context,
  asked: z.output<typeof SetChecker>,
): Promise<CheckersAnswer> {
  const item = await findAllowedItem(context, 'set_checker', asked.item_hash, asked.item_type)
  const { people } = await peopleOf(context, item)
  if (!people.some(({ hash_string: id }) => id === asked.user_hash))
    throw new Refused('invalid', 'Only somebody who has rights here can be named: share it with them first.')
  const { userId } = context.visitor as Visitor
  await setCheckerRow(context.query, item.row.id, asked.user_hash, asked.checker ? userId : null)
  return peopleOf(context, item)
}

/**
 * The owner, people with rights on the item or on a project around it, members of its team, and the checkers
 * already named.
 */
async function peopleOf(context: Context, item: FoundItem): Promise<CheckersAnswer> {
  const { query } = context
  const { row, around } = item
  const places = [row, ...around.map(({ project }) => project)]
  const [withRights, named] = await Promise.all([
    peopleWithRights(query, item),
    checkersOf(
      query,
      places.map(({ id }) => id),
    ),
  ])
  const has = (id: string, here: boolean) =>
    named.some(({ userId, itemId }) => userId === id && (itemId === row.id) === here)
  const ids = [...withRights, ...named.map(({ userId }) => userId)]
  const names = await namesOf(context, ids)
  const people = [...names].map(([id, name]) => ({
    hash_string: id,
    name,
    checker: has(id, true),
    inherited: has(id, false),
  }))
  return { success: true, people: people.toSorted((a, b) => a.name.localeCompare(b.name)) }
}
