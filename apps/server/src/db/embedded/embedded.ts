/**
 * Embedded PostgreSQL in the data folder. One server uses a data folder at a time: it holds a lock in the
 * database itself, which ends with its connection however the server ends.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { StartFailure } from '../../failure.ts'
import { findBinaries } from './binaries.ts'
import {
  type Cluster,
  DATABASE_USER,
  findFreePort,
  openCluster,
  prepareDataDir,
  startPostmaster,
} from './cluster.ts'
import { lockFolder } from './folder-lock.ts'
import { isAlive, isPostgres, readPostmaster, stopPostmaster, waitUntil } from './postmaster.ts'

/** Number of an advisory lock that nothing else uses. */
const OWNERSHIP_LOCK = 7_265_001

export interface EmbeddedDatabase {
  /** Address of the database named `postgres`. */
  readonly url: string
  readonly pid: number
  /** Stops PostgreSQL and waits until everything is written. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Absolute path. */
  readonly dataDir: string
  /** Name of this server in messages to another one that wants the same folder; 40 characters at most. */
  readonly label: string
  /** Reports steps that take time or are unusual. */
  readonly say: (text: string) => void
}

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const release = await lockDataDir(options)
  try {
    return await startLocked(options)
  } finally {
    release()
  }
}

export function lockDataDir({ dataDir, say }: Pick<EmbeddedOptions, 'dataDir' | 'say'>) {
  prepareDataDir(dataDir)
  return lockFolder(dataDir, say)
}

/** The same, for a caller that holds the folder's lock. */
export async function startLocked(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, label, say } = options
  const cluster = await openCluster(dataDir, await findBinaries(), say)
  const adopted = await adopt(cluster)
  const port = adopted?.port ?? (await findFreePort())
  let pid = adopted?.pid ?? (await startPostmaster(cluster, port))
  const url = `postgres://${DATABASE_USER}:${cluster.password}@127.0.0.1:${port}/postgres`
  const stopping = new AbortController()
  let owner = await own(url, dataDir, label)
  if (adopted) say(`Using the database that was left running (process ${pid})`)
  watch(owner)

  /** Restarts the database when the connection with the lock ends, which happens only with the database. */
  function watch(client: Client): void {
    client.once('end', () => {
      if (!stopping.signal.aborted) void revive()
    })
  }

  async function revive(): Promise<void> {
    say('The database ended by itself and is started again')
    while (!stopping.signal.aborted) {
      try {
        if (!isAlive(pid)) pid = await startPostmaster(cluster, port)
        owner = await own(url, dataDir, label)
        watch(owner)
        return
      } catch (error) {
        say(`The database cannot be used: ${error instanceof Error ? error.message : String(error)}`)
        await sleep(2000)
      }
    }
  }

  return {
    url,
    get pid() {
      return pid
    },
    async stop() {
      stopping.abort()
      await stopPostmaster(pid)
      await owner.end().catch(() => {}) // The database has closed the connection already.
    },
  }
}

/** Takes over a PostgreSQL that a killed server has left running on this folder. */
async function adopt(cluster: Cluster) {
  const left = readPostmaster(cluster.folder)
  if (!left || !isPostgres(left.pid)) return null
  await waitUntil(() => !isAlive(left.pid) || readPostmaster(cluster.folder)?.ready === true, 60_000)
  if (!isAlive(left.pid)) return null
  return readPostmaster(cluster.folder)
}

async function own(url: string, dataDir: string, label: string): Promise<Client> {
  const client = await connect(url, dataDir, label)
  for (let attempt = 0; attempt < 20; attempt++) {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
      OWNERSHIP_LOCK,
    ])
    if (rows[0]?.free) return client
    await sleep(100)
  }
  const holder = await findHolder(client)
  await client.end()
  throw new StartFailure(
    `The data folder ${dataDir} is already used by another Calcwright server${holder}. ` +
      'Stop that one, or give this one a folder of its own: DATA_DIR=/path/to/folder npm start',
  )
}

async function connect(url: string, dataDir: string, label: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: label,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => {}) // The event 'end' follows and restarts the database.
  try {
    await client.connect()
  } catch (cause) {
    throw new StartFailure(
      `The PostgreSQL that runs on the data folder ${dataDir} does not let Calcwright in ` +
        `(${cause instanceof Error ? cause.message : String(cause)}). Stop it, then start again.`,
      { cause },
    )
  }
  return client
}

async function findHolder(client: Client): Promise<string> {
  const { rows } = await client.query<{ label: string }>(
    `select application_name as label from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [OWNERSHIP_LOCK],
  )
  return rows[0]?.label ? ` (${rows[0].label})` : ''
}
