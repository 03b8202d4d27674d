import type { Done } from '@calcwright/contract'
import { eq } from '../db/drizzle.ts'
import type { Context } from '../context.ts'
import { withRightsLock } from '../sharing/rights-lock.ts'
import { users } from '../db/schema.ts'
import { Refused } from '../failure.ts'
import { authorize } from '../policies/policy.ts'
import type { Device } from '../sessions.ts'
import { confirmOwnPassword } from './change-account.ts'
import { removeOwned } from './remove-owned.ts'

/** Deletes the account and all that it owns, also for the people whom that was shared with. */
export async function deleteAccount(context: Context, password: string, device: Device): Promise<Done> {
  authorize('delete_account', context.visitor, null)
  const user = await confirmOwnPassword(context, password, device)
  if (user.local)
    throw new Refused(
      'invalid',
      'The account of the owner of this server stays. To remove everything, stop the server and delete its data folder.',
    )
  const change = await withRightsLock(context, 'exclusive', async ({ query }) => {
    const concerned = await removeOwned(query, user.id)
    await query.delete(users).where(eq(users.id, user.id))
    return concerned
  })
  await context.rightsWatch.changed(change)
  return { success: true }
}
