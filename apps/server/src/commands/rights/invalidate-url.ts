import {
  type InvalidateAnswer,
  type SharedType,
  projectAddress,
  urlEnd,
  worksheetAddress,
} from '@calcwright/contract'
import { eq } from 'drizzle-orm'
import { worksheetHashes, worksheets } from '../../db/schema.ts'
import { projects } from '../../db/sharing-schema.ts'
import { randomHash } from '../../identifiers.ts'
import type { Context } from '../context.ts'
import { findAllowedItem } from '../find-allowed-item.ts'

/**
 * Gives an item another hash: who knows only the old address has nothing any more. The old hash of a
 * worksheet stays in its table for who was at work there (`findWorksheetInUse`).
 */
export async function invalidateUrl(
  context: Context,
  type: SharedType,
  hash: string,
): Promise<InvalidateAnswer> {
  const { query, rightsWatch } = context
  const { row } = await findAllowedItem(context, 'invalidate_url', hash, type)
  const fresh = randomHash()
  if (type === 'Project') await query.update(projects).set({ hash: fresh }).where(eq(projects.id, row.id))
  else {
    await query.transaction(async transaction => {
      await transaction.insert(worksheetHashes).values({ hash: fresh, worksheetId: row.id })
      await transaction.update(worksheets).set({ hash: fresh }).where(eq(worksheets.id, row.id))
    })
    await rightsWatch.changed({ worksheets: [row.id] })
  }
  const url = (type === 'Worksheet' ? worksheetAddress : projectAddress)(fresh, row.name)
  return { success: true, url, hash_string: fresh, url_end: urlEnd(row.name) }
}
