/** Rows of the audit log: what was done with worksheets and projects, and by whom. */
import type { AuditAction, AuditEntry, SharedType } from '@calcwright/contract'
import { type SQL, sql } from '../db/drizzle.ts'
import type { Query, Transaction } from '../db/database.ts'
import { randomHash } from '../identifiers.ts'
import type { Visitor } from '../policies/policy.ts'

/** Greatest number of entries in an answer. */
const LISTED = 100

/** The item that something was done with. */
export interface AuditedItem {
  readonly type: SharedType
  readonly id: string
  readonly name: string
  readonly ownerId: string
}

/** Something that is counted by day and person. */
export interface CountedAct {
  readonly item: AuditedItem
  readonly action: AuditAction
  readonly visitor: Visitor | null
  readonly details: string
}

export const auditedOf = (item: {
  readonly type: SharedType
  readonly row: { readonly id: string; readonly name: string; readonly ownerId: string }
}): AuditedItem => ({ type: item.type, id: item.row.id, name: item.row.name, ownerId: item.row.ownerId })

/** Notes an act within the transaction of what was done. @param visitor null for the server itself */
export async function noteAct(
  query: Query | Transaction,
  { item, action, visitor, details }: CountedAct,
): Promise<void> {
  await query.execute(sql`
    insert into audit_log (item_id, id, action, item_type, item_name, owner_id, user_id, user_name, details)
    values (${item.id}, ${randomHash()}, ${action}, ${item.type}, ${item.name}, ${item.ownerId},
      ${visitor?.userId ?? null}, ${visitor?.name ?? ''}, ${details})`)
}

/** Adds to the row of the same act by the same person on this day. */
export async function countAct(query: Query, act: CountedAct, day: string, count: number): Promise<void> {
  const { item, action, visitor, details } = act
  const id = [day, action, visitor?.userId ?? '', details].join(' ')
  await query.execute(sql`
    insert into audit_log (item_id, id, action, item_type, item_name, owner_id, user_id, user_name, details, count)
    values (${item.id}, ${id}, ${action}, ${item.type}, ${item.name}, ${item.ownerId},
      ${visitor?.userId ?? null}, ${visitor?.name ?? ''}, ${details}, ${count})
    on conflict (item_id, id) do update set at = now(), count = audit_log.count + excluded.count`)
}

interface Ids {
  readonly worksheets: readonly string[]
  readonly projects: readonly string[]
}

/**
 * Notes an act with many items, once for all that a person owns within a project of theirs.
 * @param where the items have their rows at this moment
 */
export async function noteActOnItems(
  transaction: Transaction,
  action: AuditAction,
  visitor: Visitor,
  { worksheets, projects }: Ids,
  where: 'living' | 'deleted',
): Promise<void> {
  const table = (kind: string) => sql.raw(where === 'living' ? kind : `deleted_${kind}`)
  const total = worksheets.length + projects.length
  const details = total > 1 ? `${total} worksheets and projects in all` : ''
  await transaction.execute(sql`
    insert into audit_log (item_id, id, action, item_type, item_name, owner_id, user_id, user_name, details)
    select id, ${randomHash()}, ${action}, type, name, owner_id, ${visitor.userId}, ${visitor.name},
      case when type = 'Project' then ${details} else '' end
    from (
      select id, name, owner_id, project_id as place, 'Worksheet' as type
      from ${table('worksheets')} where id = any(${sql.param(worksheets)})
      union all
      select id, name, owner_id, parent_id, 'Project'
      from ${table('projects')} where id = any(${sql.param(projects)})
    ) as items
    where not exists (
      select 1 from ${table('projects')} as around
      where around.id = items.place and around.id = any(${sql.param(projects)})
        and around.owner_id = items.owner_id)`)
}

/** Entries that a list shows. */
export interface AuditFilter {
  /** Condition on the rows of the table: whose entries these are. */
  readonly which: SQL
  readonly action: AuditAction | undefined
  /** Part of the name of a person or item. */
  readonly search: string
  /** `more` of the part before. */
  readonly after: string | undefined
}

interface Row extends Record<string, unknown> {
  readonly id: string
  readonly moment: string
  readonly at: number
  readonly action: AuditAction
  readonly item_type: SharedType
  readonly item_name: string
  readonly item_id: string
  readonly user_name: string
  readonly details: string
  readonly count: number
}

export async function auditEntries(
  query: Query,
  { which, action, search, after }: AuditFilter,
): Promise<{ entries: AuditEntry[]; more: string | null }> {
  const part = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const [moment = '', ...id] = (after ?? '').split(' ')
  const { rows } = await query.execute<Row>(sql`
    select item_id, id, (extract(epoch from at) * 1000000)::bigint::text as moment,
      floor(extract(epoch from at))::float8 as at, action, item_type, item_name, user_name, details, count
    from audit_log
    where ${which}
      and ${action === undefined ? sql`true` : sql`action = ${action}`}
      and ${part === '%%' ? sql`true` : sql`(item_name ilike ${part} or user_name ilike ${part} or details ilike ${part})`}
      and ${/^\d{1,17}$/.test(moment) ? sql`((extract(epoch from at) * 1000000)::bigint, item_id || ' ' || id) < (${moment}::bigint, ${id.join(' ')})` : sql`true`}
    order by audit_log.at desc, item_id || ' ' || id desc limit ${LISTED + 1}`)
  const last = rows.length > LISTED ? rows[LISTED - 1] : undefined
  return {
    entries: rows.slice(0, LISTED).map(row => ({
      id: `${row.item_id} ${row.id}`,
      at: row.at,
      action: row.action,
      item_type: row.item_type,
      name: row.item_name,
      by: row.user_name,
      details: row.details,
      count: row.count,
    })),
    more: last ? `${last.moment} ${last.item_id} ${last.id}` : null,
  }
}

export async function removeOldAudit(query: Query, days: number): Promise<void> {
  await query.execute(sql`delete from audit_log where at < now() - make_interval(days => ${days})`)
}
