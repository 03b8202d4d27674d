import { expect, it, vi } from 'vitest'
import { readJson } from '../http/bodies/json.ts'
import { SMALL_JSON } from '../http/bodies/json-parser.ts'
import { MessageReader } from './read-message.ts'

vi.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) => new Promise(resolve => void setTimeout(resolve, milliseconds)),
}))

const hello = (characters: number): Buffer =>
  Buffer.from(JSON.stringify({ kind: 'hello', vector: 'A'.repeat(characters) }))

const large = hello(SMALL_JSON)

/** Parses at once, where the server's parser asks a thread. */
const parser = { parse: async (bytes: Buffer) => readJson(bytes) }

it('large messages are read one at a time, with a pause behind each; small ones at once', async () => {
  vi.useFakeTimers()
  const reader = new MessageReader(parser)
  const read: string[] = []
  const note = (name: string) => () => void read.push(name)
  void reader.read(large, 'ann').then(note('first large'))
  void reader.read(large, 'bob').then(note('second large'))
  void reader.read(hello(4), 'cyd').then(note('small'))
  await vi.advanceTimersByTimeAsync(0)
  expect(read.toSorted()).toEqual(['first large', 'small'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(read.at(-1)).toBe('second large')
  vi.useRealTimers()
})

it('what cannot be read ends its turn', async () => {
  const reader = new MessageReader(parser)
  await expect(reader.read(Buffer.concat([large, large]), 'ann')).rejects.toThrow('not JSON')
  await expect(reader.read(large, 'ann')).resolves.toMatchObject({ kind: 'hello' })
})
