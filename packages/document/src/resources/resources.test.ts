import { afterEach, describe, expect, it, vi } from 'vitest'
import { digestOf, isDigest } from './digest.ts'
import { MemoryResources, MissingResource } from './store.ts'

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

// FIPS 180-2, appendix B, and the digest of nothing.
const DIGESTS: readonly [string, string][] = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
]

describe('digestOf', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each(DIGESTS)('%.3j', async (text, digest) => {
    expect(await digestOf(bytesOf(text))).toBe(digest)
  })

  it.each(DIGESTS)('is the same without WebCrypto: %.3j', async (text, digest) => {
    vi.stubGlobal('crypto', {})
    expect(await digestOf(bytesOf(text))).toBe(digest)
  })
})

it.each([
  ['a'.repeat(64), true],
  ['0123456789abcdef'.repeat(4), true],
  ['A'.repeat(64), false],
  ['a'.repeat(63), false],
  ['a'.repeat(65), false],
  [`${'a'.repeat(64)}\n`, false],
  ['g'.repeat(64), false],
])('%j is a digest: %j', (text, is) => {
  expect(isDigest(text)).toBe(is)
})

describe('MemoryResources', () => {
  it('gives back the bytes, whatever becomes of the array that was put or got', async () => {
    const store = new MemoryResources()
    const bytes = bytesOf('abc')
    const digest = await store.put(bytes)
    bytes[0] = 0
    const got = await store.get(digest)
    expect(got).toEqual(bytesOf('abc'))
    got[0] = 0
    expect(await store.get(digest)).toEqual(bytesOf('abc'))
  })

  it('names the digest that it does not have', async () => {
    const error = await new MemoryResources().get('f'.repeat(64)).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(MissingResource)
    expect(error).toMatchObject({ digest: 'f'.repeat(64) })
  })
})
