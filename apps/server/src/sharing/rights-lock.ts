/** Transactions for all changes of places, sharing and existence. */
import { sql } from '../db/drizzle.ts'
import type { Transaction } from '../db/database.ts'
import { WorksheetFinder } from '../documents/worksheet-finder.ts'
import type { Context } from '../context.ts'

/** Number of an advisory lock that nothing else uses. */
const RIGHTS_LOCK = 7_265_003

/** Context of commands in the transaction that holds the rights. */
export interface RightsLockContext extends Context {
  readonly query: Transaction
}

/**
 * Runs `work` in a transaction in which nobody else changes a place or sharing, so that an authorization in
 * it still holds when it commits. Otherwise two projects could go into each other, something could be made in
 * a project that is being deleted, or be shared by somebody whose rights are being taken away.
 * @param how `shared` for work that only adds something new: many such transactions run at a time
 */
export function withRightsLock<Result>(
  context: Context,
  how: 'exclusive' | 'shared',
  work: (held: RightsLockContext) => Promise<Result>,
): Promise<Result> {
  return context.query.transaction(async transaction => {
    await takeRightsLock(transaction, how)
    return work({ ...context, query: transaction, finder: new WorksheetFinder(transaction) })
  })
}

/** Takes the lock until the end of the transaction, for work without a visitor. */
export async function takeRightsLock(transaction: Transaction, how: 'exclusive' | 'shared'): Promise<void> {
  await transaction.execute(
    how === 'exclusive'
      ? sql`select pg_advisory_xact_lock(${RIGHTS_LOCK})`
      : sql`select pg_advisory_xact_lock_shared(${RIGHTS_LOCK})`,
  )
}
