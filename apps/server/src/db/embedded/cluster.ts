/** The folder of a PostgreSQL server ("cluster"): making it, starting its server, reading its log. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartFailure } from '../../failure.ts'
import type { Binaries } from './binaries.ts'
import { type RunAs, chownTo, databaseUser, changeOwner, isWritable, runAs } from './os-user.ts'
import { dropStalePidFile, isAlive, readPostmaster } from './postmaster.ts'

/** The database user; the password is made with the cluster and stays in the data folder. */
export const DATABASE_USER = 'calcwright'

const LOG_LIMIT = 10 * 1024 * 1024

/**
 * Durability is PostgreSQL's default (fsync, full page writes, synchronous commit). Simultaneous commits are
 * flushed together without a configured delay.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '128MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  wal_compression: 'pglz',
  io_method: 'sync',
  jit: 'off',
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] ',
  timezone: 'UTC',
}

export interface Cluster {
  readonly folder: string
  readonly logFile: string
  readonly password: string
  readonly binaries: Binaries
  readonly runAs: RunAs
}

/** Finds or makes the cluster of a data folder, under the folder's lock. */
export async function openCluster(
  dataDir: string,
  binaries: Binaries,
  say: (text: string) => void,
): Promise<Cluster> {
  const folder = join(dataDir, 'postgres')
  const user = databaseUser(folder)
  const cluster: Cluster = {
    folder,
    logFile: join(dataDir, 'postgres.log'),
    password: readPassword(dataDir),
    binaries,
    runAs: runAs(user, [folder, binaries.postgres]),
  }
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    say('Making the database (once, a few seconds)')
    await initialise(cluster, dataDir)
  } else if (user) changeOwner(user, folder)
  else if (!isWritable(folder)) throw notWritable(folder)
  return cluster
}

export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  } catch (cause) {
    throw notWritable(dataDir, cause)
  }
  if (!statSync(dataDir).isDirectory() || !isWritable(dataDir)) throw notWritable(dataDir)
}

export function notWritable(folder: string, cause?: unknown): StartFailure {
  return new StartFailure(
    `The data folder ${folder} cannot be written to. Give yourself write access to it, ` +
      'or choose another folder: DATA_DIR=/path/to/folder npm start',
    { cause },
  )
}

function readPassword(dataDir: string): string {
  const file = join(dataDir, 'postgres.password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new StartFailure(
      `The database password in ${file} cannot be read: the data folder belongs to another user. ` +
        'Start Calcwright as that user, or choose another folder: DATA_DIR=/path/to/folder npm start',
      { cause },
    )
  }
}

/** Makes the cluster beside its place and moves it there when it is complete. A half-made one is deleted. */
async function initialise(cluster: Cluster, dataDir: string): Promise<void> {
  const unfinished = join(dataDir, 'postgres.new')
  const passwordFile = join(dataDir, 'postgres.new.password')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, `${cluster.password}\n`, { mode: 0o600 })
  const user = databaseUser(cluster.folder)
  if (user) for (const path of [unfinished, passwordFile]) chownTo(user, path)
  try {
    await runInitdb(cluster, unfinished, passwordFile)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(unfinished, cluster.folder)
}

async function runInitdb(cluster: Cluster, folder: string, passwordFile: string): Promise<void> {
  const child = launch(cluster, cluster.binaries.initdb, [
    `--pgdata=${folder}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-locale',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ])
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (status !== 0) throw new StartFailure(`The database could not be made. ${logTail(cluster)}`)
}

/** Starts the server process on `port` and waits until it takes connections. */
export async function startPostmaster(cluster: Cluster, port: number): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    dropStalePidFile(cluster.folder)
    const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const args = ['-D', cluster.folder, '-p', String(port), ...settings]
    const child = launch(cluster, cluster.binaries.postgres, args)
    child.unref()
    const pid = await untilReady(child.pid ?? 0, cluster.folder)
    if (pid !== null) return pid
    // Children and shared memory of a killed server disappear after a moment.
    if (attempt === 10) throw new StartFailure(`The database does not start. ${logTail(cluster)}`)
    await sleep(300)
  }
}

/** Returns the process id once the server accepts connections, null when it ended before. */
async function untilReady(pid: number, folder: string): Promise<number | null> {
  while (isAlive(pid)) {
    const postmaster = readPostmaster(folder)
    if (postmaster?.pid === pid && postmaster.ready) return pid
    await sleep(10)
  }
  return null
}

/**
 * The process has a group of its own, so that an interrupt at the terminal reaches it only through the
 * server.
 */
function launch(cluster: Cluster, program: string, args: readonly string[]) {
  const { user, helper } = cluster.runAs
  const [first = program, ...rest] = [...helper, program, ...args]
  const log = openLog(cluster.logFile)
  try {
    return spawn(first, rest, {
      ...user,
      detached: true,
      stdio: ['ignore', log, log],
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C' },
    })
  } finally {
    closeSync(log)
  }
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_LIMIT) truncateSync(file)
  return openSync(file, 'a', 0o600)
}

function logTail(cluster: Cluster): string {
  const lines = readFileSync(cluster.logFile, 'utf8').trimEnd().split('\n').slice(-5)
  return `The end of its log (${cluster.logFile}):\n${lines.join('\n')}`
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
