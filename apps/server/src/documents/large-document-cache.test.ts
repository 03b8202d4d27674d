import { expect, it, vi } from 'vitest'
import { LargeDocumentCache } from './large-document-cache.ts'

const content = (bytes: number) => ({
  version: 1,
  snapshotVersion: 1,
  document: new Uint8Array(bytes),
  archive: '',
})
const LARGE = 2 * 1024 * 1024

it('keeps the last large one for a while', () => {
  vi.useFakeTimers()
  const last = new LargeDocumentCache()
  const large = content(LARGE)
  last.keep('a', large)
  last.keep('b', content(1000))
  expect([last.get('a'), last.get('b')]).toEqual([large, null])
  vi.advanceTimersByTime(9000)
  last.keep('a', large)
  vi.advanceTimersByTime(9000)
  expect(last.get('a')).toBe(large)
  vi.advanceTimersByTime(2000)
  expect(last.get('a')).toBe(null)
  last.keep('a', large)
  last.keep('c', content(LARGE))
  expect(last.get('a')).toBe(null)
  vi.useRealTimers()
})
