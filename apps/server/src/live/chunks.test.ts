import { describe, expect, it } from 'vitest'
import { ChunkReader, toChunks } from './chunks.ts'

describe('chunks', () => {
  it.each([
    ['nothing', '', 1],
    ['one piece', 'F = 5 kN', 1],
    ['exactly one piece', '0123456789', 1],
    ['several pieces with blanks', 'a b c d e f g h i j k', 3],
  ])('carry %s', (_, text, count) => {
    const chunks = toChunks(text, 'x', 10)
    expect(chunks).toHaveLength(count)
    const reader = new ChunkReader()
    expect(chunks.map(chunk => reader.read(chunk)).at(-1)).toBe(text)
  })

  it('keeps the senders apart and does not mind the order', () => {
    const reader = new ChunkReader()
    const [a1 = '', a2 = ''] = toChunks('first message', 'a', 8)
    const [b1 = '', b2 = ''] = toChunks('second message', 'b', 8)
    expect([a2, b1, a1, b2].map(chunk => reader.read(chunk))).toEqual([
      null,
      null,
      'first message',
      'second message',
    ])
  })

  it('forgets what was broken off', () => {
    const reader = new ChunkReader()
    const [lost = '', rest = ''] = toChunks('0123456789', 'lost', 5)
    reader.read(lost)
    for (let other = 0; other < 64; other++) reader.read(toChunks('0123456789', `${other}`, 5)[0] ?? '')
    expect(reader.read(rest)).toBeNull()
  })
})
