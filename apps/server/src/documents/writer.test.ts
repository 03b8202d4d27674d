import { PLANS, toBase64 } from '@calcwright/contract'
import type { Operation, Worksheet } from '@calcwright/document'
import { eq } from '../db/drizzle.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { worksheetSnapshots, worksheetUpdates, worksheets } from '../db/schema.ts'
import { randomHash } from '../identifiers.ts'
import { addLine, emptyDatabase, linesOf, load, sheet } from '../testing/test-server.ts'
import { DocumentWork } from './document-work.ts'
import type { SaveStep, DocumentStep } from './open-sheet.ts'
import { insertWorksheet, readContent } from './stored-worksheet.ts'
import { type DocumentChange, DocumentWriter } from './writer.ts'

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

const documents = new DocumentWork()
const newWriter = (limit = 25 * 1024 * 1024) =>
  new DocumentWriter(database, documents, limit, { onStored: () => {}, onFault: error => faults.push(error) })
const contentOf = async (id: string) => (await readContent({ query: database.query, documents }, id))!

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
    images: 0,
  })
  return id
}

async function lines(id: string): Promise<string[]> {
  return linesOf(load((await contentOf(id)).document))
}

/** Appends a line; answers with its version. */
function appending(line: string): DocumentChange<number> {
  const blocks = [{ type: 'text', props: { html: line } }]
  const operation: Operation = { kind: 'insert', blocks, at: { inside: null, at: 'end' } }
  return { userId: null, step: { kind: 'operation', operation }, answer: ({ version }) => version }
}

/** Prepares a save of the changes that `work` makes to the stored worksheet. */
async function saving(id: string, work: (worksheet: Worksheet) => unknown): Promise<DocumentChange<number>> {
  const { document, version: knownVersion } = await contentOf(id)
  const worksheet = load(document)
  const before = worksheet.stateVector()
  work(worksheet)
  const step: DocumentStep = {
    kind: 'save',
    name: worksheet.name,
    knownVersion,
    patch: toBase64(worksheet.encodeSince(before)),
    archive: { text: '', full: false },
    limits: PLANS.business,
    mayRename: false,
    givesNameBack: false,
  }
  return { userId: null, step, answer: ({ version }) => version }
}

/** Prepares a save that is refused after its merge, because it brings a name that its author may not give. */
const refused = (id: string) =>
  saving(id, worksheet => {
    worksheet.apply({ kind: 'rename', name: 'Taken' })
    addLine(worksheet, 'bad')
  })

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
    const bad = await refused(id)
    const results = await Promise.allSettled([
      writer.write(id, appending('a')),
      writer.write(id, bad),
      writer.write(id, appending('b')),
    ])
    expect(results.map(result => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await lines(id)).toEqual(['start', 'a', 'b'])
    expect(load((await contentOf(id)).document).name).toBe('Beam')
    const [row] = await database.query.select().from(worksheets).where(eq(worksheets.id, id))
    expect(row?.name).toBe('Beam')
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
    expect(await lines(id)).toHaveLength(31)
  })

  const KB = 1024

  it('stores no more than a worksheet may have, and takes what makes it smaller', async () => {
    const id = await newSheet()
    await newWriter().write(id, appending('x'.repeat(300 * KB)))
    const writer = newWriter(500 * KB)
    await expect(writer.write(id, appending('y'.repeat(300 * KB)))).rejects.toMatchObject({
      problem: 'too-large',
      message: expect.stringMatching(/^This worksheet would be 0\.6 MB large, and at most .* Delete /),
    })
    expect((await contentOf(id)).version).toBe(2)
    expect(await writer.write(id, appending('small'))).toBe(3)
    // Under a smaller limit it is too large already.
    const small = newWriter(100 * KB)
    await expect(small.write(id, appending('y'))).rejects.toMatchObject({ problem: 'too-large' })
    const removing = await saving(id, worksheet => {
      worksheet.apply({ kind: 'remove', ids: [worksheet.blocks()[1]!.id] })
    })
    expect(await small.write(id, removing)).toBe(4)
    expect(await small.write(id, appending('y'))).toBe(5)
    expect(await lines(id)).toEqual(['start', 'small', 'y'])
  })

  it('works on large worksheets aside, in the same way', async () => {
    const id = await newSheet()
    const writer = newWriter()
    await writer.write(id, { ...appending('x'.repeat(300 * KB)), bytes: 300 * KB })
    const bad = await refused(id)
    const results = await Promise.allSettled([
      writer.write(id, appending('a')),
      writer.write(id, bad),
      ...names(70, 'l').map(line => writer.write(id, appending(line))),
    ])
    expect(results.filter(result => result.status === 'rejected')).toMatchObject([
      { reason: { problem: 'name' } },
    ])
    expect(await lines(id)).toHaveLength(73)
    expect(faults).toEqual([])
  })

  it('judges what a client knows by what is stored, not by what it remembers of it', async () => {
    const id = await newSheet()
    const [one, other] = [newWriter(), newWriter()]
    await one.write(id, appending('a'))
    await other.write(id, appending('b'))
    const asked: number[] = []
    const version = await one.write(id, {
      ...(await saving(id, worksheet => addLine(worksheet, 'c'))),
      has: before => {
        asked.push(before)
        return null
      },
    })
    expect({ version, asked }).toEqual({ version: 4, asked: [3] })
  })
  it('reads what is stored before it says that changes are lacking', async () => {
    const id = await newSheet()
    const [one, other] = [newWriter(), newWriter()]
    await one.write(id, appending('a'))
    await other.write(id, appending('b'))
    // Changes that a window retained after a crash come without a version.
    const unsent = await saving(id, worksheet => addLine(worksheet, 'c'))
    const step: DocumentStep = { ...(unsent.step as SaveStep), knownVersion: 0 }
    expect(await one.write(id, { ...unsent, step })).toBe(4)
    expect(await lines(id)).toEqual(['start', 'a', 'b', 'c'])
    const ahead: DocumentStep = { ...(unsent.step as SaveStep), knownVersion: 99 }
    await expect(one.write(id, { ...unsent, step: ahead })).rejects.toMatchObject({ problem: 'resave' })
  })

  it('takes in what others stored, also when a snapshot has swallowed it', async () => {
    const id = await newSheet()
    const [one, other] = [newWriter(), newWriter()]
    await one.write(id, appending('a'))
    for (const line of names(70, 'l')) await other.write(id, appending(line))
    expect((await contentOf(id)).snapshotVersion).toBeGreaterThan(2)
    expect(await one.write(id, appending('b'))).toBe(73)
    expect(await other.write(id, appending('c'))).toBe(74)
    expect((await lines(id)).toSorted()).toEqual(['start', 'a', ...names(70, 'l'), 'b', 'c'].toSorted())
  })
})
