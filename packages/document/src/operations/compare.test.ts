import { describe, expect, it } from 'vitest'
import { sheetOf } from '../test-types.ts'
import type { Operation } from '../types.ts'
import { Worksheet } from '../worksheet.ts'
import { testRegistry } from '../test-types.ts'
import { compareBlocks } from './compare.ts'

/** `+a` added, `-a` removed, `~a` changed, `>a` moved, in order; nothing for a block that is the same. */
function difference(from: string, operations: readonly Operation[]): string {
  const before = sheetOf(from)
  const after = Worksheet.load(testRegistry, before.encode())
  for (const operation of operations) expect(after.apply(operation)).toMatchObject({ ok: true })
  return compareBlocks(before.blocks(), after.blocks())
    .map(row => {
      if (row.kind === 'added') return `+${row.after.id}`
      if (row.kind === 'removed') return `-${row.before.id}`
      const signs = `${row.moved ? '>' : ''}${row.changed ? '~' : ''}`
      return signs && signs + row.after.id
    })
    .filter(text => text !== '')
    .join(' ')
}

describe('compareBlocks', () => {
  it.each<[string, string, readonly Operation[], string]>([
    ['nothing', 'a\nb', [], ''],
    [
      'a new block',
      'a\nb',
      [{ kind: 'insert', blocks: [{ id: 'n', type: 'note' }], at: { after: 'a' } }],
      '+n',
    ],
    ['the first and the last removed', 'a\nb\nc\nd', [{ kind: 'remove', ids: ['a', 'd'] }], '-a -d'],
    ['a container removed', 'a\nb:branch\n  c\nd', [{ kind: 'remove', ids: ['b'] }], '-b -c'],
    ['fields changed', 'a\nb', [{ kind: 'setProps', id: 'b', props: { text: 'new' } }], '~b'],
    ['one disabled', 'a\nb', [{ kind: 'disable', ids: ['a'], disabled: true }], '~a'],
    ['one moved down', 'a\nb\nc\nd', [{ kind: 'move', ids: ['a'], at: { after: 'd' } }], '>a'],
    [
      'moved and changed',
      'a\nb\nc',
      [
        { kind: 'move', ids: ['c'], at: { before: 'a' } },
        { kind: 'setProps', id: 'c', props: { text: 'new' } },
      ],
      '>~c',
    ],
    [
      'into a container',
      'a\nb:branch\n  c',
      [{ kind: 'move', ids: ['a'], at: { inside: 'b', at: 'end' } }],
      '>a',
    ],
  ])('finds %s', (_, from, operations, expected) => {
    expect(difference(from, operations)).toBe(expected)
  })
})
