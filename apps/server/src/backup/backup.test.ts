import { createCipheriv } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client } from 'pg'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromBase64 } from '@calcwright/contract'
import { digestOf } from '@calcwright/document'
import { openBucketFileStore } from '../files/bucket-file-store.ts'
import type { FileStore } from '../files/file-store.ts'
import { MemoryFileStore } from '../testing/memory-file-store.ts'
import {
  type TestServer,
  addLine,
  emptyDatabase,
  linesOf,
  load,
  openTestServer,
  sheet,
  store,
} from '../testing/test-server.ts'
import { restoreBackup } from './restore-backup.ts'
import { inDependencyOrder } from './tables.ts'
import { writeBackup } from './write-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'calcwright-backup-'))
const file = join(folder, 'all.backup')

let source: { url: string; drop(): Promise<void> }
let server: TestServer
let hash: string
let missing: number

const PICTURE = new Uint8Array(Buffer.from('\x89PNG\r\n\x1a\n\0rest', 'latin1'))
/** A file that gets no smaller, and one that does. */
const NOISE = new Uint8Array(
  createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(300_000)),
)
const TABLE = new Uint8Array(Buffer.from('0,1\n'.repeat(75_000)))
const LOST = Uint8Array.of(1)

beforeAll(async () => {
  source = await emptyDatabase()
  server = await openTestServer({ databaseUrl: source.url })
  const worksheet = sheet('first', 'a\ttab, a \\ and a line\u2028separator')
  hash = (await store(server.client, worksheet)).hash
  await server.client.save({
    worksheet_hash: hash,
    name: 'Beam',
    known_server_version: 1,
    patch: addLine(worksheet, 'second'),
  })
  // The inner project is stored before the one that it goes into.
  const inner = await server.client.newProject({ name: 'Inner' })
  const outer = await server.client.newProject({ name: 'Outer' })
  if (!inner.success || !outer.success) throw new Error('no projects')
  await server.client.move('Project', inner.project.hash_string, outer.project.hash_string)
  await server.client.move('Worksheet', hash, inner.project.hash_string)
  await server.client.star(hash, true)
  await server.client.putFile(hash, await digestOf(PICTURE), PICTURE)
  for (const bytes of [NOISE, TABLE, LOST]) await server.client.putFile(hash, await digestOf(bytes), bytes)
  await server.fileStore.remove(await digestOf(LOST))
  ;({ missing } = await withClient(source.url, client => writeBackup(client, server.fileStore, file)))
})
afterAll(async () => {
  await server.close()
  await source.drop()
  rmSync(folder, { recursive: true })
})

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const restoreInto = (
  url: string,
  from: string,
  fileStore: FileStore = new MemoryFileStore(),
): Promise<ReadonlyMap<string, number>> => withClient(url, client => restoreBackup(client, fileStore, from))

describe('a backup', () => {
  it('brings everything back, and a server goes on with it', async () => {
    const target = await emptyDatabase()
    const fileStore = new MemoryFileStore()
    const counts = await restoreInto(target.url, file, fileStore)
    expect(counts.get('worksheets')).toBe(1)
    const restored = await openTestServer({ databaseUrl: target.url, fileStore })
    const answer = await restored.client.getWorksheet({ hash_string: hash })
    if (!answer.success) throw new Error(answer.message)
    const worksheet = load(fromBase64(answer.document))
    expect(linesOf(worksheet)).toEqual(linesOf(load(await stored())))
    expect(linesOf(worksheet)).toHaveLength(3)
    expect(await restored.client.getFile(hash, await digestOf(PICTURE))).toEqual({
      success: true,
      bytes: PICTURE,
      type: 'image/png',
    })
    for (const bytes of [NOISE, TABLE]) expect(await fileStore.get(await digestOf(bytes))).toEqual(bytes)
    const list = await restored.client.list({ view: 'starred' })
    if (!list.success) throw new Error(list.message)
    expect(list.worksheets[0]?.path.map(part => part.name)).toEqual(['Outer', 'Inner'])
    await restored.close()
    await target.drop()
  })

  it('takes little more than the files that get no smaller', () =>
    expect(statSync(file).size).toBeLessThan(NOISE.length * 1.1))

  it('comes from a bucket and goes into one', async () => {
    const service = new S3rver({
      ...{ address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 'bucket') },
      configureBuckets: [{ name: 'worksheets', configs: [] }],
    })
    const { port } = await service.run()
    const bucket = await openBucketFileStore({
      ...{ name: 'worksheets', region: 'us-east-1', accessKey: 'S3RVER', secretKey: 'S3RVER' },
      endpoint: `http://127.0.0.1:${port}`,
    })
    const [target, last] = [await emptyDatabase(), await emptyDatabase()]
    await restoreInto(target.url, file, bucket)
    expect(await bucket.get(await digestOf(PICTURE))).toEqual(PICTURE)
    const again = join(folder, 'bucket.backup')
    const backedUp = await withClient(target.url, client => writeBackup(client, bucket, again))
    expect([backedUp.missing, backedUp.counts.get('worksheets')]).toEqual([1, 1])
    const fileStore = new MemoryFileStore()
    await restoreInto(last.url, again, fileStore)
    expect(await fileStore.get(await digestOf(PICTURE))).toEqual(PICTURE)
    await service.close()
    await Promise.all([target.drop(), last.drop()])
  })

  it('counts the files whose bytes are lost', () => {
    expect(missing).toBe(1)
  })

  it('holds every table', async () => {
    const tables = await withClient(source.url, client =>
      client.query(`select 1 from information_schema.tables where table_schema = 'public'`),
    )
    const heads = gunzipSync(readFileSync(file))
      .toString()
      .match(/^\{"table"/gm)
    expect(heads).toHaveLength((tables.rowCount ?? 0) - 1)
  })
})

describe('a restore refuses', () => {
  const whole = (): string => gunzipSync(readFileSync(file)).toString()
  const cases: readonly (readonly [string, () => Buffer, RegExp])[] = [
    ['what is no backup', () => gzipSync('hello\n'), /is not a backup of Calcwright/],
    ['what is no gzip file', () => Buffer.from('hello'), /cannot be read as a backup/],
    ['a part', () => gzipSync(whole().slice(0, -30)), /ends in the middle/],
    ['a cut file', () => readFileSync(file).subarray(0, 300), /cannot be read as a backup/],
    [
      'one of a newer version',
      () => gzipSync(whole().replace('"0001-worksheets"', '"9999-later"')),
      /made by a newer Calcwright \(it has "9999-later"\)/,
    ],
  ]
  it.each(cases)('%s', async (_, content, message) => {
    const target = await emptyDatabase()
    const broken = join(folder, 'broken.backup')
    writeFileSync(broken, content())
    await expect(restoreInto(target.url, broken)).rejects.toThrow(message)
    // The failed restore left nothing behind, so a good backup goes in.
    expect((await restoreInto(target.url, file)).get('worksheets')).toBe(1)
    await target.drop()
  })

  it('a database that holds something', async () => {
    await expect(restoreInto(source.url, file)).rejects.toThrow('The database is not empty.')
  })
})

it('refuses to back up a database of something else', async () => {
  const other = await emptyDatabase()
  const attempt = withClient(other.url, client =>
    writeBackup(client, new MemoryFileStore(), join(folder, 'none.backup')),
  )
  await expect(attempt).rejects.toThrow('holds nothing of Calcwright')
  expect(readdirSync(folder).filter(name => name.endsWith('.unfinished'))).toEqual([])
  await other.drop()
})

describe('the order of tables', () => {
  const tables = ['a', 'b', 'c'].map(table => ({ table, columns: ['id'] }))
  it.each([
    ['nothing refers', [], 'abc'],
    ['the first to the last', [{ from: 'a', to: 'c' }], 'bca'],
    ['a chain', [{ from: 'a', to: 'b' }, { from: 'b', to: 'c' }], 'cba'], // prettier-ignore
  ])('when %s', (_, references, order) => {
    expect(
      inDependencyOrder(tables, references)
        .map(({ table }) => table)
        .join(''),
    ).toBe(order)
  })

  it('cannot be found in a circle', () => {
    const circle = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a' },
    ]
    expect(() => inDependencyOrder(tables, circle)).toThrow(
      'The tables a, b refer to each other in a circle.',
    )
  })
})

async function stored(): Promise<Uint8Array> {
  const answer = await server.client.getWorksheet({ hash_string: hash })
  if (!answer.success) throw new Error(answer.message)
  return fromBase64(answer.document)
}
