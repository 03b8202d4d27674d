/** POST /notifications and its calls. */
import {
  type ChooseNotifications,
  type NotificationItem,
  type NotificationsAnswer,
  sectionAddress,
  worksheetAddress,
} from '@calcwright/contract'
import type * as z from 'zod/mini'
import { threadsOf } from '../../comments/comment-rows.ts'
import {
  type NotificationRow,
  choicesOf,
  notificationsOf,
  setRead,
  storeChoice,
} from '../../notifications/notification-rows.ts'
import { type Call, type Visitor, authorize } from '../../policies/policy.ts'
import { type Context, toUnixTime } from '../../context.ts'
import { aboutItem } from '../access-requests.ts'
import { type FoundItem, findAllowedItem, findItem } from '../find-allowed-item.ts'
import { waitingRequests } from '../../sharing/access-requests.ts'
import { hashOfItem, offeredTo } from '../../sharing/ownership.ts'
import { Refused } from '../../failure.ts'
import { waitingInvitation } from '../invitations/list-invitations.ts'
import { commentAccessTo } from '../comments/find-commented.ts'

const visitorOf = (context: Context, call: Call): Visitor => {
  authorize(call, context.visitor, null)
  return context.visitor as Visitor
}

export async function listNotifications(context: Context): Promise<NotificationsAnswer> {
  const { userId } = visitorOf(context, 'list_notifications')
  const [rows, choices] = await Promise.all([
    notificationsOf(context.query, userId),
    choicesOf(context.query, userId),
  ])
  const items = (await Promise.all(rows.map(row => itemOf(context, row)))).filter(item => item !== null)
  return {
    success: true,
    notifications: items,
    unread: items.filter(({ read }) => !read).length,
    choices,
  }
}

export async function readNotifications(
  context: Context,
  ids: readonly string[] | undefined,
): Promise<NotificationsAnswer> {
  const { userId } = visitorOf(context, 'read_notifications')
  await setRead(context.query, userId, ids)
  return listNotifications(context)
}

export async function chooseNotifications(
  context: Context,
  { kind, page, mail }: z.output<typeof ChooseNotifications>,
): Promise<NotificationsAnswer> {
  const { userId } = visitorOf(context, 'choose_notifications')
  await storeChoice(context.query, userId, kind, { page, mail })
  return listNotifications(context)
}

/** The notification in words of now; null when the visitor may not see the subject any more. */
async function itemOf(context: Context, row: NotificationRow): Promise<NotificationItem | null> {
  const about = await subjectOf(context, row)
  if (!about) return null
  return {
    id: row.id,
    kind: row.kind,
    by: row.byName,
    ...about,
    made_at: toUnixTime(row.createdAt),
    read: row.readAt !== null,
  }
}

type Subject = Pick<NotificationItem, 'name' | 'text' | 'url' | 'waiting'>

async function subjectOf(context: Context, row: NotificationRow): Promise<Subject | null> {
  if (row.kind === 'invited') {
    const invitation = await waitingInvitation(context.query, row.userId, row.itemId)
    return invitation === null ? null : { name: invitation, text: '', url: sectionAddress('invites') }
  }
  if (row.kind === 'access_asked') return requestOf(context, row)
  if (row.kind === 'offered') return offerOf(context, row)
  const worksheet = await context.finder.findById(row.itemId)
  if (!worksheet) return row.kind === 'shared' ? sharedProjectOf(context, row) : null
  const item = await findAllowedItem(context, 'get_worksheet', worksheet.hash, 'Worksheet').catch(
    (error: unknown) => {
      if (error instanceof Refused) return null
      throw error
    },
  )
  if (!item) return null
  const { name } = worksheet
  const url = worksheetAddress(worksheet.hash, name)
  if (row.position === 0) return { name, text: '', url }
  if (!(await commentAccessTo(context, item)).see) return null
  const [thread] = await threadsOf(context.query, worksheet.id, row.about)
  const comment = thread?.comments.find(({ position }) => position === row.position)
  return { name, text: (comment?.body || comment?.suggestion) ?? '', url: `${url}#comment-${row.about}` }
}

/** The item as the visitor sees it; null for one that is gone or hidden. */
async function itemById(context: Context, id: string): Promise<FoundItem | null> {
  const hash = await hashOfItem(context.query, id)
  return hash === null ? null : findItem(context, hash, null)
}

async function sharedProjectOf(context: Context, { itemId }: NotificationRow): Promise<Subject | null> {
  const item = await itemById(context, itemId)
  return item && item.level > 0 ? { text: '', ...nameAndPage(item) } : null
}

const nameAndPage = ({ type, row }: FoundItem) => {
  const { name, path: url } = aboutItem(type, row)
  return { name, url }
}

const waitingAt = ({ type, row, level }: FoundItem, person: string): Subject => ({
  text: '',
  ...nameAndPage({ type, row } as FoundItem),
  waiting: { item_type: type, item_hash: row.hash, person, rights_level: level },
})

/** A request for access that nobody has answered, for who may share the item. */
async function requestOf(context: Context, { itemId, about }: NotificationRow): Promise<Subject | null> {
  const item = await itemById(context, itemId)
  if (!item || item.level < 3) return null
  const asked = await waitingRequests(context.query, itemId)
  const request = asked.find(({ hash_string: id }) => id === about)
  return request ? { ...waitingAt(item, about), text: request.message } : null
}

/** An offer of ownership that the visitor has not answered. */
async function offerOf(context: Context, { itemId, userId }: NotificationRow): Promise<Subject | null> {
  const item = await itemById(context, itemId)
  const offer = item && (await offeredTo(context.query, itemId, item.row.ownerId))
  return item && offer?.userId === userId
    ? { ...waitingAt(item, userId), url: sectionAddress('invites') }
    : null
}
