import { describe, expect, it } from 'vitest'
import { SIZE, chunkRows } from './chunks.ts'
import type { Chunk } from './chunks.ts'
import { reuseRows } from './rows.ts'
import type { Row } from './rows.ts'

const ids = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, at) => `b${from + at}`)

const rowOf = (id: string, at: number): Row => ({
  id, kind: 'block', block: id, number: at + 1, depth: 0, opens: [], fold: null, off: false,
}) // prettier-ignore

/** Groups of rows with these ids, as the feed makes them. */
const chunkOrder = (order: readonly string[], before: readonly Chunk[]): readonly Chunk[] =>
  chunkRows(
    reuseRows(
      order.map(rowOf),
      before.flatMap(chunk => chunk.rows),
    ),
    before,
  )

const idsOf = (chunk: Chunk): readonly string[] => chunk.rows.map(row => row.id)

describe('chunkRows', () => {
  const count = 3 * SIZE + 4
  const first = chunkOrder(ids(0, count), [])

  it('groups the lines of a sheet that opens', () => {
    expect(first.map(chunk => [chunk.key, chunk.rows.length, chunk.start])).toEqual([
      [0, SIZE, 0],
      [1, SIZE, SIZE],
      [2, SIZE, 2 * SIZE],
      [3, 4, 3 * SIZE],
    ])
  })

  it('keeps every line in its group when one is inserted', () => {
    const order = [...ids(0, SIZE + 8), 'new', ...ids(SIZE + 8, count)]
    const chunks = chunkOrder(order, first)
    expect(chunks.map(chunk => chunk.rows.length)).toEqual([SIZE, SIZE + 1, SIZE, 4])
    expect(chunks[0]).toBe(first[0])
    expect(chunks[2]!.start).toBe(2 * SIZE + 1)
    expect(chunks.flatMap(idsOf)).toEqual(order)
  })

  it('drops a group with its last line', () => {
    const chunks = chunkOrder(ids(0, 3 * SIZE), first)
    expect(chunks.map(chunk => chunk.key)).toEqual([0, 1, 2])
  })

  it('splits a group that grows too long', () => {
    const order = [
      ...ids(0, 1),
      ...Array.from({ length: 2 * SIZE + 16 }, (_, at) => `n${at}`),
      ...ids(1, count),
    ]
    const chunks = chunkOrder(order, first)
    expect(chunks.flatMap(idsOf)).toEqual(order)
    expect(new Set(chunks.map(chunk => chunk.key)).size).toBe(chunks.length)
    expect(Math.max(...chunks.map(chunk => chunk.rows.length))).toBeLessThanOrEqual(2 * SIZE)
  })

  it('gives a moved line a place without losing one', () => {
    const order = [...ids(1, 2 * SIZE), 'b0', ...ids(2 * SIZE, count)]
    expect(chunkOrder(order, first).flatMap(idsOf)).toEqual(order)
  })
})
