import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { digestOf } from '@calcwright/document'
import { MemoryFileStore } from '../testing/memory-file-store.ts'
import { openFileStore } from './disk-file-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'calcwright-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

const bytesOf = (size: number) => Uint8Array.from({ length: size }, (_, at) => (at * at) % 251)
const NONE = '0'.repeat(64)

describe.each([
  ['a folder', () => openFileStore(folder)],
  ['memory', () => new MemoryFileStore()],
])('a store in %s', (_, open) => {
  const store = open()

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
  const digest = await openFileStore(folder).put(bytesOf(12))
  expect(readdirSync(join(folder, 'files', 'unfinished'))).toEqual([])
  expect(statSync(join(folder, 'files', digest.slice(0, 2), digest)).mode & 0o77).toBe(0)
})

it('a file that cannot be written leaves nothing behind', async () => {
  const bytes = bytesOf(13)
  const digest = await digestOf(bytes)
  const store = openFileStore(folder)
  // A folder stands where the file is to go.
  mkdirSync(join(folder, 'files', digest.slice(0, 2), digest, 'in the way'), { recursive: true })
  await expect(store.put(bytes)).rejects.toThrow(/Cannot write/)
  expect(readdirSync(join(folder, 'files', 'unfinished'))).toEqual([])
})
