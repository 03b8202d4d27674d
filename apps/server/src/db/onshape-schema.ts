/** Sign-ins to Onshape and links to its documents as drizzle knows them; a migration makes and explains them. */
import { customType, pgTable, primaryKey, text, timestamp } from './drizzle.ts'
import { projects } from './sharing-schema.ts'
import { users, worksheets } from './schema.ts'

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const onshapeSignIns = pgTable('onshape_sign_ins', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokens: bytea('tokens').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

const link = {
  documentId: text('document_id').notNull(),
  parent: text('parent').notNull(),
  elementId: text('element_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
}

export const worksheetOnshape = pgTable('worksheet_onshape', {
  worksheetId: text('worksheet_id')
    .primaryKey()
    .references(() => worksheets.id, { onDelete: 'cascade' }),
  ...link,
})

export const projectOnshape = pgTable('project_onshape', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  ...link,
})

export const projectOnshapeMembers = pgTable(
  'project_onshape_members',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    checkedAt: moment('checked_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.projectId, table.userId] })],
)

export const onshapeStored = pgTable(
  'onshape_stored',
  {
    worksheetId: text('worksheet_id')
      .notNull()
      .references(() => worksheets.id, { onDelete: 'cascade' }),
    documentId: text('document_id').notNull(),
    elementId: text('element_id').notNull(),
    variableId: text('variable_id').notNull(),
    storedAt: moment('stored_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.worksheetId, table.documentId, table.elementId, table.variableId] }),
  ],
)
