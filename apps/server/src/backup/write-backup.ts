/**
 * Writes everything that a database holds to a file, as of one moment, while servers go on, and with it the files of
 * its worksheets: their bytes stay for a day after the last row that names them.
 */
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import { constants, createGzip, deflateRawSync, gzip } from 'node:zlib'
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

/** Most of a large backup are files that are compressed already, so a higher level would save nothing. */
const LEVEL = 1

/** The backup appears under its name once it is whole; one that fails leaves no part of it behind. */
export async function writeBackup(client: ClientBase, fileStore: FileStore, file: string): Promise<BackedUp> {
  const unfinished = `${file}.unfinished`
  await client.query('begin isolation level repeatable read read only')
  try {
    const header = await makeHeader(client)
    const backedUp = await writeParts(client, fileStore, unfinished, header)
    await rename(unfinished, file)
    return backedUp
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await client.query('rollback')
  }
}

async function writeParts(
  client: ClientBase,
  fileStore: FileStore,
  file: string,
  header: BackupHeader,
): Promise<BackedUp> {
  const disk = createWriteStream(file, { mode: 0o600 })
  const zip = createGzip({ level: LEVEL })
  zip.pipe(disk, { end: false })
  // Without a listener an error of the disk would end the process before it is reported below.
  const written = finished(disk)
  written.catch(() => zip.destroy())
  const counts = new Map<string, number>()
  await write(zip, `${JSON.stringify(header)}\n`)
  for (const head of await listTables(client)) {
    await write(zip, `${JSON.stringify({ table: head.table, columns: head.columns })}\n`)
    const rows = client.query(copyTo(`copy ${quoted(head.table)} (${columnsOf(head)}) to stdout`))
    for await (const piece of rows) await write(zip, piece as Buffer)
    await write(zip, `${END_OF_TABLE}\n`)
    counts.set(head.table, rows.rowCount)
  }
  zip.end()
  await Promise.race([written, finished(zip)])
  const missing = await writeFiles(client, fileStore, disk)
  disk.end(await packed(`${END_OF_BACKUP}\n`, { level: LEVEL }))
  await written
  return { counts, missing }
}

/** Returns the number of missing files. Each is a part of its own, as one that gets no smaller is packed in another way. */
async function writeFiles(client: ClientBase, fileStore: FileStore, disk: Writable): Promise<number> {
  const { rows } = await client.query<{ digest: string }>('select distinct digest from files order by digest')
  let missing = 0
  for (const { digest } of rows) {
    const bytes = await fileStore.get(digest)
    if (bytes) {
      const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64')
      const strategy = isDense(bytes) ? constants.Z_HUFFMAN_ONLY : constants.Z_DEFAULT_STRATEGY
      const piece = `${JSON.stringify({ file: digest })}\n${text}\n`
      await write(disk, await packed(piece, { level: LEVEL, strategy }))
    } else missing++
  }
  return missing
}

/** Bytes by which a file is known as one that gets no smaller. */
const SAMPLE = 65_536

/** A part of its own of the backup: gzip files behind one another are one. */
const packed = promisify(gzip)

/** Whether a file, such as a picture, has no repetitions that could be left out: a search for them takes most of the time. */
function isDense(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE)
  return deflateRawSync(sample, { level: LEVEL }).length > sample.length * 0.9
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
