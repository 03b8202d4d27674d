/** POST /notifications and its calls: what has happened in the worksheets of a person. */
import * as z from 'zod/mini'
import { Flag, HashString, RightsLevel, UnixTime } from './common.ts'
import { SharedType } from './items.ts'

/** Kinds of notifications; each has its own setting. */
export const NOTIFICATION_KINDS = [
  'mentioned',
  'comment',
  'to_check',
  'marked',
  'mark_broken',
  'invited',
  'shared',
  'access_asked',
  'offered',
] as const
export const NotificationKind = z.enum(NOTIFICATION_KINDS)
export type NotificationKind = z.infer<typeof NotificationKind>

/** Whether a person is notified of a kind in the page and by mail; both by default. */
export const NotificationChoice = z.object({ page: z.boolean(), mail: z.boolean() })
export type NotificationChoice = z.infer<typeof NotificationChoice>

export const NotificationItem = z.object({
  id: HashString,
  kind: NotificationKind,
  /** Name of the person who did it, at that time. */
  by: z.string(),
  /** Name of the worksheet, project or team. */
  name: z.string(),
  /** The text of the comment; '' for none. */
  text: z.string(),
  /** Path of the page that it is about. */
  url: z.string(),
  made_at: UnixTime,
  read: z.boolean(),
  /** Set for what waits for an answer: a request for access by a person, or an offer to become the owner. */
  waiting: z.optional(
    z.object({ item_type: SharedType, item_hash: HashString, person: z.string(), rights_level: RightsLevel }),
  ),
})
export type NotificationItem = z.infer<typeof NotificationItem>

/** Lists the newest notifications of the visitor about what they may still see. */
export const NotificationsAnswer = z.object({
  success: z.literal(true),
  notifications: z.array(NotificationItem),
  unread: z.int(),
  /** Choices of the visitor, by kind. */
  choices: z.array(z.object({ kind: NotificationKind, page: z.boolean(), mail: z.boolean() })),
})
export type NotificationsAnswer = z.infer<typeof NotificationsAnswer>

/** Marks notifications as read; all without ids. Answers like the list. */
export const ReadNotifications = z.object({
  notifications: z.optional(z.array(HashString).check(z.maxLength(200))),
})

/** Chooses how the visitor is notified about a kind. Answers like the list. */
export const ChooseNotifications = z.object({ kind: NotificationKind, page: Flag, mail: Flag })
