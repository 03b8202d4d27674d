import { and, eq } from 'drizzle-orm'
import { worksheetRights } from '../db/schema.ts'
import type { WorksheetRow } from '../documents/worksheet-finder.ts'
import { type Call, type Level, authorize, isOwner, levelOn } from '../policies/policy.ts'
import type { Context } from './context.ts'

/** The worksheet that a call is about, with the visitor's rights. Throws Refused when they do not reach. */
export async function findAllowedWorksheet(
  context: Context,
  call: Call,
  hash: string,
): Promise<{ readonly row: WorksheetRow; readonly level: Level }> {
  const row = await context.finder.find(hash)
  const level = row ? levelOn(row, context.visitor, await rightsGiven(context, row)) : 0
  authorize(call, context.visitor, { level, unpaid: row?.needPaidPlan ?? false })
  return { row: row as WorksheetRow, level }
}

/** null when the visitor was given none, or needs none. */
async function rightsGiven({ query, visitor }: Context, row: WorksheetRow): Promise<number | null> {
  if (visitor === null || isOwner(row, visitor)) return null
  const [given] = await query
    .select({ rights: worksheetRights.rights })
    .from(worksheetRights)
    .where(and(eq(worksheetRights.worksheetId, row.id), eq(worksheetRights.userId, visitor.userId)))
  return given?.rights ?? null
}
