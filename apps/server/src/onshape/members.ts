/**
 * Collaborators of linked projects are those of the document in Onshape: permission to edit the document gives
 * the right to edit the project, permission to view it the right to view. Each person's permission is asked for
 * with the person's own token, and holds for a day.
 */
import { and, eq, lt, sql } from '../db/drizzle.ts'
import type { Query } from '../db/database.ts'
import { projectOnshape, projectOnshapeMembers } from '../db/onshape-schema.ts'
import { projectRights, projects } from '../db/sharing-schema.ts'
import { Refused } from '../failure.ts'
import { Document } from './answers.ts'
import type { Onshape } from './onshape.ts'

const EDITORS = ['OWNER', 'FULL', 'RESHARE', 'WRITE']
const VIEWERS = ['COMMENT', 'READ', 'READ_COPY_EXPORT']

/** Everybody may view a public document; that gives no rights on the worksheets. */
function levelFor({
  permission,
  public: isPublic,
}: {
  permission?: string | null
  public?: boolean | null
}): number {
  if (EDITORS.includes(permission ?? '')) return 3
  return !isPublic && VIEWERS.includes(permission ?? '') ? 1 : 0
}

/** @returns null where Onshape gives no answer: earlier rights expire then */
async function levelInOnshape(onshape: Onshape, userId: string, documentId: string): Promise<number | null> {
  try {
    return levelFor(await onshape.read(userId, `/documents/${documentId}`, Document, { fresh: true }))
  } catch (error) {
    if (error instanceof Refused && error.problem !== 'server') return null
    throw error
  }
}

/** Gives a person the rights on the projects of a document that the person has on it in Onshape, or takes them. */
export async function joinDocument(
  query: Query,
  onshape: Onshape,
  userId: string,
  documentId: string,
): Promise<void> {
  const linked = await query
    .select({ id: projects.id, ownerId: projects.ownerId })
    .from(projectOnshape)
    .innerJoin(projects, eq(projects.id, projectOnshape.projectId))
    .where(eq(projectOnshape.documentId, documentId))
  const others = linked.filter(({ ownerId }) => ownerId !== userId)
  if (others.length === 0) return
  const level = await levelInOnshape(onshape, userId, documentId)
  if (level === null) return
  await query.transaction(async transaction => {
    for (const { id } of others) await setMember(transaction, id, userId, level)
  })
}

async function setMember(query: Query, projectId: string, userId: string, rights: number): Promise<void> {
  const mine = and(eq(projectOnshapeMembers.projectId, projectId), eq(projectOnshapeMembers.userId, userId))
  const right = and(eq(projectRights.projectId, projectId), eq(projectRights.userId, userId))
  const isMember = (await query.$count(projectOnshapeMembers, mine)) > 0
  // Rights that were given by a person are not changed.
  if (!isMember && (await query.$count(projectRights, right)) > 0) return
  if (isMember) {
    await query.delete(projectOnshapeMembers).where(mine)
    await query.delete(projectRights).where(right)
  }
  if (rights === 0) return
  await query.insert(projectRights).values({ projectId, userId, rights })
  await query.insert(projectOnshapeMembers).values({ projectId, userId })
}

/** Ends the rights that Onshape has not confirmed for a day. */
export async function removeExpiredMembers(query: Query): Promise<void> {
  await query.transaction(async transaction => {
    const isOld = lt(projectOnshapeMembers.checkedAt, sql`now() - interval '1 day'`)
    const old = await transaction.delete(projectOnshapeMembers).where(isOld).returning()
    for (const { projectId, userId } of old)
      await transaction
        .delete(projectRights)
        .where(and(eq(projectRights.projectId, projectId), eq(projectRights.userId, userId)))
  })
}
