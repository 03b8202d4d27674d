/** Rows of the materials that people and teams have entered. */
import type { OwnMaterialFields } from '@calcwright/contract'
import { and, count, eq, ilike, inArray, or, sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
import type { Query } from '../db/database.ts'
import { ownMaterials } from '../db/schema.ts'
import { teamMembers } from '../db/sharing-schema.ts'

export type OwnMaterialRow = typeof ownMaterials.$inferSelect

/** The person, or a team, that materials belong to. */
export interface MaterialOwner {
  readonly userId: string
  /** null for the materials of the person. */
  readonly teamId: string | null
}

const ownedBy = ({ userId, teamId }: MaterialOwner): SQL =>
  teamId === null ? eq(ownMaterials.userId, userId) : eq(ownMaterials.teamId, teamId)

const BY_NAME = sql`lower(${ownMaterials.name})`

/** Materials of the person and of all teams of the person. */
const visibleTo = (userId: string): SQL =>
  or(
    eq(ownMaterials.userId, userId),
    sql`${ownMaterials.teamId} in (select ${teamMembers.teamId} from ${teamMembers} where ${teamMembers.userId} = ${userId} and not ${teamMembers.pending})`,
  )!

export const materialsOfOwner = (query: Query, owner: MaterialOwner): Promise<OwnMaterialRow[]> =>
  query.select().from(ownMaterials).where(ownedBy(owner)).orderBy(BY_NAME)

export const visibleMaterials = (query: Query, userId: string): Promise<OwnMaterialRow[]> =>
  query.select().from(ownMaterials).where(visibleTo(userId)).orderBy(BY_NAME)

export const materialsNamedLike = (query: Query, userId: string, words: string): Promise<OwnMaterialRow[]> =>
  query
    .select()
    .from(ownMaterials)
    .where(
      and(
        visibleTo(userId),
        ilike(
          sql`replace(${ownMaterials.name}, ' ', '')`,
          `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
        ),
      ),
    )
    .orderBy(BY_NAME)
    .limit(60)

export async function visibleMaterial(
  query: Query,
  userId: string,
  id: string,
): Promise<OwnMaterialRow | null> {
  const [row] = await query
    .select()
    .from(ownMaterials)
    .where(and(visibleTo(userId), eq(ownMaterials.id, id)))
  return row ?? null
}

export async function countMaterials(query: Query, owner: MaterialOwner): Promise<number> {
  const [row] = await query.select({ count: count() }).from(ownMaterials).where(ownedBy(owner))
  return row?.count ?? 0
}

interface Stored {
  readonly sheet: OwnMaterialFields
  readonly stringData: string
}

export async function insertMaterial(
  query: Query,
  owner: MaterialOwner,
  id: string,
  stored: Stored,
): Promise<void> {
  await query.insert(ownMaterials).values({
    id,
    userId: owner.teamId === null ? owner.userId : null,
    teamId: owner.teamId,
    storedBy: owner.userId,
    ...columnsOf(stored),
  })
}

/** @returns whether the owner has this version */
export async function updateMaterial(
  query: Query,
  owner: MaterialOwner,
  { id, version }: { readonly id: string; readonly version: number },
  stored: Stored,
): Promise<boolean> {
  const rows = await query
    .update(ownMaterials)
    .set({ ...columnsOf(stored), version: version + 1, updatedAt: sql`now()` })
    .where(and(ownedBy(owner), eq(ownMaterials.id, id), eq(ownMaterials.version, version)))
    .returning({ id: ownMaterials.id })
  return rows.length > 0
}

const columnsOf = ({ sheet, stringData }: Stored) => ({
  name: sheet.name,
  sheet,
  stringData,
  bytes: storedBytes({ sheet, stringData }),
})

export const storedBytes = ({ sheet, stringData }: Stored): number =>
  Buffer.byteLength(JSON.stringify(sheet)) + Buffer.byteLength(stringData)

export async function deleteMaterials(
  query: Query,
  owner: MaterialOwner,
  ids: readonly string[],
): Promise<void> {
  await query.delete(ownMaterials).where(and(ownedBy(owner), inArray(ownMaterials.id, [...ids])))
}
