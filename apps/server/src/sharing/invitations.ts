/**
 * Invitations. Somebody with an account gets a row of rights that is pending: it holds at once, and
 * brings the item into the lists when it is accepted. An address without an account is kept until
 * somebody comes with it, or with the token of its e-mail.
 */
import { createHash } from 'node:crypto'
import type { ItemType, SharedType, TeamRole } from '@calcwright/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Query, Transaction } from '../db/database.ts'
import { users, worksheetRights, worksheets } from '../db/schema.ts'
import { invitations, projectRights, projects, teamMembers } from '../db/sharing-schema.ts'
import { randomHash } from '../identifiers.ts'
import { inheritedRights } from './inherited-rights.ts'
import { readChains } from './places.ts'

/** To what, and with which rights: a level, or a role in a team. */
export interface Invitation {
  readonly type: ItemType
  readonly itemId: string
  /** What people have already, by projects around or as owners: who has as much needs no invitation. */
  readonly inherited: ReadonlyMap<string, number>
  readonly rights: number
  readonly role: TeamRole
  readonly invitedBy: string
}

/** An address that was invited just now. */
export interface Invited {
  readonly email: string
  /** For the link of an address without an account. */
  readonly token: string | null
}

/** Invites addresses; leaves those out that have the item already. */
export async function invite(
  transaction: Transaction,
  invitation: Invitation,
  emails: readonly string[],
): Promise<Invited[]> {
  const asked = [...new Set(emails.map(email => email.toLowerCase()))]
  if (asked.length === 0) return []
  const known = await transaction
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, asked))
  const invited: Invited[] = []
  for (const email of asked) {
    const user = known.find(row => row.email === email)
    if (user && (invitation.inherited.get(user.id) ?? -1) >= invitation.rights) continue
    if (!user) invited.push({ email, token: await keep(transaction, invitation, email) })
    else if (await givePending(transaction, invitation, user.id)) invited.push({ email, token: null })
  }
  return invited
}

/** Who came with one of the addresses gets what it was invited to. */
export async function claimByEmail(query: Query, userId: string): Promise<void> {
  const waiting = await query
    .select({ tokenHash: invitations.tokenHash })
    .from(invitations)
    .innerJoin(users, eq(users.email, invitations.email))
    .where(eq(users.id, userId))
  for (const { tokenHash } of waiting) await claim(query, tokenHash, userId)
}

/** False when there is no such invitation, or no longer. */
export function claimByToken(query: Query, token: string, userId: string): Promise<boolean> {
  return claim(query, hashOf(token), userId)
}

/** The most that somebody may take back: rights on an item, or whether owners' roles in a team. */
export interface Reach {
  readonly rights: number
  readonly owners: boolean
}

/** Takes back what was not accepted yet, whether the addresses have an account or not. */
export async function withdraw(
  transaction: Transaction,
  type: ItemType,
  itemId: string,
  emails: readonly string[],
  reach: Reach,
): Promise<void> {
  const asked = emails.map(email => email.toLowerCase())
  if (asked.length === 0) return
  const within = (table: typeof invitations | ReturnType<typeof rowsOf>['table']) => [
    ...('rights' in table ? [sql`coalesce(${table.rights}, 0) <= ${reach.rights}`] : []),
    ...('role' in table && !reach.owners ? [sql`coalesce(${table.role}, 'member') <> 'owner'`] : []),
  ]
  await transaction
    .delete(invitations)
    .where(and(eq(invitations.itemId, itemId), inArray(invitations.email, asked), ...within(invitations)))
  const { table, item } = rowsOf(type)
  const people = transaction.select({ id: users.id }).from(users).where(inArray(users.email, asked))
  await transaction
    .delete(table)
    .where(and(eq(item, itemId), eq(table.pending, true), inArray(table.userId, people), ...within(table)))
}

/** Addresses that have not accepted, with an account or without: whoever invites learns neither. */
export async function invitedTo(
  query: Query,
  type: ItemType,
  itemId: string,
): Promise<{ email: string; rights: number; role: TeamRole }[]> {
  const unknown = await query
    .select({ email: invitations.email, rights: invitations.rights, role: invitations.role })
    .from(invitations)
    .where(eq(invitations.itemId, itemId))
  const { table, item } = rowsOf(type)
  const known = await query
    .select({
      email: sql<string>`coalesce(${users.email}, ${users.name})`,
      rights: type === 'Team' ? sql<number>`0` : (table as typeof projectRights).rights,
      role: type === 'Team' ? teamMembers.role : sql<TeamRole>`'member'`,
    })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(and(eq(item, itemId), eq(table.pending, true)))
  return [...unknown, ...known]
    .map(({ email, rights, role }) => ({ email, rights: rights ?? 0, role: role ?? ('member' as const) }))
    .sort((a, b) => a.email.localeCompare(b.email))
}

/** Where the rights on an item of the type are. */
function rowsOf(type: ItemType) {
  switch (type) {
    case 'Worksheet':
      return { table: worksheetRights, item: worksheetRights.worksheetId }
    case 'Project':
      return { table: projectRights, item: projectRights.projectId }
    case 'Team':
      return { table: teamMembers, item: teamMembers.teamId }
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Returns the token; an earlier one of the address is worth nothing then. Takes nothing from an earlier invitation. */
async function keep(transaction: Transaction, invitation: Invitation, email: string): Promise<string> {
  const token = randomHash()
  const team = invitation.type === 'Team'
  const row = {
    tokenHash: hashOf(token),
    rights: team ? null : invitation.rights,
    role: team ? invitation.role : null,
    invitedBy: invitation.invitedBy,
  }
  const set = {
    ...row,
    rights: sql`greatest(${invitations.rights}, excluded.rights)`,
    role: sql`case when ${invitations.role} = 'owner' then 'owner' else excluded.role end`,
  }
  await transaction
    .insert(invitations)
    .values({ ...row, email, itemType: invitation.type, itemId: invitation.itemId })
    .onConflictDoUpdate({ target: [invitations.itemId, invitations.email], set })
  return token
}

/** Takes nothing from an earlier invitation. False for who has accepted before: nothing changes then. */
async function givePending(
  transaction: Transaction,
  { type, itemId, rights, role, invitedBy }: Invitation,
  userId: string,
): Promise<boolean> {
  const common = { userId, invitedBy, pending: true }
  if (type === 'Team') {
    const rows = await transaction
      .insert(teamMembers)
      .values({ ...common, teamId: itemId, role })
      .onConflictDoUpdate({
        target: [teamMembers.teamId, teamMembers.userId],
        set: {
          role: sql`case when ${teamMembers.role} = 'owner' then 'owner' else excluded.role end`,
          invitedBy,
        },
        setWhere: eq(teamMembers.pending, true),
      })
      .returning({ userId: teamMembers.userId })
    return rows.length > 0
  }
  const rows =
    type === 'Worksheet'
      ? await transaction
          .insert(worksheetRights)
          .values({ ...common, worksheetId: itemId, rights })
          .onConflictDoUpdate({
            target: [worksheetRights.worksheetId, worksheetRights.userId],
            set: { rights: sql`greatest(${worksheetRights.rights}, excluded.rights)`, invitedBy },
            setWhere: eq(worksheetRights.pending, true),
          })
          .returning({ userId: worksheetRights.userId })
      : await transaction
          .insert(projectRights)
          .values({ ...common, projectId: itemId, rights })
          .onConflictDoUpdate({
            target: [projectRights.projectId, projectRights.userId],
            set: { rights: sql`greatest(${projectRights.rights}, excluded.rights)`, invitedBy },
            setWhere: eq(projectRights.pending, true),
          })
          .returning({ userId: projectRights.userId })
  return rows.length > 0
}

async function claim(query: Query, tokenHash: string, userId: string): Promise<boolean> {
  return query.transaction(async transaction => {
    const [row] = await transaction
      .delete(invitations)
      .where(eq(invitations.tokenHash, tokenHash))
      .returning()
    if (!row) return false
    const { itemType: type, itemId, rights, role, invitedBy } = row
    const given = { rights: rights ?? 1, role: role ?? ('member' as const) }
    if (type !== 'Team' && (await levelWithout(transaction, userId, type, itemId)) >= given.rights)
      return true
    await givePending(transaction, { type, itemId, inherited: new Map(), ...given, invitedBy }, userId)
    return true
  })
}

/** What somebody has by owning the item, or by the projects around it: less is nothing to be invited to. */
async function levelWithout(
  transaction: Transaction,
  userId: string,
  type: SharedType,
  itemId: string,
): Promise<number> {
  const [row] =
    type === 'Worksheet'
      ? await transaction
          .select({ ownerId: worksheets.ownerId, around: worksheets.projectId })
          .from(worksheets)
          .where(eq(worksheets.id, itemId))
      : await transaction
          .select({ ownerId: projects.ownerId, around: projects.parentId })
          .from(projects)
          .where(eq(projects.id, itemId))
  if (!row) return -1
  if (row.ownerId === userId) return 4
  const chains = await readChains(transaction, null, [row.around])
  const inherited = await inheritedRights(transaction, chains.get(row.around ?? '') ?? [])
  return inherited.get(userId)?.inherited_rights ?? -1
}
