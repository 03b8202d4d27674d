/** Connects for the first time to a database, which may be unreachable or refuse the server. */
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { StartFailure } from '../failure.ts'
import { databaseErrorCode, redactedMessage } from './database.ts'

/** Codes of PostgreSQL for a wrong user or password, or an unknown database. */
const NOT_LET_IN = /^(28|3D)/

/** Runs the first work on a database. Throws StartFailure when the database cannot be reached. */
export async function reachDatabase<T>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  use: () => Promise<T>,
): Promise<T> {
  try {
    return await use()
  } catch (error) {
    const code = databaseErrorCode(error)
    if (error instanceof StartFailure || (code !== undefined && !NOT_LET_IN.test(code))) throw error
    const place = databaseUrl === null ? join(dataDir, 'postgres') : 'DATABASE_URL'
    throw new StartFailure(`The database (${place}) cannot be reached: ${redactedMessage(error)}`, {
      cause: error,
    })
  }
}
