import type { Pool } from 'pg'
import type { Query } from '../db/database.ts'
import { StartFailure } from '../failure.ts'
import { openLogNames } from '../operator/log-names.ts'
import { findByEmail } from './people.ts'

/** Returns the word that stands for an account in the log. */
export async function logWordOf(query: Query, pool: Pool, email: string): Promise<string> {
  const user = await findByEmail(query, email.trim().toLowerCase())
  if (!user) throw new StartFailure(`There is no account with the address ${email}.`)
  return (await openLogNames(pool)).of(user.id)
}
