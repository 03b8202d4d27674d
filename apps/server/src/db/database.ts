/** Connections to the database. */
import { DrizzleQueryError, drizzle } from './drizzle.ts'
import { DatabaseError, Pool } from 'pg'
import * as schema from './schema.ts'

export interface Database {
  readonly query: ReturnType<typeof makeQuery>
  readonly pool: Pool
  /** Address for connections beside the pool. */
  readonly url: string
  close(): Promise<void>
}

/** A query builder inside a transaction. */
export type Transaction = Parameters<Parameters<Database['query']['transaction']>[0]>[0]
/** The database or a transaction; transactions of a transaction are savepoints in it. */
export type Query = Database['query'] | Transaction

const makeQuery = (pool: Pool) => drizzle(pool, { schema })

/** @param onIdleError called when an unused connection breaks; the next use makes a new one */
export function openDatabase(url: string, onIdleError: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString: url,
    max: 12,
    application_name: 'calcwright',
    connectionTimeoutMillis: 10_000,
    // A new connection costs the database as much as dozens of queries, so connections outlive short pauses.
    idleTimeoutMillis: 60_000,
    statement_timeout: 60_000,
    keepAlive: true,
  })
  pool.on('error', onIdleError)
  return { query: makeQuery(pool), pool, url, close: () => pool.end() }
}

/** PostgreSQL's five-letter code of an error that it reported, also through drizzle; undefined for others. */
export const databaseErrorCode = (error: unknown): string | undefined => reportedBy(error)?.code

/** Addresses of people in a message. */
const ADDRESS = /[\w.!#$%&*+=?^{|}~-]+@[\w-]+(\.[\w-]+)+/g

/** Returns the message without the values of a query and without addresses of people. */
export function redactedMessage(error: unknown): string {
  const message =
    error instanceof DrizzleQueryError
      ? `Failed query: ${error.query}`
      : error instanceof Error
        ? error.message
        : String(error)
  return message.replaceAll(ADDRESS, '(address)')
}

/**
 * Whether PostgreSQL refused a text that no page sends: with the character 0, or with half a pair of surrogates
 * in a field of JSON.
 */
export function isUnstorableText(error: unknown): boolean {
  const { code, message } = reportedBy(error) ?? {}
  return code === '22021' || code === '22P05' || (code === '22P02' && /type json/.test(message ?? ''))
}

function reportedBy(error: unknown): DatabaseError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseError) return cause
  }
  return undefined
}
