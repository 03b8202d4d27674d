/**
 * PostgreSQL refuses to run as root. Root therefore starts it under another user, who must own the database
 * folder and reach it. Anybody else runs it under their own account.
 */
import { execFileSync } from 'node:child_process'
import { accessSync, chownSync, constants, lchownSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartFailure } from '../../failure.ts'

export interface OsUser {
  readonly uid: number
  readonly gid: number
}

/** User and helper program that run a program. */
export interface RunAs {
  readonly user: OsUser | null
  /** Command that changes the user, put before the command line. */
  readonly helper: readonly string[]
}

const OWN_USER = 'calcwright'

/** Finds or makes the user for the database in `folder`; null unless root runs the server. */
export function databaseUser(folder: string): OsUser | null {
  if (process.getuid?.() !== 0) return null
  return ownerOf(folder) ?? findUser(OWN_USER) ?? findUser('postgres') ?? createUser()
}

/** A folder stays with the user who has used it. */
function ownerOf(folder: string): OsUser | null {
  const stat = statSync(folder, { throwIfNoEntry: false })
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : null
}

function findUser(name: string): OsUser | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) }
}

function createUser(): OsUser {
  const attempts: readonly (readonly [string, ...string[]])[] = [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', OWN_USER],
    ['adduser', '-S', '-D', '-H', OWN_USER],
  ]
  for (const [program, ...args] of attempts) {
    if (succeeds(program, args)) {
      const user = findUser(OWN_USER)
      if (user) return user
    }
  }
  throw new StartFailure(
    `PostgreSQL does not run as root, and no user "${OWN_USER}" could be made for it. ` +
      'Start Calcwright as an ordinary user, or make that user first (useradd --system calcwright).',
  )
}

/** Whether the program exists and ends with status 0. */
function succeeds(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false // The next helper is tried, and the caller reports when none is left.
  }
}

/**
 * Describes how to run a program as `user` that must reach `paths`. Below a closed folder (/root, a private
 * temporary folder) the program keeps the one privilege of root to pass folders and read files.
 */
export function runAs(user: OsUser | null, paths: readonly string[]): RunAs {
  if (!user) return { user: null, helper: [] }
  const closed = paths.map(path => closedFolder(path, user)).find(folder => folder !== null)
  if (closed === undefined) return { user, helper: [] }
  const helper = [
    'setpriv',
    '--reuid',
    String(user.uid),
    '--regid',
    String(user.gid),
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    // Otherwise access(), by which PostgreSQL looks for its own program, ignores the privilege.
    '--securebits=+no_setuid_fixup',
  ]
  const [program = '', ...args] = helper
  if (succeeds(program, [...args, process.execPath, '--version'])) return { user: null, helper }
  throw new StartFailure(
    `PostgreSQL does not run as root, and the user that it runs under instead cannot enter ${closed}. ` +
      'Move Calcwright and its data folder (DATA_DIR) to where every user may pass, such as /opt and /var/lib, ' +
      'or start it as an ordinary user.',
  )
}

/** The first folder on the way to `path` that the user may not enter; null for none. */
function closedFolder(path: string, user: OsUser): string | null {
  const parent = dirname(path)
  if (parent === path) return null
  const above = closedFolder(parent, user)
  if (above !== null) return above
  const stat = statSync(parent, { throwIfNoEntry: false })
  if (!stat) return null
  const bit = stat.uid === user.uid ? 0o100 : stat.gid === user.gid ? 0o010 : 0o001
  return stat.mode & bit ? null : parent
}

export function chownTo(user: OsUser, path: string): void {
  chownSync(path, user.uid, user.gid)
}

/** Makes the user the owner of a folder and its content. */
export function changeOwner(user: OsUser, folder: string): void {
  if (statSync(folder).uid === user.uid) return
  chownTo(user, folder)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, name), user.uid, user.gid)
  }
}

export function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}
