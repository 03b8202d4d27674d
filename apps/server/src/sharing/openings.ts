import { sql } from '../db/drizzle.ts'
import type { Query } from '../db/database.ts'

/** Notes that a person has opened a worksheet, for the list of recent ones. */
export async function noteOpening(query: Query, userId: string, worksheetId: string): Promise<void> {
  await query.execute(sql`
    insert into worksheet_openings (worksheet_id, user_id) values (${worksheetId}, ${userId})
    on conflict (worksheet_id, user_id) do update set opened_at = now()`)
}
