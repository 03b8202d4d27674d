/** POST /rights/set_rights. Nobody gives more than they have, nor takes from anybody with more. */
import type { SetRights, SetRightsAnswer } from '@calcwright/contract'
import { and, eq, inArray } from '../../db/drizzle.ts'
import type * as z from 'zod/mini'
import { setCommentLevel } from '../../comments/comment-rows.ts'
import type { Transaction } from '../../db/database.ts'
import { worksheetRights, worksheets } from '../../db/schema.ts'
import { projectRights, projects } from '../../db/sharing-schema.ts'
import { Refused } from '../../failure.ts'
import { refuseManaged } from '../../onshape/links.ts'
import { BY_SHARING } from '../../policies/gains.ts'
import type { Level, Visitor } from '../../policies/policy.ts'
import { inheritedRights } from '../../sharing/inherited-rights.ts'
import { changeInvitation, type NewInvitation, withdraw } from '../../sharing/invitations.ts'
import { setLinkEnd } from '../../sharing/link-ends.ts'
import { restoreToLists } from '../../sharing/list-marks.ts'
import type { Context } from '../../context.ts'
import { type FoundItem, findAllowedItem, levelAfterChange } from '../find-allowed-item.ts'
import type { MailDue } from '../../notifications/tell.ts'
import { announceShared, mailShared } from './announce-shared.ts'
import { teamsOf } from '../teams/list-teams.ts'
import { findTeam } from './find-team.ts'
import { guardGains } from './guard-gains.ts'
import { countInvited, invitePeople, levelsOf, notify } from './invite-people.ts'
import { rightsOn } from './read-rights.ts'
import { notifyWindows } from './notify-windows.ts'
import { type RightsLockContext, withRightsLock } from '../../sharing/rights-lock.ts'

export const MANAGED =
  'Collaborators of this project are managed in Onshape: share its document there with them.'

type Asked = z.output<typeof SetRights>

export async function setRights(context: Context, asked: Asked): Promise<SetRightsAnswer> {
  // A change that is refused in any case keeps nobody waiting, and counts no invitations.
  const found = await findAllowedItem(context, 'set_rights', asked.item_hash, asked.item_type)
  await refuseManaged(context.query, found, MANAGED)
  await countInvited(context, asked.invite_emails)
  const { item, invited, due } = await withRightsLock(context, 'exclusive', held => change(held, asked))
  const target = targetOf(item)
  const wanted = asked.invite_notify
  const message = wanted
    ? await notify(context, target, invited, asked.invite_rights, asked.invite_message)
    : ''
  await mailShared(context, item, due)
  await notifyWindows(context, item)
  if (asked.comment_rights !== undefined && item.type === 'Worksheet')
    context.rooms.commentsChanged(item.row.id)
  const rights = await levelAfterChange(context, item)
  return { success: true, hash: item.row.hash, rights, message }
}

interface Changed {
  readonly item: FoundItem
  readonly invited: readonly NewInvitation[]
  /** People who are to get a mail about what is shared with them. */
  readonly due: readonly MailDue[]
}

async function change(held: RightsLockContext, asked: Asked): Promise<Changed> {
  const item = await findAllowedItem(held, 'set_rights', asked.item_hash, asked.item_type)
  const changes = [...(await ofEverybody(held, item, asked)), ...(await ofPeople(held, item, asked))]
  refuseAbove(item.level, asked.invite_rights, ...asked.invited.map(({ rights }) => rights))
  const inherited = levelsOf(item.row.ownerId, await inheritedRights(held.query, item.around))
  let invited: readonly NewInvitation[] = []
  const visitor = held.visitor as Visitor
  const gains = await guardGains(held, item, BY_SHARING, async transaction => {
    for (const change of changes) await change(transaction)
    await endLink(transaction, item, asked)
    const reach = { rights: item.level, owners: false }
    await withdraw(transaction, item.type, item.row.id, asked.withdraw_emails, reach)
    for (const { email, rights } of asked.invited)
      await changeInvitation(transaction, item.type, item.row.id, email, rights, item.level)
    if (asked.comment_rights !== undefined)
      await setCommentLevel(transaction, item.row.id, asked.comment_rights)
    const given = { rights: asked.invite_rights, role: 'member' as const, inherited }
    invited = await invitePeople(transaction, visitor, targetOf(item), asked.invite_emails, given)
  })
  return { item, invited, due: await announceShared(held.query, visitor, item, gains, invited) }
}

/** A link without rights of its own does not end. */
async function endLink(transaction: Transaction, { row, level }: FoundItem, asked: Asked): Promise<void> {
  const { link_ends_at: end } = asked
  if ((asked.public_rights ?? row.publicRights) < 1) return setLinkEnd(transaction, row.id, null)
  if (end === undefined) return
  refuseAbove(level, row.publicRights)
  if (end !== null && end * 1000 <= Date.now())
    throw new Refused('invalid', 'This day is over. Choose a later one for the end of the link.')
  await setLinkEnd(transaction, row.id, end === null ? null : new Date(end * 1000))
}

const targetOf = ({ type, row }: FoundItem) => ({ type, id: row.id, name: row.name })

type Write = (transaction: Transaction) => Promise<unknown>

/** Sets the rights of everybody and of a team, which are in the item's own row. */
async function ofEverybody(
  context: Context,
  { type, row, level }: FoundItem,
  asked: Asked,
): Promise<Write[]> {
  const set: { publicRights?: number; teamId?: string | null; teamRights?: number } = {}
  if (asked.public_rights !== undefined && asked.public_rights !== row.publicRights) {
    refuseAbove(level, asked.public_rights, row.publicRights)
    set.publicRights = asked.public_rights
  }
  const { team_rights: teamRights, team_hash: team } = asked
  if (team === null || teamRights === -2) {
    refuseAbove(level, row.teamRights)
    set.teamId = null
    set.teamRights = -1
  } else if (teamRights !== undefined || team !== undefined) {
    refuseAbove(level, teamRights ?? row.teamRights, row.teamRights)
    set.teamId = team ?? row.teamId ?? (await onlyTeam(context))
    set.teamRights = teamRights ?? row.teamRights
    if (team !== undefined && !(await findTeam(context.query, context.visitor, team)))
      throw new Refused('rights', 'Only with a team that you are in can this be shared.')
  }
  if (Object.keys(set).length === 0) return []
  const table = type === 'Worksheet' ? worksheets : projects
  return [transaction => transaction.update(table).set(set).where(eq(table.id, row.id))]
}

/** The team that is meant where none is named. */
async function onlyTeam({ query, visitor }: Context): Promise<string> {
  const [team, ...others] = await teamsOf(query, visitor?.userId ?? '')
  if (team && others.length === 0) return team.hash_string
  throw new Refused(
    'invalid',
    team ? 'Say which team: you are in several.' : 'You are in no team that this could be shared with.',
  )
}

/** Sets the rights of people who have some already, here or by a project around. Others are invited. */
async function ofPeople(context: Context, item: FoundItem, asked: Asked): Promise<Write[]> {
  const wanted = new Map([
    ...asked.people.map(person => [person.hash_string, person.user_rights] as const),
    ...asked.inherited_people.map(person => [person.user_hash, person.user_rights] as const),
  ])
  if (wanted.size === 0) return []
  const own = await rightsOn(context.query, item)
  const inherited = await inheritedRights(context.query, item.around)
  const writes: Write[] = []
  const removed: string[] = []
  for (const [userId, rights] of wanted) {
    const before = own.get(userId)
    const from = inherited.get(userId)
    if (userId === item.row.ownerId || from?.owner)
      throw new Refused('invalid', 'The owner keeps all rights.')
    if (before === undefined && from === undefined)
      throw new Refused('invalid', 'Somebody who has no rights yet has to be invited.')
    refuseAbove(item.level, rights, before ?? -1, from?.inherited_rights ?? -1)
    if (rights === -1) removed.push(userId)
    else writes.push(transaction => give(transaction, item, userId, rights))
  }
  return [...writes, transaction => takeAway(transaction, item, removed)]
}

export async function give(
  transaction: Transaction,
  item: FoundItem,
  userId: string,
  rights: number,
): Promise<void> {
  const set = { rights, updatedAt: new Date() }
  if (item.type === 'Worksheet')
    await transaction
      .insert(worksheetRights)
      .values({ worksheetId: item.row.id, userId, rights })
      .onConflictDoUpdate({ target: [worksheetRights.worksheetId, worksheetRights.userId], set })
  else
    await transaction
      .insert(projectRights)
      .values({ projectId: item.row.id, userId, rights })
      .onConflictDoUpdate({ target: [projectRights.projectId, projectRights.userId], set })
  if (rights >= 1) await restoreToLists(transaction, item.type, item.row.id, [userId])
}

async function takeAway(transaction: Transaction, { type, row }: FoundItem, userIds: readonly string[]) {
  if (userIds.length === 0) return
  const [table, item] =
    type === 'Worksheet'
      ? ([worksheetRights, worksheetRights.worksheetId] as const)
      : ([projectRights, projectRights.projectId] as const)
  await transaction.delete(table).where(and(eq(item, row.id), inArray(table.userId, [...userIds])))
}

function refuseAbove(level: Level, ...rights: readonly number[]): void {
  if (rights.some(right => right > level))
    throw new Refused('rights', 'You can only give and take rights up to your own.')
}
