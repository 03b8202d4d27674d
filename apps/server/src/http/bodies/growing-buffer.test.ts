import { describe, expect, it } from 'vitest'
import { transferableOf } from '../../threads/transferable.ts'
import { GrowingBuffer } from './growing-buffer.ts'

const KB = 1024

describe('what came is there, in its order', () => {
  it.each<[string, number[]]>([
    ['nothing', []],
    ['a little', [1, 2, 3]],
    ['an empty piece', [10, 0, 10]],
    ['as much as is joined', [64 * KB]],
    ['a byte more', [64 * KB, 1]],
    ['much at once', [3 * KB * KB]],
    ['much, piece by piece', Array.from({ length: 60 }, () => 60 * KB + 1)],
    ['all that may come', [KB, 4 * KB * KB - KB]],
  ])('%s', (_, sizes) => {
    const buffer = new GrowingBuffer(4 * KB * KB)
    const pieces = sizes.map((size, index) => Buffer.alloc(size, index + 1))
    for (const piece of pieces) buffer.add(piece)
    expect(buffer.size).toBe(Buffer.concat(pieces).length)
    expect(buffer.whole().equals(Buffer.concat(pieces))).toBe(true)
  })
})

it('what is much has memory of its own, which can be handed over', () => {
  const buffer = new GrowingBuffer(4 * KB * KB)
  buffer.add(Buffer.alloc(2 * KB * KB))
  const [memory] = transferableOf(buffer.whole())
  expect(memory?.byteLength).toBe(2 * KB * KB)
})

it('more than may come is refused', () => {
  const buffer = new GrowingBuffer(100)
  buffer.add(Buffer.alloc(100))
  expect(() => buffer.add(Buffer.alloc(1))).toThrow(RangeError)
})
