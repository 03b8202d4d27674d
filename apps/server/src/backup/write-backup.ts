/**
 * Writes everything that a database holds to a file, as of one moment, while servers go on, and with it the files of
 * its worksheets: their bytes stay for a day after the last row that names them.
 */
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Writable } from 'node:stream'
import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { StartFailure } from '../failure.ts'
import type { FileStore } from '../files/file-store.ts'
import { END_OF_BACKUP, END_OF_TABLE, type BackupHeader } from './format.ts'
import { columnsOf, listTables, quoted } from './tables.ts'

/** Content of a backup. */
export interface BackedUp {
  /** Rows by table. */
  readonly counts: ReadonlyMap<string, number>
  /** Files that rows name and whose bytes are not in the store. */
  readonly missing: number
}

/** The backup appears under its name once it is whole. */
export async function writeBackup(client: ClientBase, fileStore: FileStore, file: string): Promise<BackedUp> {
  const unfinished = `${file}.unfinished`
  // Most of a large backup are files that are compressed already, so a higher level would save nothing.
  const zip = createGzip({ level: 1 })
  const disk = zip.pipe(createWriteStream(unfinished, { mode: 0o600 }))
  // Without a listener an error of the disk would end the process before it is reported below.
  const written = finished(disk)
  written.catch(() => zip.destroy())
  await client.query('begin isolation level repeatable read read only')
  const counts = new Map<string, number>()
  let missing = 0
  try {
    await write(zip, `${JSON.stringify(await makeHeader(client))}\n`)
    for (const head of await listTables(client)) {
      await write(zip, `${JSON.stringify({ table: head.table, columns: head.columns })}\n`)
      const rows = client.query(copyTo(`copy ${quoted(head.table)} (${columnsOf(head)}) to stdout`))
      for await (const piece of rows) await write(zip, piece as Buffer)
      await write(zip, `${END_OF_TABLE}\n`)
      counts.set(head.table, rows.rowCount)
    }
    missing = await writeFiles(client, fileStore, zip)
    zip.end(`${END_OF_BACKUP}\n`)
    await written
  } finally {
    await client.query('rollback')
  }
  await rename(unfinished, file)
  return { counts, missing }
}

/** Returns the number of missing files. */
async function writeFiles(client: ClientBase, fileStore: FileStore, zip: Writable): Promise<number> {
  const { rows } = await client.query<{ digest: string }>('select distinct digest from files order by digest')
  let missing = 0
  for (const { digest } of rows) {
    const bytes = await fileStore.get(digest)
    if (bytes) {
      const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64')
      await write(zip, `${JSON.stringify({ file: digest })}\n${text}\n`)
    } else missing++
  }
  return missing
}

async function makeHeader(client: ClientBase): Promise<BackupHeader> {
  const { rows: known } = await client.query<{ found: boolean }>(
    `select to_regclass('migrations') is not null as found`,
  )
  if (!known[0]?.found)
    throw new StartFailure('This database holds nothing of Calcwright: there is nothing to back up.')
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  return {
    calcwright: 'backup',
    format: 1,
    created: new Date().toISOString(),
    migrations: rows.map(({ name }) => name),
  }
}

async function write(stream: Writable, piece: string | Buffer): Promise<void> {
  if (!stream.write(piece)) await once(stream, 'drain')
}
