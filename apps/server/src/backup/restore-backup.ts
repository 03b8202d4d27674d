/** Brings a backup into an empty database, all of it or nothing, and the files of its worksheets into a store. */
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import * as z from 'zod/mini'
import { migrateWithin, shippedMigrations } from '../db/migrate.ts'
import { StartFailure } from '../failure.ts'
import type { FileStore } from '../files/file-store.ts'
import { BackupHeader, END_OF_BACKUP, END_OF_TABLE, FileHead, TableHead } from './format.ts'
import { columnsOf, quoted } from './tables.ts'

/** Returns rows by table. Throws StartFailure when the file or the database is not fit for a restore. */
export async function restoreBackup(
  client: ClientBase,
  fileStore: FileStore,
  file: string,
): Promise<ReadonlyMap<string, number>> {
  const lines = readLines(file)
  const header = readHeader(await nextLine(lines, file), file)
  const then = migrationsOf(header)
  await client.query('begin')
  try {
    await refuseUnlessEmpty(client)
    await migrateWithin(client, then)
    const counts = await fill(client, fileStore, lines, file)
    await migrateWithin(client)
    await client.query('commit')
    return counts
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function fill(
  client: ClientBase,
  fileStore: FileStore,
  lines: Lines,
  file: string,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (let line = await nextLine(lines, file); line !== END_OF_BACKUP; line = await nextLine(lines, file)) {
    const head = z.union([TableHead, FileHead]).parse(JSON.parse(line))
    if ('table' in head) counts.set(head.table, await fillTable(client, head, lines, file))
    else await fileStore.put(Uint8Array.from(Buffer.from(await nextLine(lines, file), 'base64')))
  }
  return counts
}

async function fillTable(client: ClientBase, head: TableHead, lines: Lines, file: string): Promise<number> {
  const rows = client.query(copyFrom(`copy ${quoted(head.table)} (${columnsOf(head)}) from stdin`))
  await pipeline(rowsOf(lines, file), rows)
  return rows.rowCount
}

/** Throws where the file ends too early, which makes the pipeline cancel the copying. */
async function* rowsOf(lines: Lines, file: string): AsyncGenerator<string> {
  for (let line = await nextLine(lines, file); line !== END_OF_TABLE; line = await nextLine(lines, file))
    yield `${line}\n`
}

type Lines = AsyncIterator<string, undefined>

/** Reads lines without node:readline, which also ends lines at characters that a text in a row may hold. */
async function* readLines(file: string): AsyncGenerator<string, undefined> {
  const source = createReadStream(file)
  const text = source.pipe(createGunzip()).setEncoding('utf8')
  source.on('error', error => text.destroy(error))
  let pieces: string[] = []
  for await (const piece of text as AsyncIterable<string>) {
    const [first = '', ...others] = piece.split('\n')
    pieces.push(first)
    for (const other of others) {
      yield pieces.join('')
      pieces = [other]
    }
  }
  return undefined
}

/** Throws StartFailure at the end of the file: a whole backup ends with a line that says so. */
async function nextLine(lines: Lines, file: string): Promise<string> {
  const next = await lines.next().catch((cause: unknown) => {
    throw new StartFailure(`${file} cannot be read as a backup: ${messageOf(cause)}`, { cause })
  })
  if (next.done) throw new StartFailure(`${file} ends in the middle: it is not a whole backup.`)
  return next.value
}

function readHeader(line: string, file: string): BackupHeader {
  const header = BackupHeader.safeParse(parseJson(line))
  if (header.success) return header.data
  throw new StartFailure(`${file} is not a backup of Calcwright, or one of a later version.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // The caller reports that it is no header.
  }
}

function migrationsOf({ migrations: names }: BackupHeader) {
  const known = shippedMigrations()
  const unknown = names.find(name => !known.some(migration => migration.name === name))
  if (unknown)
    throw new StartFailure(
      `This backup was made by a newer Calcwright (it has "${unknown}"). Restore it with that version or a later one.`,
    )
  return known.filter(({ name }) => names.includes(name))
}

async function refuseUnlessEmpty(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = current_schema()`,
  )
  if (rows.length > 0)
    throw new StartFailure(
      'The database is not empty. A backup goes into an empty one: choose another DATA_DIR or DATABASE_URL.',
    )
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
