/** The first use of a database, which may be at another place or not let the server in. */
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { StartFailure } from '../failure.ts'
import { messageOf } from '../http/log.ts'
import { databaseErrorCode } from './database.ts'

/** PostgreSQL: wrong user or password, or no such database. */
const NOT_LET_IN = /^(28|3D)/

/** Does what uses the database for the first time. Throws StartFailure when the database cannot be reached. */
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
    throw new StartFailure(`The database (${place}) cannot be reached: ${messageOf(error)}`, { cause: error })
  }
}
