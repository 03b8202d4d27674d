import type { PublicAnswer } from '@calcwright/contract'
import { eq, sql } from '../db/drizzle.ts'
import { worksheets } from '../db/schema.ts'
import { auditedOf, noteAct } from '../audit/audit-rows.ts'
import { type Context } from '../context.ts'
import { findAllowedWorksheet } from './find-allowed-worksheet.ts'
import { withRightsLock } from '../sharing/rights-lock.ts'

/** Lets everybody view the worksheet, or keeps a higher level. A public worksheet needs no plan. */
export async function setPublic(context: Context, hash: string): Promise<PublicAnswer> {
  await findAllowedWorksheet(context, 'set_public', hash)
  const changed = await withRightsLock(context, 'exclusive', async held => {
    const { row } = await findAllowedWorksheet(held, 'set_public', hash)
    const [changed] = await held.query
      .update(worksheets)
      .set({ publicRights: sql`greatest(${worksheets.publicRights}, 1)` })
      .where(eq(worksheets.id, row.id))
      .returning({ id: worksheets.id, rights: worksheets.publicRights })
    const item = auditedOf({ type: 'Worksheet', row })
    const details = 'Everybody with the link may view'
    if (row.publicRights < 1)
      await noteAct(held.query, { item, action: 'shared', visitor: held.visitor, details })
    return changed
  })
  if (changed) await context.rightsWatch.changed({ worksheets: [changed.id] })
  return { success: true, rights: (changed?.rights ?? 1) as PublicAnswer['rights'] }
}
