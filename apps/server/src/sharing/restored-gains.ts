/**
 * Gains of rights on something by its coming back from the trash: the project where it was may have been shared,
 * or moved into a shared one, while it was away.
 */
import type { SharedType } from '@calcwright/contract'
import { sql } from '../db/drizzle.ts'
import type { Transaction } from '../db/database.ts'
import { type Gain, type Grants, gainsBetween } from '../policies/gains.ts'
import { grantsAround, readGrants, readMembers } from './grants.ts'

/** Rights that a project gave at the moment of a deletion. Who is in its team is up to that team, also later. */
interface FormerGrants extends Pick<Grants, 'ownerId' | 'publicRights' | 'teamId' | 'teamRights'> {
  /** Rights by the key of a person. */
  readonly people: readonly (readonly [string, number])[]
}

/** Rights that the project of an item, and those around it, give at this moment, as a deletion keeps them. */
export async function grantsToKeep(transaction: Transaction, placeId: string | null): Promise<string> {
  const grants = await grantsAround(transaction, placeId)
  const former = grants.map(({ ownerId, publicRights, teamId, teamRights, people }): FormerGrants => ({
    ownerId,
    publicRights,
    teamId,
    teamRights,
    people: [...people].map(([key, { rights }]) => [key, rights]),
  }))
  return JSON.stringify(former)
}

/**
 * Gains on an item that is back in its place, and on everything in it. What came with another deletion than
 * its own is compared with what it gives by itself: nothing else is known.
 */
export async function gainsOfRestored(
  transaction: Transaction,
  type: SharedType,
  id: string,
): Promise<readonly Gain[]> {
  const { rows } = await transaction.execute<{ around: readonly FormerGrants[] }>(sql`
    select around from deletions where item_id = ${id}
      and id = (select deletion_id from deleted_items where deleted_items.item_id = ${id})`)
  const former = rows[0]?.around ?? []
  const members = await readMembers(
    transaction,
    former.flatMap(({ teamId }) => teamId ?? []),
  )
  const around = former.map((grants): Grants => ({
    ...grants,
    ownerLabel: '',
    people: new Map(grants.people.map(([key, rights]) => [key, { rights, label: '' }])),
    members: members.get(grants.teamId ?? '') ?? new Set(),
  }))
  const after = await readGrants(transaction, type, id)
  const outside = (after[0]?.grants.length ?? 1) - 1
  const before = after.map(item => ({
    ...item,
    grants: [...item.grants.slice(0, item.grants.length - outside), ...around],
  }))
  return gainsBetween(before, after)
}
