/**
 * The trash: what was deleted and can come back. The invariant: whatever is in it has no row in `worksheets`
 * or `projects`, so that nothing that reads these finds it, and keeps all its other rows, so that it comes
 * back with its place, rights, marks, revisions and files.
 */
import type { SharedType, TrashRow } from '@calcwright/contract'
import { sql } from '../db/drizzle.ts'
import type { Query, Transaction } from '../db/database.ts'
import { worksheets } from '../db/schema.ts'
import { randomHash } from '../identifiers.ts'
import { deleteProjects, deleteWorksheets } from './delete.ts'
import { projectsWithin } from './project-tree.ts'
import { gainsOfRestored, grantsToKeep } from './restored-gains.ts'

/** Greatest number of rows in a list of the trash. */
const LISTED = 1000

/** Ids of worksheets, and of projects. */
export interface Items {
  readonly worksheets: readonly string[]
  readonly projects: readonly string[]
}

export interface Deletion {
  readonly id: string
  /** Ids of the worksheets that were deleted. */
  readonly worksheets: readonly string[]
  /** Ids, and hashes, of the projects that were deleted. */
  readonly projects: readonly string[]
  readonly projectHashes: readonly string[]
}

/** Moves a worksheet, or a project with everything inside whoever owns it, into the trash. */
export async function moveToTrash(
  transaction: Transaction,
  type: SharedType,
  { id, hash }: { readonly id: string; readonly hash: string },
  userId: string,
): Promise<Deletion> {
  const inner = type === 'Project' ? await projectsWithin(transaction, id) : []
  const projects = type === 'Project' ? [id, ...inner.map(project => project.id)] : []
  const sheets = type === 'Worksheet' ? [id] : await worksheetsIn(transaction, projects)
  const deletion = randomHash()
  const around = await grantsToKeep(transaction, await placeOf(transaction, type, id))
  await transaction.execute(
    sql`insert into deletions (id, item_id, deleted_by, around) values (${deletion}, ${id}, ${userId}, ${around})`,
  )
  await transaction.execute(sql`
    insert into deleted_items (item_id, deletion_id)
    select item, ${deletion} from unnest(${sql.param([...sheets, ...projects])}::text[]) as item`)
  await moveRows(transaction, { worksheets: sheets, projects }, 'into')
  const projectHashes = type === 'Project' ? [hash, ...inner.map(project => project.hash)] : []
  return { id: deletion, worksheets: sheets, projects, projectHashes }
}

/** Id of the project in which an item is; null at the top. */
async function placeOf(transaction: Transaction, type: SharedType, id: string): Promise<string | null> {
  const { rows } = await transaction.execute<{ place: string | null }>(
    type === 'Project'
      ? sql`select parent_id as place from projects where id = ${id}`
      : sql`select project_id as place from worksheets where id = ${id}`,
  )
  return rows[0]?.place ?? null
}

async function worksheetsIn(transaction: Transaction, projects: readonly string[]): Promise<string[]> {
  const rows = await transaction
    .select({ id: worksheets.id })
    .from(worksheets)
    .where(sql`${worksheets.projectId} = any(${sql.param(projects)})`)
  return rows.map(({ id }) => id)
}

/** Rows move as they are: both tables of a kind have the same columns in the same order. */
async function moveRows(transaction: Transaction, items: Items, way: 'into' | 'out'): Promise<void> {
  // Projects come back before and go after what is in them.
  const kinds = way === 'into' ? (['worksheets', 'projects'] as const) : (['projects', 'worksheets'] as const)
  for (const kind of kinds) {
    const [living, deleted] = [sql.raw(kind), sql.raw(`deleted_${kind}`)]
    const [from, to] = way === 'into' ? [living, deleted] : [deleted, living]
    await transaction.execute(sql`
      with moved as (delete from ${from} where id = any(${sql.param(items[kind])}) returning *)
      insert into ${to} select * from moved`)
  }
}

/**
 * The items that a person finds in the trash: all of a deletion that is theirs, because they deleted it or own
 * the item that was deleted, else the items in it that they own.
 */
const itemsOf = (userId: string) => sql`
  select deletions.id as deletion_id, deletions.item_id as root_id, deleted_at, deleted_by, items.*
  from deletions
  join deleted_items on deletion_id = deletions.id
  join (
    select id, name, owner_id, 'Worksheet' as type from deleted_worksheets
    union all
    select id, name, owner_id, 'Project' from deleted_projects
  ) as items on items.id = deleted_items.item_id
  where ${userId} in (
    deleted_by,
    owner_id,
    (select owner_id from deleted_worksheets where id = deletions.item_id),
    (select owner_id from deleted_projects where id = deletions.item_id))`

interface ListedRow extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly type: SharedType
  readonly deleted_at: number
  readonly deleted_by: string | null
  readonly worksheets: number
  readonly projects: number
}

/** Returns the deletions of a person, the latest first, at most LISTED. @param days for which they are kept */
export async function listTrash(query: Query, userId: string, days: number): Promise<TrashRow[]> {
  const { rows } = await query.execute<ListedRow>(sql`
    select deletion_id as id,
      coalesce(max(mine.name) filter (where mine.id = root_id), min(mine.name)) as name,
      coalesce(max(type) filter (where mine.id = root_id), min(type)) as type,
      floor(extract(epoch from deleted_at))::float8 as deleted_at,
      case when deleted_by = ${userId} then '' else max(users.name) end as deleted_by,
      (count(*) filter (where type = 'Worksheet'))::int as worksheets,
      (count(*) filter (where type = 'Project'))::int as projects
    from (${itemsOf(userId)}) as mine
    left join users on users.id = deleted_by
    group by deletion_id, deleted_at, deleted_by
    order by deleted_at desc, deletion_id limit ${LISTED}`)
  const DAY = 24 * 60 * 60
  return rows.map(row => ({
    ...row,
    deleted_by: row.deleted_by ?? 'somebody else',
    kept_until: row.deleted_at + days * DAY,
  }))
}

interface FoundRow extends Record<string, unknown> {
  readonly id: string
  readonly type: SharedType
}

/** Items that a person may bring back. @param deletions null for all */
export async function itemsInTrash(
  query: Query | Transaction,
  userId: string,
  deletions: readonly string[] | null,
): Promise<Items> {
  const { rows } = await query.execute<FoundRow>(
    sql`select id, type from (${itemsOf(userId)}) as mine where ${isOf(deletions)}`,
  )
  return byType(rows)
}

const isOf = (deletions: readonly string[] | null) =>
  deletions === null ? sql`true` : sql`deletion_id = any(${sql.param(deletions)})`

function byType(rows: readonly FoundRow[]): Items {
  const idsOf = (type: SharedType) => rows.filter(row => row.type === type).map(({ id }) => id)
  return { worksheets: idsOf('Worksheet'), projects: idsOf('Project') }
}

/** Something that came back at the top of its owner's list and not where it was. */
export interface Displaced extends Record<string, unknown> {
  readonly id: string
  readonly type: SharedType
  readonly name: string
  readonly ownerId: string
  /** The project where it was. */
  readonly place: string
  /** Whether that project exists; then somebody would have gained rights there. */
  readonly exists: boolean
}

/**
 * Brings items back to their places, or to the top of their owners' lists where a place is gone, or where
 * anybody would have more rights on them than when they were deleted. Returns the latter two.
 */
export async function restoreItems(transaction: Transaction, items: Items): Promise<readonly Displaced[]> {
  const outermost = await outermostOf(transaction, items)
  await toTop(
    transaction,
    'deleted_',
    outermost.filter(({ exists }) => !exists),
  )
  // Rights of the team that replaced those of an outer one stay replaced, as when a team is deleted.
  for (const [table, around, ids] of [
    ['deleted_projects', 'parent_id', items.projects],
    ['deleted_worksheets', 'project_id', items.worksheets],
  ] as const) {
    const [rows, place] = [sql.raw(table), sql.raw(around)]
    await transaction.execute(sql`
      update ${rows} set team_id = null, team_rights = case when ${place} is null or team_rights = -1 then -1 else 0 end
      where id = any(${sql.param(ids)}) and team_id is not null
        and not exists (select 1 from teams where teams.id = ${rows}.team_id)`)
  }
  await moveRows(transaction, items, 'out')
  const displaced: Displaced[] = []
  for (const item of outermost) {
    if (item.exists && (await gainsOfRestored(transaction, item.type, item.id)).length === 0) continue
    displaced.push(item)
  }
  await toTop(transaction, '', displaced)
  const ids = [...items.worksheets, ...items.projects]
  await transaction.execute(sql`delete from deleted_items where item_id = any(${sql.param(ids)})`)
  await forgetEmptyDeletions(transaction)
  return displaced
}

/** Returns those of these items in the trash that were in a project which does not come back with them. */
async function outermostOf(
  transaction: Transaction,
  { worksheets: sheets, projects }: Items,
): Promise<readonly Displaced[]> {
  const { rows } = await transaction.execute<Displaced>(sql`
    select id, type, name, "ownerId", place, exists (select 1 from projects where id = place) as exists
    from (
      select id, 'Project' as type, name, owner_id as "ownerId", parent_id as place
      from deleted_projects where id = any(${sql.param(projects)})
      union all
      select id, 'Worksheet', name, owner_id, project_id
      from deleted_worksheets where id = any(${sql.param(sheets)})
    ) as items
    where place is not null and place <> all(${sql.param(projects)})
    order by name, id`)
  return rows
}

/** Names by id of the projects among these that a person finds in the trash. */
export async function namesInTrash(
  transaction: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<readonly (readonly [id: string, name: string])[]> {
  const { rows } = await transaction.execute<{ id: string; name: string }>(sql`
    select id, name from (${itemsOf(userId)}) as mine where id = any(${sql.param(ids)})`)
  return rows.map(({ id, name }) => [id, name])
}

async function toTop(
  transaction: Transaction,
  where: 'deleted_' | '',
  items: readonly Displaced[],
): Promise<void> {
  const { projects, worksheets: sheets } = byType(items)
  const table = (kind: string) => sql.raw(where + kind)
  await transaction.execute(
    sql`update ${table('projects')} set parent_id = null where id = any(${sql.param(projects)})`,
  )
  await transaction.execute(
    sql`update ${table('worksheets')} set project_id = null where id = any(${sql.param(sheets)})`,
  )
}

/**
 * Deletes for good what a person owns of these deletions, and takes them out of the person's trash: what
 * belongs to others stays in theirs. Returns what was deleted.
 * @param deletions null for all
 * @param before called with what is about to be deleted
 */
export async function deleteOwnForGood(
  transaction: Transaction,
  userId: string,
  deletions: readonly string[] | null,
  before: (items: Items) => Promise<void>,
): Promise<Items> {
  const { rows } = await transaction.execute<FoundRow>(sql`
    select id, type from (${itemsOf(userId)}) as mine where owner_id = ${userId} and ${isOf(deletions)}`)
  const own = byType(rows)
  await before(own)
  await deleteForGood(transaction, own)
  await transaction.execute(sql`
    update deletions set deleted_by = '' where deleted_by = ${userId}
      and ${deletions === null ? sql`true` : sql`id = any(${sql.param(deletions)})`}`)
  return own
}

async function deleteForGood(transaction: Transaction, items: Items): Promise<void> {
  await deleteWorksheets(transaction, items.worksheets)
  await deleteProjects(transaction, items.projects)
  await forgetEmptyDeletions(transaction)
}

async function forgetEmptyDeletions(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`
    delete from deletions where not exists (select 1 from deleted_items where deletion_id = deletions.id)`)
}

/** Deletes for good what has been in the trash for longer than these days, one deletion at a time. */
export async function removeExpiredDeletions(query: Query, days: number): Promise<void> {
  while (await removeNext(query, days)) continue
}

/** Returns false when there is nothing to remove. */
function removeNext(query: Query, days: number): Promise<boolean> {
  return query.transaction(async transaction => {
    const { rows } = await transaction.execute<{ id: string }>(sql`
      select id from deletions where deleted_at < now() - make_interval(days => ${days})
      order by deleted_at limit 1 for update skip locked`)
    const [expired] = rows
    if (!expired) return false
    await deleteForGood(transaction, {
      worksheets: await heldIn(transaction, 'worksheets', expired.id),
      projects: await heldIn(transaction, 'projects', expired.id),
    })
    return true
  })
}

/** Items of a deletion. Locked, because somebody may bring them back at this moment: then they are left out. */
async function heldIn(
  transaction: Transaction,
  kind: 'worksheets' | 'projects',
  deletion: string,
): Promise<string[]> {
  const table = sql.raw(`deleted_${kind}`)
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select id from ${table} where id in (select item_id from deleted_items where deletion_id = ${deletion})
    for update`)
  return rows.map(({ id }) => id)
}
