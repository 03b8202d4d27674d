/** Writes everything that a database holds to a file, as of one moment, while servers go on. */
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Writable } from 'node:stream'
import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { StartFailure } from '../failure.ts'
import { END_OF_BACKUP, END_OF_TABLE, type BackupHeader } from './format.ts'
import { columnsOf, listTables, quoted } from './tables.ts'

/** Rows by table. The file appears under its name once it is whole. */
export async function writeBackup(client: ClientBase, file: string): Promise<ReadonlyMap<string, number>> {
  const unfinished = `${file}.unfinished`
  const zip = createGzip()
  const disk = zip.pipe(createWriteStream(unfinished, { mode: 0o600 }))
  // Without a listener an error of the disk would end the process before it is said below.
  const written = finished(disk)
  written.catch(() => zip.destroy())
  await client.query('begin isolation level repeatable read read only')
  const counts = new Map<string, number>()
  try {
    await write(zip, `${JSON.stringify(await makeHeader(client))}\n`)
    for (const head of await listTables(client)) {
      await write(zip, `${JSON.stringify({ table: head.table, columns: head.columns })}\n`)
      const rows = client.query(copyTo(`copy ${quoted(head.table)} (${columnsOf(head)}) to stdout`))
      for await (const piece of rows) await write(zip, piece as Buffer)
      await write(zip, `${END_OF_TABLE}\n`)
      counts.set(head.table, rows.rowCount)
    }
    zip.end(`${END_OF_BACKUP}\n`)
    await written
  } finally {
    await client.query('rollback')
  }
  await rename(unfinished, file)
  return counts
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
