import type { WorksheetRow } from '../documents/worksheet-finder.ts'
import { type Call, type Level, authorize, levelOn } from '../policies/policy.ts'
import type { Context } from './context.ts'

/** The worksheet that a call is about, with the visitor's rights. Throws Refused when they do not reach. */
export async function findAllowedWorksheet(
  context: Context,
  call: Call,
  hash: string,
): Promise<{ readonly row: WorksheetRow; readonly level: Level }> {
  const row = await context.finder.find(hash)
  const level = row ? levelOn(row, context.visitor) : 0
  authorize(call, context.visitor, level)
  return { row: row as WorksheetRow, level }
}
