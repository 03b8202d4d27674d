/**
 * Invitations. A person with an account gets a pending row of rights: it holds at once, and brings the item
 * into the lists when it is accepted. An address without an account is stored until somebody signs up with
 * it, or comes with the token of its e-mail.
 */
import { createHash } from 'node:crypto'
import type { ItemType, SharedType, TeamRole } from '@calcwright/contract'
import { and, eq, gt, inArray, lte, sql } from '../db/drizzle.ts'
import type { Query, Transaction } from '../db/database.ts'
import { users, worksheetRights, worksheets } from '../db/schema.ts'
import { invitations, projectRights, projects, teamMembers } from '../db/sharing-schema.ts'
import { randomHash } from '../identifiers.ts'
import { inheritedRights } from './inherited-rights.ts'
import { readChains } from './places.ts'

const DAY = 24 * 60 * 60 * 1000

/** Item and rights of an invitation: a level, or a role in a team. */
export interface Invitation {
  readonly type: ItemType
  readonly itemId: string
  /** Levels that people have by projects around or as owners. Whoever has as much needs no invitation. */
  readonly inherited: ReadonlyMap<string, number>
  readonly rights: number
  readonly role: TeamRole
  readonly invitedBy: string
}

/** A new invitation of an address. */
export interface NewInvitation {
  readonly email: string
  /** Token of the link for an address without an account; null where an earlier mail has it. */
  readonly token: string | null
}

/** Invites addresses, except those that have the rights already. */
export async function invite(
  transaction: Transaction,
  invitation: Invitation,
  emails: readonly string[],
): Promise<NewInvitation[]> {
  const asked = [...new Set(emails.map(email => email.toLowerCase()))]
  if (asked.length === 0) return []
  const known = await transaction
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, asked))
  const invited: NewInvitation[] = []
  for (const email of asked) {
    const user = known.find(row => row.email === email)
    if (user && (invitation.inherited.get(user.id) ?? -1) >= invitation.rights) continue
    if (!user) invited.push({ email, token: await keep(transaction, invitation, email) })
    else if (await givePending(transaction, invitation, user.id)) invited.push({ email, token: null })
  }
  return invited
}

/** Gives a person the invitations of one of their addresses. */
export async function claimByEmail(query: Query, userId: string): Promise<void> {
  const waiting = await query
    .select({ tokenHash: invitations.tokenHash })
    .from(invitations)
    .innerJoin(users, eq(users.email, invitations.email))
    .where(eq(users.id, userId))
  for (const { tokenHash } of waiting) await claim(query, tokenHash, userId)
}

/**
 * The address that an invitation was mailed to, by the token of that mail. Who has the token reads the address, as
 * with a link for signing up: it proves the address as long as the mail is young. Null for any other token.
 */
export async function addressOfInvitation(query: Query, token: string): Promise<string | null> {
  const young = new Date(Date.now() - PROVES_ADDRESS)
  const [row] = await query
    .select({ email: invitations.email })
    .from(invitations)
    .where(and(eq(invitations.tokenHash, hashOf(token)), gt(invitations.createdAt, young)))
  return row?.email ?? null
}

/** Fourteen days. */
const PROVES_ADDRESS = 14 * DAY

/** Returns false for an unknown or withdrawn invitation. */
export function claimByToken(query: Query, token: string, userId: string): Promise<boolean> {
  return claim(query, hashOf(token), userId)
}

/**
 * The greatest invitation that a person may withdraw: a level on an item, or whether an owner's role in a
 * team.
 */
export interface InvitationReach {
  readonly rights: number
  readonly owners: boolean
}

/** Withdraws pending invitations, with or without an account. */
export async function withdraw(
  transaction: Transaction,
  type: ItemType,
  itemId: string,
  emails: readonly string[],
  reach: InvitationReach,
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

/**
 * Gives a pending invitation, with or without an account, another level.
 * @param most invitations to more stay as they are
 */
export async function changeInvitation(
  transaction: Transaction,
  type: SharedType,
  itemId: string,
  email: string,
  rights: number,
  most: number,
): Promise<void> {
  const address = email.toLowerCase()
  await transaction
    .update(invitations)
    .set({ rights })
    .where(and(eq(invitations.itemId, itemId), eq(invitations.email, address), lte(invitations.rights, most)))
  const people = transaction.select({ id: users.id }).from(users).where(eq(users.email, address))
  if (type === 'Worksheet')
    await transaction
      .update(worksheetRights)
      .set({ rights, updatedAt: new Date() })
      .where(
        and(
          eq(worksheetRights.worksheetId, itemId),
          eq(worksheetRights.pending, true),
          lte(worksheetRights.rights, most),
          inArray(worksheetRights.userId, people),
        ),
      )
  else
    await transaction
      .update(projectRights)
      .set({ rights, updatedAt: new Date() })
      .where(
        and(
          eq(projectRights.projectId, itemId),
          eq(projectRights.pending, true),
          lte(projectRights.rights, most),
          inArray(projectRights.userId, people),
        ),
      )
}

/** Addresses that have not accepted, with or without an account, which the list does not reveal. */
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

/** Table of the rights on items of the type. */
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

/**
 * Stores an invitation. An earlier invitation of the address loses no rights, and its token holds for a day, within
 * which nobody is mailed again about the item.
 *
 * @returns its token; null where that of the earlier one holds
 */
async function keep(transaction: Transaction, invitation: Invitation, email: string): Promise<string | null> {
  const token = randomHash()
  const team = invitation.type === 'Team'
  const row = {
    tokenHash: hashOf(token),
    rights: team ? null : invitation.rights,
    role: team ? invitation.role : null,
    invitedBy: invitation.invitedBy,
  }
  const isOld = sql`${invitations.createdAt} < now() - interval '1 day'`
  const set = {
    ...row,
    tokenHash: sql`case when ${isOld} then excluded.token_hash else ${invitations.tokenHash} end`,
    createdAt: sql`case when ${isOld} then now() else ${invitations.createdAt} end`,
    rights: sql`greatest(${invitations.rights}, excluded.rights)`,
    role: sql`case when ${invitations.role} = 'owner' then 'owner' else excluded.role end`,
  }
  const [stored] = await transaction
    .insert(invitations)
    .values({ ...row, email, itemType: invitation.type, itemId: invitation.itemId })
    .onConflictDoUpdate({ target: [invitations.itemId, invitations.email], set })
    .returning({ tokenHash: invitations.tokenHash })
  return stored?.tokenHash === row.tokenHash ? token : null
}

/**
 * Adds a pending row; an earlier invitation loses no rights. Returns false, changing nothing, for a person
 * who has accepted before.
 */
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

/** Level of a person as owner, or by the projects around an item. An invitation to less is pointless. */
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
