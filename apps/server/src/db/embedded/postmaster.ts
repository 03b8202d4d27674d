/** The PostgreSQL server process of a database folder, whoever started it. */
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly ready: boolean
}

/** Content of postmaster.pid; null when there is none or it is being written. */
export function readPostmaster(folder: string): Postmaster | null {
  const text = readIfThere(join(folder, 'postmaster.pid'))
  const lines = text?.split('\n') ?? []
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port)) return null
  return { pid, port, ready: lines[7]?.trim() === 'ready' }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ESRCH') return null // ESRCH: the process ended while it was read.
    throw error
  }
}

/** Whether the process lives and is a PostgreSQL. Systems reuse the ids of dead processes. */
export function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false
  return /postgres/i.test(commandOf(pid))
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A dead process stays in the process list until its parent reads its status. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  const stat = readIfThere(`/proc/${pid}/stat`) ?? ''
  return /^\d+ \(.*\) Z/s.test(stat)
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') return readIfThere(`/proc/${pid}/cmdline`) ?? ''
  if (process.platform === 'win32') {
    return execFileSync('tasklist', ['/fi', `PID eq ${pid}`, '/nh'], { encoding: 'utf8' })
  }
  return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
}

/** Removes a postmaster.pid whose process is gone or is no PostgreSQL. Returns whether it did. */
export function dropStalePidFile(folder: string): boolean {
  const postmaster = readPostmaster(folder)
  if (!postmaster || isPostgres(postmaster.pid)) return false
  rmSync(join(folder, 'postmaster.pid'), { force: true })
  return true
}

/** Stops the server in order: open transactions are rolled back, everything is written. */
export async function stopPostmaster(pid: number): Promise<void> {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  await waitUntil(() => !isAlive(pid), 60_000)
}

/** Checks every 20 ms. Returns false when the condition did not hold in time. */
export async function waitUntil(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds
  while (!condition()) {
    if (performance.now() > end) return false
    await sleep(20)
  }
  return true
}
