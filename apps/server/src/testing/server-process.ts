/** A server in a process of its own, which tests kill. */
import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ServerClient, createClient } from '@calcwright/contract'
import { findFreePort } from '../db/embedded/cluster.ts'
import { isAlive, readPostmaster, waitUntil } from '../db/embedded/postmaster.ts'

export interface ServerProcess {
  readonly client: ServerClient
  readonly address: string
  readonly startMilliseconds: number
  readonly pid: number
  /** kill -9 of the server and of all processes of its database. */
  kill(): Promise<void>
  /** Asks the server to stop; rejects when it did not stop in order. Does nothing after a kill. */
  stop(): Promise<void>
}

const MAIN = join(import.meta.dirname, '../main.ts')

/** @param settings of the environment, besides those for the folder */
export async function startServerProcess(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = Number(settings['PORT'] ?? (await findFreePort()))
  const start = performance.now()
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      ...settings,
    },
  })
  let output = ''
  let killed = false
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const address = `http://127.0.0.1:${port}`
  const ready = await waitUntil(
    () => output.includes(settings['PUBLIC_URL'] || address) || child.exitCode !== null,
    60_000,
  )
  if (!ready || child.exitCode !== null) throw new Error(`The server did not start:\n${output}`)
  return {
    client: createClient(fetch, address),
    address,
    startMilliseconds: performance.now() - start,
    pid: child.pid ?? 0,
    async kill() {
      killed = true
      const postmaster = readPostmaster(join(dataDir, 'postgres'))
      const pids = [child.pid ?? 0, ...(postmaster ? [postmaster.pid, ...childrenOf(postmaster.pid)] : [])]
      for (const pid of pids) killNow(pid)
      await ended
      await waitUntil(() => pids.every(pid => !isAlive(pid)), 10_000)
    },
    async stop() {
      if (killed) return
      child.kill('SIGTERM')
      await ended
      if (child.exitCode !== 0) throw new Error(`The server did not stop in order:\n${output}`)
    },
  }
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error // The process has ended by itself.
  }
}

function childrenOf(pid: number): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync(`/proc/${pid}/task`)
    .flatMap(task => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' '))
    .filter(text => text !== '')
    .map(Number)
}
