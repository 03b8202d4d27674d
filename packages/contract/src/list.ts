/** GET /worksheets.json: the visitor's own worksheets, the last changed first. */
import { z } from 'zod'
import { HashString, RightsLevel, UnixTime } from './common.ts'

export const WorksheetListItem = z.object({
  hash_string: HashString,
  name: z.string(),
  rights_level: RightsLevel,
  update_time: UnixTime,
})
export type WorksheetListItem = z.infer<typeof WorksheetListItem>

export const WorksheetList = z.object({
  success: z.literal(true),
  worksheets: z.array(WorksheetListItem),
})
export type WorksheetList = z.infer<typeof WorksheetList>
