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
import { type Context, toUnixTime } from '../context.ts'
import { findAllowedItem } from '../find-allowed-item.ts'
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

type Subject = Pick<NotificationItem, 'name' | 'text' | 'url'>

async function subjectOf(context: Context, row: NotificationRow): Promise<Subject | null> {
  if (row.kind === 'invited') {
    const invitation = await waitingInvitation(context.query, row.userId, row.itemId)
    return invitation === null ? null : { name: invitation, text: '', url: sectionAddress('invites') }
  }
  const worksheet = await context.finder.findById(row.itemId)
  if (!worksheet) return null
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
