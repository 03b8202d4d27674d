import { Worksheet } from '@calcwright/document'
import { registry } from '@calcwright/blocks/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { worksheetSnapshots, worksheetUpdates, worksheets } from '../db/schema.ts'
import { randomHash } from '../identifiers.ts'
import { emptyDatabase, linesOf, load, sheet } from '../testing/test-server.ts'
import { insertWorksheet, readContent } from './stored-worksheet.ts'
import { type Change, Writer } from './writer.ts'

let database: Database
let drop: () => Promise<void>
const faults: unknown[] = []
beforeAll(async () => {
  const empty = await emptyDatabase()
  drop = empty.drop
  database = openDatabase(empty.url, () => {})
  await migrate(database.pool)
})
afterAll(async () => {
  await database.close()
  await drop()
})

const newWriter = () =>
  new Writer(
    database,
    () => {},
    error => faults.push(error),
  )

async function newSheet(): Promise<string> {
  const id = randomHash()
  const document = sheet('start').encode()
  await insertWorksheet(database.query, {
    id,
    hash: randomHash(),
    name: 'A',
    ownerId: 'o',
    document,
    archive: '',
  })
  return id
}

async function lines(id: string): Promise<string[]> {
  const content = await readContent(database.query, id)
  return linesOf(load(content!.document))
}

/** Appends a line; answers with its version. */
function appending(line: string, fail = false): Change<number> {
  return {
    userId: null,
    apply(worksheet: Worksheet) {
      const before = worksheet.stateVector()
      const blocks = [{ type: 'text', props: { html: line } }]
      worksheet.apply({ kind: 'insert', blocks, at: { inside: null, at: 'end' } })
      if (fail) throw new Error('refused after it was applied')
      return { document: worksheet.encodeSince(before), archive: { text: '', full: false }, uploads: null }
    },
    answer: (_, version) => version,
  }
}

const names = (count: number, prefix: string) => Array.from({ length: count }, (_, i) => `${prefix}${i}`)

describe('writer', () => {
  it('keeps the changes of several processes at the same time', async () => {
    const id = await newSheet()
    const writers = [newWriter(), newWriter(), newWriter()]
    const all = writers.flatMap((writer, i) => names(50, `w${i} `).map(line => ({ writer, line })))
    const versions = await Promise.all(all.map(({ writer, line }) => writer.write(id, appending(line))))
    expect(versions.toSorted((a, b) => a - b)).toEqual(names(150, '').map((_, i) => i + 2))
    expect((await lines(id)).toSorted()).toEqual(['start', ...all.map(({ line }) => line)].toSorted())
    expect(faults).toEqual([])
  })

  it('forgets what a refused change has done already', async () => {
    const id = await newSheet()
    const writer = newWriter()
    const results = await Promise.allSettled([
      writer.write(id, appending('a')),
      writer.write(id, appending('bad', true)),
      writer.write(id, appending('b')),
    ])
    expect(results.map(result => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await lines(id)).toEqual(['start', 'a', 'b'])
  })

  it('stores nothing of what the database refuses, and goes on', async () => {
    const id = await newSheet()
    const writer = newWriter()
    await writer.write(id, appending('a'))
    await database.query
      .insert(worksheetUpdates)
      .values({ worksheetId: id, version: 3, document: new Uint8Array([0, 0]) })
    await expect(writer.write(id, appending('b'))).rejects.toMatchObject({ problem: 'server' })
    await database.query.delete(worksheetUpdates).where(eq(worksheetUpdates.version, 3))
    expect(await writer.write(id, appending('c'))).toBe(3)
    expect(await lines(id)).toEqual(['start', 'a', 'c'])
  })

  it('refuses what is not there, or no longer', async () => {
    const writer = newWriter()
    await expect(writer.write('nowhere', appending('a'))).rejects.toMatchObject({ problem: 'not-found' })
    const id = await newSheet()
    await writer.write(id, appending('a'))
    await database.query.delete(worksheetSnapshots).where(eq(worksheetSnapshots.worksheetId, id))
    await database.query.delete(worksheets).where(eq(worksheets.id, id))
    await expect(writer.write(id, appending('b'))).rejects.toMatchObject({ problem: 'not-found' })
  })

  it('drains', async () => {
    const id = await newSheet()
    const writer = newWriter()
    let stored = 0
    for (const line of names(30, 'l')) void writer.write(id, appending(line)).then(() => stored++)
    await writer.drain()
    expect(stored).toBe(30)
    expect(Worksheet.load(registry, (await readContent(database.query, id))!.document).blocks()).toHaveLength(
      31,
    )
  })
})
