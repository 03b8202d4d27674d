/** Rows of notifications and of the choices that people make for them. */
import { NOTIFICATION_KINDS, type NotificationChoice, type NotificationKind } from '@calcwright/contract'
import { and, desc, eq, inArray, isNull, sql } from '../db/drizzle.ts'
import type { Query } from '../db/database.ts'
import { notificationSettings, notifications } from '../db/review-schema.ts'
import { users } from '../db/schema.ts'
import { randomHash } from '../identifiers.ts'

/** Something that people are notified of. */
export interface Happening {
  readonly kind: NotificationKind
  /** Id of the worksheet, project or team. */
  readonly itemId: string
  /** Id of the thread or mark; '' for the item itself. */
  readonly about: string
  /** Number of the comment in the thread; 0 for none. */
  readonly position: number
  /** Name of the person who did it. */
  readonly byName: string
}

/** A person with an address and the choices for one kind. */
export interface Receiver {
  readonly userId: string
  readonly email: string | null
  readonly choice: NotificationChoice
}

const BOTH: NotificationChoice = { page: true, mail: true }

/** Returns the people who have accounts, with their choices for the kind. */
export async function receiversOf(
  query: Query,
  userIds: readonly string[],
  kind: NotificationKind,
): Promise<Receiver[]> {
  if (userIds.length === 0) return []
  const rows = await query
    .select({ userId: users.id, email: users.email, settings: notificationSettings.settings })
    .from(users)
    .leftJoin(notificationSettings, sql`${notificationSettings.userId} = ${users.id}`)
    .where(inArray(users.id, [...userIds]))
  return rows.map(({ userId, email, settings }) => ({ userId, email, choice: settings?.[kind] ?? BOTH }))
}

/**
 * Stores a notification for each person. One that is unread and about the same is brought up to date instead.
 * Returns the people for whom it is a new one.
 */
export async function storeNotifications(
  query: Query,
  userIds: readonly string[],
  { kind, itemId, about, position, byName }: Happening,
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await query
    .insert(notifications)
    .values(userIds.map(userId => ({ userId, id: randomHash(), kind, itemId, about, position, byName })))
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.kind, notifications.itemId, notifications.about],
      targetWhere: sql`read_at is null`,
      set: { position, byName, createdAt: new Date() },
    })
    .returning({ userId: notifications.userId, isNew: sql<boolean>`(xmax = 0)` })
  return new Set(rows.flatMap(({ userId, isNew }) => (isNew ? [userId] : [])))
}

/** Newest notifications that are listed at a time. */
const LISTED = 100

export type NotificationRow = typeof notifications.$inferSelect

export function notificationsOf(query: Query, userId: string): Promise<NotificationRow[]> {
  return query
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(LISTED)
}

/** @param ids all unread ones without them */
export async function setRead(query: Query, userId: string, ids?: readonly string[]): Promise<void> {
  const its = and(eq(notifications.userId, userId), isNull(notifications.readAt))
  await query
    .update(notifications)
    .set({ readAt: new Date() })
    .where(ids ? and(its, inArray(notifications.id, [...ids])) : its)
}

/** Choices of a person for all kinds. */
export async function choicesOf(query: Query, userId: string) {
  const [row] = await query.select().from(notificationSettings).where(eq(notificationSettings.userId, userId))
  return NOTIFICATION_KINDS.map(kind => ({ kind, ...(row?.settings[kind] ?? BOTH) }))
}

export async function storeChoice(
  query: Query,
  userId: string,
  kind: NotificationKind,
  choice: NotificationChoice,
): Promise<void> {
  const settings = { [kind]: choice }
  await query
    .insert(notificationSettings)
    .values({ userId, settings })
    .onConflictDoUpdate({
      target: notificationSettings.userId,
      set: { settings: sql`${notificationSettings.settings} || ${JSON.stringify(settings)}::jsonb` },
    })
}

/** Ids of the accounts with these addresses. */
export async function userIdsOf(query: Query, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return []
  const rows = await query
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, [...emails]))
  return rows.map(({ id }) => id)
}
