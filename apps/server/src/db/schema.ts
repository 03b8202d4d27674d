/** The tables as drizzle knows them; migrations/ makes them and explains the columns. */
import type {
  CheckState,
  OwnMaterialFields,
  DocumentParameter,
  FusionParameter,
  PlanName,
  Settings,
  TokenScope,
} from '@calcwright/contract'
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from './drizzle.ts'

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: bytes => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
})

const moment = (name: string) => timestamp(name, { withTimezone: true })
const made = () => moment('created_at').notNull().defaultNow()
const changed = () => moment('updated_at').notNull().defaultNow()

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  local: boolean('local').notNull().default(false),
  welcomed: boolean('welcomed').notNull().default(false),
  equalPopup: boolean('equal_popup').notNull().default(false),
  plan: text('plan').$type<PlanName>().notNull().default('hobby'),
  createdAt: made(),
  updatedAt: changed(),
})

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: made(),
    updatedAt: changed(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
  },
  table => [index('sessions_of_user').on(table.userId)],
)

export const userSettings = pgTable('user_settings', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  settings: jsonb('settings').$type<Settings>().notNull(),
  updatedAt: changed(),
})

export const worksheets = pgTable(
  'worksheets',
  {
    id: text('id').primaryKey(),
    hash: text('hash').notNull(),
    name: text('name').notNull(),
    ownerId: text('owner_id').notNull(),
    publicRights: smallint('public_rights').notNull().default(-1),
    projectId: text('project_id'),
    teamId: text('team_id'),
    teamRights: smallint('team_rights').notNull().default(-1),
    version: bigint('version', { mode: 'number' }).notNull(),
    needPaidPlan: boolean('need_paid_plan').notNull().default(false),
    copiedFrom: text('copied_from'),
    createdAt: made(),
    updatedAt: changed(),
  },
  table => [index('worksheets_of_owner').on(table.ownerId, table.updatedAt.desc(), table.id.desc())],
)

export const worksheetRights = pgTable(
  'worksheet_rights',
  {
    worksheetId: text('worksheet_id').notNull(),
    userId: text('user_id').notNull(),
    rights: smallint('rights').notNull(),
    pending: boolean('pending').notNull().default(false),
    invitedBy: text('invited_by'),
    createdAt: made(),
    updatedAt: changed(),
  },
  table => [
    primaryKey({ columns: [table.worksheetId, table.userId] }),
    index('worksheet_rights_of_user').on(table.userId),
  ],
)

export const worksheetMarks = pgTable(
  'worksheet_shelf',
  {
    worksheetId: text('worksheet_id').notNull(),
    userId: text('user_id').notNull(),
    starred: boolean('starred').notNull().default(false),
    archived: boolean('archived'),
    removed: boolean('removed').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.worksheetId, table.userId] }),
    index('worksheet_shelf_of_user').on(table.userId),
  ],
)

/** Present and former hashes. */
export const worksheetHashes = pgTable(
  'worksheet_hashes',
  { hash: text('hash').primaryKey(), worksheetId: text('worksheet_id').notNull() },
  table => [index('worksheet_hashes_of_worksheet').on(table.worksheetId)],
)

export const worksheetSnapshots = pgTable('worksheet_snapshots', {
  worksheetId: text('worksheet_id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  document: bytea('document').notNull(),
  archive: text('archive').notNull().default(''),
  imageBytes: bigint('image_bytes', { mode: 'number' }).notNull().default(0),
})

export const worksheetUpdates = pgTable(
  'worksheet_updates',
  {
    worksheetId: text('worksheet_id').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
    document: bytea('document').notNull(),
    archive: text('archive').notNull().default(''),
    archiveFull: boolean('archive_full').notNull().default(false),
    userId: text('user_id'),
    imageBytes: bigint('image_bytes', { mode: 'number' }).notNull().default(0),
    createdAt: made(),
  },
  table => [primaryKey({ columns: [table.worksheetId, table.version] })],
)

export const files = pgTable(
  'files',
  {
    worksheetId: text('worksheet_id').notNull(),
    digest: text('digest').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    type: text('type').notNull(),
    createdAt: made(),
  },
  table => [
    primaryKey({ columns: [table.worksheetId, table.digest] }),
    index('files_by_digest').on(table.digest),
  ],
)

export const unusedFiles = pgTable('unused_files', {
  digest: text('digest').primaryKey(),
  since: moment('since').notNull().defaultNow(),
})

/** Tokens of programs. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    name: text('name').notNull(),
    scopes: text('scopes').array().$type<TokenScope[]>().notNull(),
    worksheetId: text('worksheet_id'),
    projectId: text('project_id'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** When its person gets the mail that it ends; null once that is done, and for short lives. */
    remindAt: moment('remind_at'),
    createdAt: made(),
  },
  table => [index('api_tokens_of_user').on(table.userId, table.createdAt)],
)

/** Answers of the evaluation service by the keys of programs, which may ask for them once more. */
export const evaluationRepeats = pgTable(
  'evaluation_repeats',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    request: text('request').notNull(),
    answer: text('answer').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: made(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('evaluation_repeats_by_age').on(table.userId, table.createdAt),
  ],
)

/** Parameters of documents of Fusion. */
export const worksheetFusion = pgTable(
  'worksheet_fusion',
  {
    worksheetId: text('worksheet_id').primaryKey(),
    documentId: text('document_id'),
    documentName: text('document_name').notNull().default(''),
    document: jsonb('document').$type<DocumentParameter[]>().notNull().default([]),
    set: jsonb('set_values')
      .$type<Readonly<Record<string, Omit<FusionParameter, 'name'>>>>()
      .notNull()
      .default({}),
    updatedAt: changed(),
  },
  table => [index('worksheet_fusion_by_document').on(table.documentId)],
)

/** Materials of a person or of a team. */
export const ownMaterials = pgTable('own_materials', {
  id: text('id').primaryKey(),
  userId: text('user_id'),
  teamId: text('team_id'),
  storedBy: text('stored_by'),
  name: text('name').notNull(),
  version: integer('version').notNull().default(1),
  sheet: jsonb('sheet').$type<OwnMaterialFields>().notNull(),
  stringData: text('string_data').notNull(),
  bytes: integer('bytes').notNull(),
  createdAt: made(),
  updatedAt: changed(),
})

/** Exchange rates by the day that was asked for. */
export const exchangeRates = pgTable('exchange_rates', {
  asked: date('asked').primaryKey(),
  day: date('day').notNull(),
  source: text('source').notNull(),
  perDollar: jsonb('per_dollar').$type<Readonly<Record<string, string>>>().notNull(),
  fetchedAt: moment('fetched_at').notNull().defaultNow(),
})

/** Earlier states of worksheets, compressed. */
export const revisions = pgTable(
  'revisions',
  {
    worksheetId: text('worksheet_id').notNull(),
    hash: text('hash').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
    name: text('name'),
    sheetName: text('sheet_name').notNull(),
    authors: text('authors').array().notNull().default([]),
    document: bytea('document').notNull(),
    archive: bytea('archive').notNull(),
    createdAt: made(),
  },
  table => [
    primaryKey({ columns: [table.worksheetId, table.version] }),
    index('revisions_by_hash').on(table.worksheetId, table.hash),
  ],
)

/** Worksheets that changed since their last revision. */
export const unrevisedChanges = pgTable(
  'unrevised_changes',
  {
    worksheetId: text('worksheet_id').primaryKey(),
    authors: text('authors').array().notNull().default([]),
    firstAt: moment('first_at').notNull().defaultNow(),
    lastAt: moment('last_at').notNull().defaultNow(),
  },
  table => [index('unrevised_changes_by_age').on(table.lastAt)],
)

/** People who may mark a worksheet, or all worksheets in a project, as checked. */
export const checkers = pgTable(
  'checkers',
  {
    itemId: text('item_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    givenBy: text('given_by').notNull(),
    createdAt: made(),
  },
  table => [primaryKey({ columns: [table.itemId, table.userId] })],
)

/** Marks 'checked by' of revisions. */
export const checkMarks = pgTable(
  'check_marks',
  {
    worksheetId: text('worksheet_id').notNull(),
    id: text('id').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    note: text('note').notNull().default(''),
    contentDigest: text('content_digest').notNull(),
    resultsDigest: text('results_digest').notNull(),
    applicationVersion: text('application_version').notNull(),
    presentContent: text('present_content').notNull(),
    presentResults: text('present_results').notNull(),
    computedBy: text('computed_by').notNull(),
    seenVersion: bigint('seen_version', { mode: 'number' }).notNull(),
    seenState: text('seen_state').$type<CheckState>().notNull().default('holds'),
    openComments: text('open_comments').array().notNull().default([]),
    createdAt: made(),
    withdrawnAt: moment('withdrawn_at'),
  },
  table => [primaryKey({ columns: [table.worksheetId, table.id] })],
)
