/** Everything that changes places, sharing or what exists goes through here. */
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { WorksheetFinder } from '../../documents/worksheet-finder.ts'
import type { Context } from '../context.ts'

/** Nothing else locks this number. */
const RIGHTS_LOCK = 7_265_003

/** Reads and writes within the transaction that holds the rights. */
export interface Held extends Context {
  readonly query: Transaction
}

/**
 * Runs `work` in a transaction in which nobody else changes a place or sharing. So what is authorized in there still holds when it is written: otherwise two
 * projects could go into each other, something be made in a project that is being deleted, or be
 * shared by somebody whose rights are being taken away.
 * @param how `shared` for what only adds something new: many of these run at a time
 */
export function withRightsHeld<Result>(
  context: Context,
  how: 'exclusive' | 'shared',
  work: (held: Held) => Promise<Result>,
): Promise<Result> {
  return context.query.transaction(async transaction => {
    await transaction.execute(
      how === 'exclusive'
        ? sql`select pg_advisory_xact_lock(${RIGHTS_LOCK})`
        : sql`select pg_advisory_xact_lock_shared(${RIGHTS_LOCK})`,
    )
    return work({ ...context, query: transaction, finder: new WorksheetFinder(transaction) })
  })
}
