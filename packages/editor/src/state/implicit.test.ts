import { createRegistry } from '@calcwright/document'
import { describe, expect, it } from 'vitest'
import { blocksOf } from './test-outline.ts'
import { implicitLine, concernsBlock, withImplicit } from './implicit.ts'

const blocks = blocksOf('a p:box >b >c d')

describe('the implicit line', () => {
  it.each([
    [{ after: 'a' }, 'a * p >b >c d'],
    [{ after: 'p' }, 'a p >b >c * d'],
    [{ before: 'p' }, 'a * p >b >c d'],
    [{ after: 'b' }, 'a p >b >* >c d'],
    [{ inside: 'p', at: 'start' }, 'a p >* >b >c d'],
    [{ inside: 'p', at: 'end' }, 'a p >b >c >* d'],
    [{ inside: null, at: 'start' }, '* a p >b >c d'],
    [{ inside: null, at: 'end' }, 'a p >b >c d *'],
    [{ after: 'gone' }, 'a p >b >c d'],
  ] as const)('%j', (at, shown) => {
    const line = implicitLine(blocks, createRegistry([]), 'line', at)
    const all = withImplicit(blocks, line)
    const names = all.map(({ id, depth }) => '>'.repeat(depth) + (id === line.block.id ? '*' : id))
    expect(names.join(' ')).toBe(shown)
  })

  it.each([
    [{ kind: 'setProps', id: 'x', props: {} }, true],
    [{ kind: 'remove', ids: ['a', 'x'] }, true],
    [{ kind: 'insert', blocks: [], at: { after: 'x' } }, true],
    [{ kind: 'move', ids: ['a'], at: { inside: 'x', at: 'end' } }, true],
    [{ kind: 'move', ids: ['a'], at: { before: 'b' } }, false],
    [{ kind: 'rename', name: 'x' }, false],
  ] as const)('%j concerns it: %s', (operation, concerned) => {
    expect(concernsBlock(operation, 'x')).toBe(concerned)
  })
})
