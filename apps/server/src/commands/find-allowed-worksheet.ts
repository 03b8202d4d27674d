import { type WorksheetRow, isUnpaid } from '../documents/worksheet-finder.ts'
import { type Call, type Level, authorize, levelOn, ownLevelOn } from '../policies/policy.ts'
import { levelOnWorksheet, ownLevelOnWorksheet, readPlaces } from '../sharing/places.ts'
import type { Context } from '../context.ts'

export interface AllowedWorksheet {
  readonly row: WorksheetRow
  readonly level: Level
}

/** Returns the worksheet that a call is about, with the visitor's level. Throws Refused when it is too low. */
export async function findAllowedWorksheet(
  context: Context,
  call: Call,
  hash: string,
): Promise<AllowedWorksheet> {
  const row = await context.finder.find(hash)
  return allow(context, call, row, row ? await levelOnWorksheet(context.query, context.visitor, row) : 0)
}

/**
 * The same, also by a hash that the worksheet had when the visitor opened it. With a former hash only rights
 * of the visitor's own count, as for a window that is open when the hash changes.
 */
export async function findWorksheetInUse(
  context: Context,
  call: Call,
  hash: string,
): Promise<AllowedWorksheet> {
  const { finder, query, visitor } = context
  const row = await finder.findByFormer(hash)
  const levelOf = row?.hash === hash ? levelOnWorksheet : ownLevelOnWorksheet
  return allow(context, call, row, row ? await levelOf(query, visitor, row) : 0)
}

function allow(context: Context, call: Call, row: WorksheetRow | null, level: Level): AllowedWorksheet {
  authorize(call, context.visitor, { level, unpaid: row !== null && isUnpaid(context, row) })
  return { row: row as WorksheetRow, level }
}

/** Level of the visitor on a worksheet, whatever its present hash; null when it is deleted. */
export async function findStanding({ query, finder, visitor }: Context, id: string) {
  const row = await finder.findById(id)
  if (!row) return null
  const places = (await readPlaces(query, visitor, [row])).get(row.id) ?? []
  return { row, level: levelOn(places, visitor), ownLevel: ownLevelOn(places, visitor) }
}
