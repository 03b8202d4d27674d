import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, describe, expect, it } from 'vitest'
import { digestOf } from '@calcwright/document'
import { MemoryFileStore } from '../testing/memory-file-store.ts'
import { type Bucket, openBucketFileStore, reachFileStore } from './bucket-file-store.ts'
import { openFolder } from './disk-file-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'calcwright-files-'))
const service = new S3rver({
  ...{ address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 'bucket') },
  configureBuckets: [{ name: 'worksheets', configs: [] }],
})
/** s3rver knows one pair of keys. */
const bucket: Bucket = {
  ...{ name: 'worksheets', region: 'us-east-1', accessKey: 'S3RVER', secretKey: 'S3RVER' },
  endpoint: `http://127.0.0.1:${(await service.run()).port}`,
}
afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true })
})

const bytesOf = (size: number) => Uint8Array.from({ length: size }, (_, at) => (at * at) % 251)
const NONE = '0'.repeat(64)

describe.each([
  ['a folder', () => openFolder(folder)],
  ['a bucket', () => openBucketFileStore(bucket)],
  ['memory', () => new MemoryFileStore()],
])('a store in %s', async (_, open) => {
  const store = await open()

  it.each([1, 4095, 65_536, 3_000_001])('gives back %i bytes', async size => {
    const bytes = bytesOf(size)
    const digest = await store.put(bytes)
    expect(digest).toBe(await digestOf(bytes))
    expect(await store.has(digest)).toBe(true)
    expect(Buffer.from((await store.get(digest))!).equals(bytes)).toBe(true)
  })

  it('has what is put in many times at once, and again', async () => {
    const bytes = bytesOf(200_000)
    const digests = await Promise.all(Array.from({ length: 8 }, () => store.put(bytes)))
    expect(new Set(digests).size).toBe(1)
    expect(await store.put(bytes)).toBe(digests[0])
    expect((await store.get(digests[0]!))?.length).toBe(bytes.length)
  })

  it('has nothing of what was removed, or never came', async () => {
    const digest = await store.put(bytesOf(7))
    await store.remove(digest)
    await store.remove(digest)
    for (const gone of [digest, NONE])
      expect([await store.has(gone), await store.get(gone)]).toEqual([false, null])
  })
})

it('a folder holds no unfinished file, and nothing that others can read', async () => {
  const digest = await openFolder(folder).put(bytesOf(12))
  expect(readdirSync(join(folder, 'files', 'unfinished'))).toEqual([])
  expect(statSync(join(folder, 'files', digest.slice(0, 2), digest)).mode & 0o77).toBe(0)
})

it('a file that cannot be written leaves nothing behind', async () => {
  const bytes = bytesOf(13)
  const digest = await digestOf(bytes)
  const store = openFolder(folder)
  // A folder stands where the file is to go.
  mkdirSync(join(folder, 'files', digest.slice(0, 2), digest, 'in the way'), { recursive: true })
  await expect(store.put(bytes)).rejects.toThrow(/Cannot write/)
  expect(readdirSync(join(folder, 'files', 'unfinished'))).toEqual([])
})

it.each<[string, Partial<Bucket>, RegExp]>([
  ['no such bucket', { name: 'nowhere' }, /There is no bucket nowhere at http/],
  ['a wrong key', { accessKey: 'WRONG' }, /refuses the bucket worksheets. Look at S3_ACCESS_KEY/],
  ['no service', { endpoint: 'http://127.0.0.1:1' }, /cannot be reached for files of worksheets/],
])('a bucket says what is wrong: %s', async (_, other, sentence) => {
  const store = await openBucketFileStore({ ...bucket, ...other })
  await expect(store.put(bytesOf(5))).rejects.toThrow(sentence)
  await expect(reachFileStore(store)).rejects.toThrow(sentence)
})
