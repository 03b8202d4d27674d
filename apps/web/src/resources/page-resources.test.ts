import { type Answer, type FileContent, type FileStored, TransportError } from '@calcwright/contract'
import { MissingResource } from '@calcwright/document'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PageResources } from './page-resources.ts'
import { TestBrowserFiles } from './test-browser-files.ts'

/** The first bytes of a picture, and one more that tells it from others. */
const picture = (tag: number): Uint8Array<ArrayBuffer> => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, tag)
const REFUSAL = { success: false as const, problem: 'too-large' as const, message: 'No room.' }

/** A server that is on or off, and refuses chosen files. */
class Server {
  readonly stored = new Map<string, Uint8Array<ArrayBuffer>>()
  away = false
  refuses = false
  asked = 0

  putFile = async (
    hash: string,
    digest: string,
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<Answer<FileStored>> => {
    if (this.away) throw new TransportError('away', 0)
    if (this.refuses) return REFUSAL
    this.stored.set(`${hash}/${digest}`, bytes)
    return { success: true, digest }
  }
  getFile = async (hash: string, digest: string): Promise<Answer<FileContent>> => {
    this.asked += 1
    if (this.away) throw new TransportError('away', 0)
    const bytes = this.stored.get(`${hash}/${digest}`)
    return bytes
      ? { success: true, bytes, type: 'image/png' }
      : { success: false, problem: 'not-found', message: 'This worksheet has no such file.' }
  }
}

function setup({
  server = new Server(),
  files = new TestBrowserFiles(),
  draft = false,
  maySend = true,
} = {}) {
  const resources = new PageResources({
    client: draft ? null : server,
    files,
    hashes: ['now', 'before'],
    maySend: () => maySend,
    onStorageError: error => {
      throw error
    },
  })
  return { resources, server, files }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settled = () => vi.advanceTimersByTimeAsync(0)

describe('bytes that are put', () => {
  test('are at hand at once, and leave the browser when the server has them', async () => {
    const { resources, server, files } = setup()
    const digest = await resources.put(picture(1))
    expect(resources.held(digest)).toEqual(picture(1))
    expect(resources.address(digest)).toMatch(/^blob:/)
    expect(resources.dataAddress(digest)).toBe('data:image/png;base64,iVBORwE=')
    expect(await resources.get(digest)).toEqual(picture(1))
    await vi.waitFor(async () => expect(await files.list()).toEqual([]))
    expect([...server.stored.keys()]).toEqual([`now/${digest}`])
    expect(server.asked).toBe(0)
  })

  test('stay in the browser while the server is away, and go out with the next save', async () => {
    const { resources, server, files } = setup()
    server.away = true
    const [used, unused] = [await resources.put(picture(1)), await resources.put(picture(2))]
    await expect(resources.send(() => [used])).rejects.toThrow(TransportError)
    expect(await files.list('now')).toHaveLength(2)
    server.away = false
    expect(await resources.send(() => [used])).toBeNull()
    expect([...server.stored.keys()]).toEqual([`now/${used}`])
    expect(await files.list()).toEqual([['now', unused]])
    await resources.close(new Set([used]))
    expect(await files.list()).toEqual([])
  })

  test('are reported as refused, and are sent again', async () => {
    const { resources, server } = setup()
    server.refuses = true
    const digest = await resources.put(picture(1))
    expect(await resources.send(() => [digest])).toBe(REFUSAL)
    server.refuses = false
    expect(await resources.send(() => [digest])).toBeNull()
  })

  test('of somebody who may not save stay in the browser, as those of a draft do', async () => {
    for (const kind of [{ maySend: false }, { draft: true }]) {
      const { resources, server, files } = setup(kind)
      const digest = await resources.put(picture(1))
      await settled()
      expect(server.stored.size).toBe(0)
      expect(await files.list()).toEqual([['now', digest]])
      await resources.close(new Set([digest]))
      expect(await files.list()).toEqual([['now', digest]])
    }
  })

  test('go to the hash that the worksheet has by then', async () => {
    const { resources, server } = setup()
    server.away = true
    const digest = await resources.put(picture(1))
    await settled()
    server.away = false
    resources.moveTo('later')
    await resources.send(() => [digest])
    expect([...server.stored.keys()]).toEqual([`later/${digest}`])
  })
})

describe('bytes of earlier visits', () => {
  test('are found under the present and former hashes, and sent', async () => {
    const first = setup()
    first.server.away = true
    const digest = await first.resources.put(picture(1))
    await first.files.put('before', digest, picture(1))
    await first.files.remove('now', digest)
    const { resources, server, files } = setup({ files: first.files })
    expect(await resources.get(digest)).toEqual(picture(1))
    expect(await resources.unsent([digest])).toEqual([[digest, picture(1)]])
    expect(await resources.send(() => [digest])).toBeNull()
    expect([...server.stored.keys()]).toEqual([`now/${digest}`])
    expect(await files.list()).toEqual([])
  })
})

describe('bytes of others', () => {
  const digest = 'a'.repeat(64)

  test('come from the server', async () => {
    const { resources, server } = setup()
    server.stored.set(`now/${digest}`, picture(1))
    expect(await resources.get(digest)).toEqual(picture(1))
    await resources.get(digest)
    expect(server.asked).toBe(1)
  })

  test.each([[{}], [{ draft: true }]])('are missing: %j', async kind => {
    const { resources, server } = setup(kind)
    await expect(resources.get(digest)).rejects.toThrow(MissingResource)
    server.away = true
    await expect(resources.get(digest)).rejects.toMatchObject({ digest })
  })

  test('are shown as soon as they have arrived', async () => {
    const { resources, server } = setup()
    const shown = vi.fn()
    resources.subscribe(shown)
    expect(resources.address(digest)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(2000)
    expect(resources.address(digest)).toBeUndefined()
    expect(shown).not.toHaveBeenCalled()
    server.stored.set(`now/${digest}`, picture(1))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(shown).toHaveBeenCalledTimes(1)
    expect(resources.address(digest)).toMatch(/^blob:/)
    expect(server.asked).toBeLessThan(6)
  })

  test('are asked for no more when the worksheet is closed', async () => {
    const { resources, server } = setup()
    resources.address(digest)
    await settled()
    await resources.close(new Set())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.asked).toBe(1)
  })

  test('are never shown when they are no picture', async () => {
    const { resources, server } = setup()
    const svg = new TextEncoder().encode('<svg onload="alert(1)"/>')
    server.stored.set(`now/${digest}`, svg)
    await resources.get(digest)
    expect(resources.address(digest)).toBeUndefined()
    expect(resources.dataAddress(digest)).toBeUndefined()
  })
})

test('of many large files the last ones are at hand, and the others are fetched again', async () => {
  const { resources, server } = setup()
  const digests = ['a', 'b', 'c', 'd']
  for (const [at, digest] of digests.entries()) {
    server.stored.set(`now/${digest}`, new Uint8Array(80_000_000).fill(at, 0, 1))
    await resources.get(digest)
  }
  expect(digests.map(digest => resources.held(digest) !== undefined)).toEqual([false, false, true, true])
  const asked = server.asked
  expect((await resources.get('b'))[0]).toBe(1)
  expect(server.asked).toBe(asked + 1)
})

test('files that the server does not have stay at hand, whatever their size', async () => {
  const server = new Server()
  server.away = true
  const { resources } = setup({ server })
  const digest = await resources.put(new Uint8Array(80_000_000))
  for (const name of ['a', 'b', 'c']) resources.hold(name, new Uint8Array(80_000_000))
  expect([digest, 'a', 'b', 'c'].map(one => resources.held(one) !== undefined)).toEqual([true, false, false, true]) // prettier-ignore
})
