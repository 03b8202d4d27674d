/** POST /audit. */
import type { AuditAnswer, AuditRequest, DoneAnswer, NoteExport } from '@calcwright/contract'
import type * as z from 'zod/mini'
import { noteExported } from '../../audit/act-counter.ts'
import { auditEntries, auditedOf } from '../../audit/audit-rows.ts'
import { type SQL, sql } from '../../db/drizzle.ts'
import { type Visitor, authorize } from '../../policies/policy.ts'
import { projectsWithin } from '../../sharing/project-tree.ts'
import type { Context } from '../../context.ts'
import { findAllowedItem } from '../find-allowed-item.ts'

type Asked = z.output<typeof AuditRequest>

export async function readAudit(context: Context, asked: Asked): Promise<AuditAnswer> {
  const { action, search, after } = asked
  await context.acts.flush()
  const found = await auditEntries(context.query, {
    which: await entriesFor(context, asked),
    action,
    search,
    after,
  })
  return { success: true, ...found, days: context.config.auditDays }
}

/** Entries of the item and of all that is in it, in the trash too; of what the visitor owns; or all. */
async function entriesFor(context: Context, asked: Asked): Promise<SQL> {
  const { visitor, query } = context
  if (asked.whole_server) {
    authorize('read_whole_audit', visitor, null)
    return sql`true`
  }
  if (asked.item_hash === undefined) {
    authorize('read_own_audit', visitor, null)
    const own = (table: string) =>
      sql`select id from ${sql.raw(table)} where owner_id = ${(visitor as Visitor).userId}`
    return sql`(owner_id = ${(visitor as Visitor).userId} or item_id in (
      ${own('worksheets')} union all ${own('projects')}
      union all ${own('deleted_worksheets')} union all ${own('deleted_projects')}))`
  }
  const { type, row } = await findAllowedItem(context, 'read_audit', asked.item_hash, asked.item_type)
  if (type === 'Worksheet') return sql`item_id = ${row.id}`
  const projects = sql.param([row.id, ...(await projectsWithin(query, row.id)).map(({ id }) => id)])
  return sql`item_id in (
    select unnest(${projects}::text[])
    union all select id from worksheets where project_id = any(${projects})
    union all select id from deleted_worksheets where project_id = any(${projects})
    union all select id from deleted_projects where parent_id = any(${projects}))`
}

/** Notes that a page has written the worksheet to a file. */
export async function noteExport(
  context: Context,
  { hash_string: hash, format }: z.output<typeof NoteExport>,
): Promise<DoneAnswer> {
  const item = await findAllowedItem(context, 'note_export', hash, 'Worksheet')
  noteExported(context, auditedOf(item), format)
  return { success: true, message: '' }
}
