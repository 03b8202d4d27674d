/** The tables of accounts as drizzle knows them; migrations/0004 makes them and explains the columns. */
import type { LinkKind } from '@calcwright/contract'
import { pgTable, text, timestamp } from './drizzle.ts'
import { users } from './schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const userPasswords = pgTable('user_passwords', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: text('hash').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const accountLinks = pgTable('account_links', {
  tokenHash: text('token_hash').primaryKey(),
  kind: text('kind').$type<LinkKind>().notNull(),
  email: text('email').notNull(),
  userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
