import type { Done } from '@calcwright/contract'
import { eq } from 'drizzle-orm'
import type { Context } from '../commands/context.ts'
import { users } from '../db/schema.ts'
import { Refused } from '../failure.ts'
import { authorize } from '../policies/policy.ts'
import type { Device } from '../sessions.ts'
import { confirmOwn } from './change-account.ts'
import { removeOwned } from './remove-owned.ts'

/** Removes the account and all that it owns, also for those it was shared with. */
export async function deleteAccount(context: Context, password: string, device: Device): Promise<Done> {
  authorize('delete_account', context.visitor, null)
  const user = await confirmOwn(context, password, device)
  if (user.local)
    throw new Refused(
      'invalid',
      'The account of the owner of this server stays. To remove everything, stop the server and delete its data folder.',
    )
  const removed = await context.query.transaction(async transaction => {
    const owned = await removeOwned(transaction, user.id)
    await transaction.delete(users).where(eq(users.id, user.id))
    return owned
  })
  await context.rightsWatch.changed({ worksheets: removed, users: [user.id] })
  return { success: true }
}
