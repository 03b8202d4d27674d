import { describe, expect, it } from 'vitest'
import { readingOrder, type StoredPlace } from './tree.ts'

const CASES: readonly [name: string, blocks: Record<string, [string | null, string]>, order: string][] = [
  ['siblings by key, then by id', { c: [null, '2'], b: [null, '1'], a: [null, '1'] }, 'a b c'],
  [
    'depth first',
    { b: [null, '2'], A: [null, '1'], c: ['A', '9'], D: ['A', '1'], e: ['D', '1'] },
    'A .D ..e .c b',
  ],
  ['a block whose parent is gone', { a: [null, '2'], b: ['gone', '1'] }, 'b a'],
  ['a block in one that is no container', { a: [null, '1'], b: ['a', '2'] }, 'a b'],
  ['two blocks inside each other', { A: ['B', '1'], B: ['A', '1'] }, 'A .B'],
  [
    'a circle of three with a tail',
    { C: ['B', '1'], B: ['A', '1'], A: ['C', '1'], d: ['B', '0'] },
    'A .B ..d ..C',
  ],
  ['a block inside itself', { A: ['A', '1'], b: ['A', '1'] }, 'A .b'],
]

describe('readingOrder', () => {
  it.each(CASES)('%s', (_, blocks, wanted) => {
    const places = (entries: [string, [string | null, string]][]): Map<string, StoredPlace> =>
      new Map(entries.map(([id, [parent, order]]) => [id, { parent, order }]))
    const show = (map: Map<string, StoredPlace>): string =>
      readingOrder(map, id => id === id.toUpperCase())
        .map(({ id, depth }) => '.'.repeat(depth) + id)
        .join(' ')
    expect(show(places(Object.entries(blocks)))).toBe(wanted)
    expect(show(places(Object.entries(blocks).reverse()))).toBe(wanted)
  })

  it('walks a nesting of ten thousand', () => {
    const places = new Map(
      Array.from(
        { length: 10_000 },
        (_, i) => [`${i}`, { parent: i ? `${i - 1}` : null, order: '1' }] as const,
      ),
    )
    expect(readingOrder(places, () => true).at(-1)).toEqual({ id: '9999', parent: '9998', depth: 9999 })
  })
})
