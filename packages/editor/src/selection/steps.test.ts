import { describe, expect, it } from 'vitest'
import type { Row } from '../state/rows.ts'
import { deleteStep, moveTarget, neighboursOf, replaceStep } from './steps.ts'
import { blocksOf } from '../state/test-outline.ts'
import { treeOf } from '../state/tree.ts'

const rows = 'a b c d'.split(' ').map(
  (id, at): Row => ({ id, kind: 'block', block: id, number: at + 1, depth: 0, level: 0, opens: [], fold: null, columns: [], off: false }),
) // prettier-ignore
const line = { type: 'line' }

describe('deleting', () => {
  it.each([
    ['b c', 'back', { block: 'a', place: { at: 'end' } }],
    ['b c', 'forward', { block: 'd', place: { at: 'start' } }],
    ['a', 'back', { block: 'b', place: { at: 'start' } }],
    ['c d', 'forward', { block: 'b', place: { at: 'end' } }],
  ] as const)('%s %s', (ids, direction, focus) => {
    const selected = ids.split(' ')
    const beside = neighboursOf(rows, new Set(selected), () => true)
    expect(deleteStep(treeOf(blocksOf('a b c d')), selected, beside, direction, line)).toEqual({
      operations: [{ kind: 'remove', ids: selected }],
      focus,
    })
  })

  it('passes rows by that take no caret', () => {
    expect(neighboursOf(rows, new Set(['b']), row => row.id === 'd')).toEqual({
      before: undefined,
      after: 'd',
    })
  })

  it('leaves an empty line in a sheet that would be empty', () => {
    const selected = ['a', 'b']
    const step = deleteStep(
      treeOf(blocksOf('a b')),
      selected,
      { before: undefined, after: undefined },
      'back',
      line,
    )
    expect(step.operations.map(operation => operation.kind)).toEqual(['remove', 'insert'])
    expect(step.focus).toEqual({ inserted: 0, place: { at: 'start' } })
  })
})

it('replaces a line of a row within it', () => {
  const [insert] = replaceStep(['b'], [line], 'end', true).operations
  expect(insert).toMatchObject({ at: { before: 'b' }, beside: true })
})

it('replaces by inserting before removing', () => {
  expect(replaceStep(['b', 'c'], [line, line], 'end')).toEqual({
    operations: [
      { kind: 'insert', blocks: [line, line], at: { before: 'b' }, written: true },
      { kind: 'remove', ids: ['b', 'c'] },
    ],
    focus: { inserted: 1, place: { at: 'end' } },
  })
})

it('leaves a row of lines, above or below all of it', () => {
  const tree = treeOf(blocksOf('a |b |c d'))
  const target = (ids: string, direction: 'up' | 'down') =>
    moveTarget(tree, ids.split(' '), direction, () => false)
  expect(target('b', 'up')).toEqual({ into: null, past: { before: 'a' } })
  expect(target('b', 'down')).toEqual({ into: null, past: { after: 'c' } })
  expect(target('a b c', 'down')).toEqual({ into: null, past: { after: 'd' } })
  expect(target('d', 'up')).toEqual({ into: null, past: { before: 'c' } })
})

describe('moving by one step', () => {
  const tree = treeOf(blocksOf('a p:box >b >c d'))
  it.each([
    ['a', 'down', { into: { inside: 'p', at: 'start' }, past: { after: 'p' } }],
    ['d', 'up', { into: { inside: 'p', at: 'end' }, past: { before: 'p' } }],
    ['b', 'down', { into: null, past: { after: 'c' } }],
    ['b', 'up', { into: null, past: { before: 'p' } }],
    ['b c', 'down', { into: null, past: { after: 'p' } }],
    ['p', 'up', { into: null, past: { before: 'a' } }],
    ['a', 'up', null],
    ['d', 'down', null],
  ] as const)('%s %s', (ids, direction, target) => {
    expect(moveTarget(tree, ids.split(' '), direction, block => block.type === 'box')).toEqual(target)
  })
})
