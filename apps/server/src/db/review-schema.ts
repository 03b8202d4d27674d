/** Comments, requests to check and notifications as drizzle knows them; migrations/0022 makes and explains them. */
import type { CommentPlace, FormAnswer, NotificationChoice, NotificationKind } from '@calcwright/contract'
import { bigint, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from './drizzle.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const made = () => moment('created_at').notNull().defaultNow()

export const commentThreads = pgTable(
  'comment_threads',
  {
    worksheetId: text('worksheet_id').notNull(),
    id: text('id').notNull(),
    blockId: text('block_id').notNull(),
    place: jsonb('place').$type<CommentPlace>().notNull().default({}),
    quote: text('quote').notNull(),
    resolvedAt: moment('resolved_at'),
    resolvedBy: text('resolved_by').notNull().default(''),
    createdAt: made(),
  },
  table => [primaryKey({ columns: [table.worksheetId, table.id] })],
)

export const comments = pgTable(
  'comments',
  {
    worksheetId: text('worksheet_id').notNull(),
    threadId: text('thread_id').notNull(),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    userId: text('user_id'),
    userName: text('user_name').notNull(),
    body: text('body').notNull(),
    mentions: text('mentions').array().notNull().default([]),
    suggestion: text('suggestion'),
    createdAt: made(),
    editedAt: moment('edited_at'),
    removedAt: moment('removed_at'),
  },
  table => [primaryKey({ columns: [table.worksheetId, table.threadId, table.position] })],
)

export const commentRights = pgTable('comment_rights', {
  itemId: text('item_id').primaryKey(),
  rights: smallint('rights').notNull(),
})

/** Worksheets whose form collects answers, and the answers; migrations/0029 makes and explains them. */
export const formCollections = pgTable('form_collections', {
  worksheetId: text('worksheet_id').primaryKey(),
  since: moment('since').notNull().defaultNow(),
})

export const formAnswers = pgTable(
  'form_answers',
  {
    worksheetId: text('worksheet_id').notNull(),
    id: text('id').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
    inputs: jsonb('inputs').$type<FormAnswer['inputs']>().notNull(),
    outputs: jsonb('outputs').$type<FormAnswer['outputs']>().notNull(),
    checks: jsonb('checks').$type<FormAnswer['checks']>().notNull().default({}),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.worksheetId, table.id] })],
)

export const notifications = pgTable(
  'notifications',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    itemId: text('item_id').notNull(),
    about: text('about').notNull().default(''),
    position: integer('position').notNull().default(0),
    byName: text('by_name').notNull(),
    createdAt: made(),
    readAt: moment('read_at'),
  },
  table => [primaryKey({ columns: [table.userId, table.id] })],
)

export const notificationSettings = pgTable('notification_settings', {
  userId: text('user_id').primaryKey(),
  settings: jsonb('settings').$type<Partial<Record<NotificationKind, NotificationChoice>>>().notNull(),
})

export const checkRequests = pgTable(
  'check_requests',
  {
    worksheetId: text('worksheet_id').notNull(),
    userId: text('user_id').notNull(),
    askedBy: text('asked_by').notNull(),
    askedByName: text('asked_by_name').notNull(),
    note: text('note').notNull().default(''),
    createdAt: made(),
  },
  table => [primaryKey({ columns: [table.worksheetId, table.userId] })],
)
