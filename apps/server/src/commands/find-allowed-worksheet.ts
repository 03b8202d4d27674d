import type { WorksheetRow } from '../documents/worksheet-finder.ts'
import { type Call, type Level, authorize, levelOn, ownLevelOn } from '../policies/policy.ts'
import { levelOnWorksheet, readPlaces } from '../sharing/places.ts'
import type { Context } from './context.ts'

/** The worksheet that a call is about, with the visitor's rights. Throws Refused when they do not reach. */
export async function findAllowedWorksheet(
  context: Context,
  call: Call,
  hash: string,
): Promise<{ readonly row: WorksheetRow; readonly level: Level }> {
  const row = await context.finder.find(hash)
  const level = row ? await levelOnWorksheet(context.query, context.visitor, row) : 0
  authorize(call, context.visitor, { level, unpaid: row?.needPaidPlan ?? false })
  return { row: row as WorksheetRow, level }
}

/** What the visitor may do with a worksheet, whatever its hash is now; null when it is gone. */
export async function findStanding({ query, finder, visitor }: Context, id: string) {
  const row = await finder.findById(id)
  if (!row) return null
  const places = (await readPlaces(query, visitor, [row])).get(row.id) ?? []
  return { row, level: levelOn(places, visitor), ownLevel: ownLevelOn(places, visitor) }
}
