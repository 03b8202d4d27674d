/** Teams, projects and invitations as drizzle knows them; migrations/0003 makes and explains them. */
import type { ItemType, TeamRole } from '@calcwright/contract'
import { boolean, pgTable, primaryKey, smallint, text, timestamp } from './drizzle.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const made = () => moment('created_at').notNull().defaultNow()
const changed = () => moment('updated_at').notNull().defaultNow()

export const teams = pgTable('teams', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  createdAt: made(),
  updatedAt: changed(),
})

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: text('team_id').notNull(),
    userId: text('user_id').notNull(),
    role: text('role').$type<TeamRole>().notNull(),
    pending: boolean('pending').notNull().default(false),
    invitedBy: text('invited_by'),
    createdAt: made(),
  },
  table => [primaryKey({ columns: [table.teamId, table.userId] })],
)

export const projects = pgTable('projects', {
  id: text('id').primaryKey(),
  hash: text('hash').notNull(),
  name: text('name').notNull(),
  ownerId: text('owner_id').notNull(),
  parentId: text('parent_id'),
  publicRights: smallint('public_rights').notNull().default(-1),
  teamId: text('team_id'),
  teamRights: smallint('team_rights').notNull().default(-1),
  createdAt: made(),
  updatedAt: changed(),
})

export const projectRights = pgTable(
  'project_rights',
  {
    projectId: text('project_id').notNull(),
    userId: text('user_id').notNull(),
    rights: smallint('rights').notNull(),
    pending: boolean('pending').notNull().default(false),
    invitedBy: text('invited_by'),
    createdAt: made(),
    updatedAt: changed(),
  },
  table => [primaryKey({ columns: [table.projectId, table.userId] })],
)

export const projectMarks = pgTable(
  'project_shelf',
  {
    projectId: text('project_id').notNull(),
    userId: text('user_id').notNull(),
    starred: boolean('starred').notNull().default(false),
    archived: boolean('archived').notNull().default(false),
    removed: boolean('removed').notNull().default(false),
  },
  table => [primaryKey({ columns: [table.projectId, table.userId] })],
)

export const invitations = pgTable('invitations', {
  tokenHash: text('token_hash').primaryKey(),
  email: text('email').notNull(),
  itemType: text('item_type').$type<ItemType>().notNull(),
  itemId: text('item_id').notNull(),
  rights: smallint('rights'),
  role: text('role').$type<TeamRole>(),
  invitedBy: text('invited_by').notNull(),
  createdAt: made(),
})

export const linkEnds = pgTable('link_ends', {
  itemId: text('item_id').primaryKey(),
  endsAt: moment('ends_at').notNull(),
})

export const accessRequests = pgTable(
  'access_requests',
  { itemId: text('item_id').notNull(), userId: text('user_id').notNull() },
  table => [primaryKey({ columns: [table.itemId, table.userId] })],
)

export const ownershipOffers = pgTable('ownership_offers', {
  itemId: text('item_id').primaryKey(),
  toUser: text('to_user').notNull(),
  byUser: text('by_user').notNull(),
})
