/** Rows of notifications and of what people want to be told about. */
import { inArray, sql } from '../db/drizzle.ts'
import type { NotificationChoice, NotificationKind } from '@calcwright/contract'
import type { Query } from '../db/database.ts'
import { notificationSettings, notifications } from '../db/review-schema.ts'
import { users } from '../db/schema.ts'
import { randomHash } from '../identifiers.ts'

/** Something that people are told about. */
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
