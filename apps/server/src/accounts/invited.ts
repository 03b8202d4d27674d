import { sql } from 'drizzle-orm'
import type { Query } from '../db/database.ts'

/** Whether somebody has invited this address. */
export async function isInvited(query: Query, email: string): Promise<boolean> {
  const { rows } = await query.execute(sql`select 1 from invitations where email = ${email} limit 1`)
  return rows.length > 0
}
