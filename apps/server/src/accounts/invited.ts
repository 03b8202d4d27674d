import { eq } from '../db/drizzle.ts'
import type { Query } from '../db/database.ts'
import { invitations } from '../db/sharing-schema.ts'

/** Whether somebody has invited this address. */
export async function isInvited(query: Query, email: string): Promise<boolean> {
  const [invitation] = await query
    .select({ itemId: invitations.itemId })
    .from(invitations)
    .where(eq(invitations.email, email))
    .limit(1)
  return invitation !== undefined
}
