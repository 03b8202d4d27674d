import { describe, expect, it } from 'vitest'
import { chunkOrder } from './chunks.ts'

const ids = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, at) => `b${from + at}`)

describe('chunkOrder', () => {
  const first = chunkOrder(ids(0, 100), [])

  it('groups the lines of a sheet that opens', () => {
    expect(first.map(chunk => [chunk.key, chunk.ids.length, chunk.start])).toEqual([
      [0, 32, 0],
      [1, 32, 32],
      [2, 32, 64],
      [3, 4, 96],
    ])
  })

  it('keeps every line in its group when one is inserted', () => {
    const order = [...ids(0, 40), 'new', ...ids(40, 100)]
    const chunks = chunkOrder(order, first)
    expect(chunks.map(chunk => chunk.ids.length)).toEqual([32, 33, 32, 4])
    expect(chunks[0]).toBe(first[0])
    expect(chunks[2]!.start).toBe(65)
    expect(chunks.flatMap(chunk => chunk.ids)).toEqual(order)
  })

  it('drops a group with its last line', () => {
    const chunks = chunkOrder(ids(0, 96), first)
    expect(chunks.map(chunk => chunk.key)).toEqual([0, 1, 2])
  })

  it('splits a group that grows too long', () => {
    const order = [...ids(0, 1), ...Array.from({ length: 80 }, (_, at) => `n${at}`), ...ids(1, 100)]
    const chunks = chunkOrder(order, first)
    expect(chunks.flatMap(chunk => chunk.ids)).toEqual(order)
    expect(new Set(chunks.map(chunk => chunk.key)).size).toBe(chunks.length)
    expect(Math.max(...chunks.map(chunk => chunk.ids.length))).toBeLessThanOrEqual(64)
  })

  it('gives a moved line a place without losing one', () => {
    const order = [...ids(1, 50), 'b0', ...ids(50, 100)]
    expect(chunkOrder(order, first).flatMap(chunk => chunk.ids)).toEqual(order)
  })
})
