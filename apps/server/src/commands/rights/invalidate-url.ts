import {
  type InvalidateAnswer,
  type SharedType,
  projectAddress,
  nameInAddress,
  worksheetAddress,
} from '@calcwright/contract'
import { eq } from '../../db/drizzle.ts'
import { worksheetHashes, worksheets } from '../../db/schema.ts'
import { projects } from '../../db/sharing-schema.ts'
import { randomHash } from '../../identifiers.ts'
import type { Context } from '../../context.ts'
import { findAllowedItem } from '../find-allowed-item.ts'
import { withRightsLock } from '../../sharing/rights-lock.ts'

/**
 * Gives an item another hash, so that the old address shows nothing any more. The old hash of a worksheet
 * stays in its table for open windows (`findWorksheetInUse`).
 */
export async function invalidateUrl(
  context: Context,
  type: SharedType,
  hash: string,
): Promise<InvalidateAnswer> {
  await findAllowedItem(context, 'invalidate_url', hash, type)
  const fresh = randomHash()
  const row = await withRightsLock(context, 'exclusive', async held => {
    const { row } = await findAllowedItem(held, 'invalidate_url', hash, type)
    const { query } = held
    if (type === 'Project') await query.update(projects).set({ hash: fresh }).where(eq(projects.id, row.id))
    else {
      await query.insert(worksheetHashes).values({ hash: fresh, worksheetId: row.id })
      await query.update(worksheets).set({ hash: fresh }).where(eq(worksheets.id, row.id))
    }
    return row
  })
  if (type === 'Worksheet') await context.rightsWatch.changed({ worksheets: [row.id] })
  const url = (type === 'Worksheet' ? worksheetAddress : projectAddress)(fresh, row.name)
  return { success: true, url, hash_string: fresh, url_end: nameInAddress(row.name) }
}
