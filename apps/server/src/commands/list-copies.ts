/** Worksheets that were copied from one, and the one that it was copied from. */
import type { CopiesAnswer, CopyItem } from '@calcwright/contract'
import { desc, eq } from '../db/drizzle.ts'
import { worksheets } from '../db/schema.ts'
import type { WorksheetRow } from '../documents/worksheet-finder.ts'
import { levelOn } from '../policies/policy.ts'
import { readPlaces } from '../sharing/places.ts'
import { type Context, toUnixTime } from '../context.ts'
import { findAllowedWorksheet } from './find-allowed-worksheet.ts'
import { namesOf } from './projects/list-rows.ts'

const MOST = 500

export async function listCopies(context: Context, hash: string): Promise<CopiesAnswer> {
  const { query } = context
  const { row } = await findAllowedWorksheet(context, 'list_copies', hash)
  const [original] = row.copiedFrom
    ? await query.select().from(worksheets).where(eq(worksheets.id, row.copiedFrom))
    : []
  const copies = await query
    .select()
    .from(worksheets)
    .where(eq(worksheets.copiedFrom, row.id))
    .orderBy(desc(worksheets.createdAt), worksheets.id)
    .limit(MOST)
  const toItem = await describing(context, original ? [original, ...copies] : copies)
  const before = original && toItem(original)
  return {
    success: true,
    // Nobody learns of an original that they may not see.
    original: before?.hash_string ? before : null,
    copies: copies.map(toItem),
  }
}

async function describing(
  context: Context,
  rows: readonly WorksheetRow[],
): Promise<(row: WorksheetRow) => CopyItem> {
  const owners = rows.map(row => row.ownerId)
  const [places, names] = await Promise.all([
    readPlaces(context.query, context.visitor, rows),
    namesOf(context, owners),
  ])
  return row => {
    const seen = levelOn(places.get(row.id) ?? [], context.visitor) > 0
    return {
      hash_string: seen ? row.hash : null,
      name: seen ? row.name : '',
      author: names.get(row.ownerId) ?? '',
      created_at: toUnixTime(row.createdAt),
    }
  }
}
