/** Ends the links whose day has come. */
import type { SharedType } from '@calcwright/contract'
import { noteAct } from '../../audit/audit-rows.ts'
import type { Query, Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import type { RightsWatch } from '../../live/rights-watch.ts'
import { projectsWithin } from '../../sharing/project-tree.ts'
import { takeRightsLock } from '../../sharing/rights-lock.ts'

interface Ended extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly owner_id: string
  readonly type: SharedType
}

/** Takes the rights of everybody with the link from all items whose links have ended, in the trash as well. */
export async function endLinks(query: Query, rightsWatch: RightsWatch): Promise<void> {
  const { rows: due } = await query.execute(sql`select 1 from link_ends where ends_at <= now() limit 1`)
  if (due.length === 0) return
  const ended = await query.transaction(async transaction => {
    await takeRightsLock(transaction, 'exclusive')
    const ended = await takeEnded(transaction)
    const projects = new Set<string>()
    for (const { id, name, owner_id: ownerId, type } of ended) {
      const item = { type, id, name, ownerId }
      await noteAct(transaction, { item, action: 'shared', visitor: null, details: 'The link has ended' })
      if (type === 'Worksheet') continue
      for (const inner of [{ id }, ...(await projectsWithin(transaction, id))]) projects.add(inner.id)
    }
    const worksheets = ended.filter(({ type }) => type === 'Worksheet').map(({ id }) => id)
    return { worksheets, projects: [...projects] }
  })
  await rightsWatch.changed(ended)
}

async function takeEnded(transaction: Transaction): Promise<Ended[]> {
  const { rows } = await transaction.execute<{ item_id: string }>(
    sql`delete from link_ends where ends_at <= now() returning item_id`,
  )
  const ids = rows.map(row => row.item_id)
  const ended: Ended[] = []
  for (const [table, type] of [
    ['worksheets', 'Worksheet'],
    ['deleted_worksheets', 'Worksheet'],
    ['projects', 'Project'],
    ['deleted_projects', 'Project'],
  ] as const) {
    const changed = await transaction.execute<Ended>(sql`
      update ${sql.raw(table)} set public_rights = 0 where id = any(${sql.param(ids)})
      returning id, name, owner_id, ${type}::text as type`)
    ended.push(...changed.rows)
  }
  return ended
}
