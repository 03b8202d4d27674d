import { expect, it, vi } from 'vitest'
import { MessageReader, SMALL_MESSAGE } from './read-message.ts'

vi.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) => new Promise(resolve => void setTimeout(resolve, milliseconds)),
}))

const hello = (characters: number): string =>
  JSON.stringify({ kind: 'hello', vector: 'A'.repeat(characters) })

const large = hello(SMALL_MESSAGE)

it('large messages are read one at a time, with a pause behind each; small ones at once', async () => {
  vi.useFakeTimers()
  const reader = new MessageReader()
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
  const reader = new MessageReader()
  await expect(reader.read(`${large} `.repeat(2), 'ann')).rejects.toThrow('not JSON')
  await expect(reader.read(large, 'ann')).resolves.toMatchObject({ kind: 'hello' })
})
