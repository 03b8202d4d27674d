import { describe, expect, it } from 'vitest'
import type { Block } from '@calcwright/document'
import { insertStep, leaveFocus, removeStep } from './steps.ts'

const blocks = ['a', 'b', 'c'].map(
  id => ({ id, type: 'line', version: 1, status: 'ok', parent: null, depth: 0, props: {}, disabled: false, collapsed: false }) satisfies Block,
) // prettier-ignore

describe('removeStep', () => {
  it.each([
    ['b', 'back', { block: 'a', place: { at: 'end' } }],
    ['b', 'forward', { block: 'c', place: { at: 'start' } }],
    ['a', 'back', { block: 'b', place: { at: 'start' } }],
    ['c', 'forward', { block: 'b', place: { at: 'end' } }],
  ] as const)('%s %s', (id, direction, focus) => {
    expect(removeStep(blocks, id, direction)).toEqual({ operations: [{ kind: 'remove', ids: [id] }], focus })
  })

  it('keeps the only line', () => {
    expect(removeStep(blocks.slice(0, 1), 'a', 'back').operations).toEqual([])
  })
})

describe('leaveFocus', () => {
  it.each([
    ['b', 'up', 120, { block: 'a', place: { at: 'column', x: 120 } }],
    ['b', 'down', undefined, { block: 'c', place: { at: 'start' } }],
    ['b', 'left', undefined, { block: 'a', place: { at: 'end' } }],
    ['b', 'right', undefined, { block: 'c', place: { at: 'start' } }],
    ['a', 'up', 3, null],
    ['c', 'right', undefined, null],
  ] as const)('%s %s', (id, direction, x, focus) => {
    expect(leaveFocus(blocks, id, direction, x)).toEqual(focus)
  })
})

describe('insertStep', () => {
  const items = [
    { type: 'line', props: {} },
    { type: 'line', props: {} },
  ]

  it('gives the last new block the caret', () => {
    expect(insertStep('a', 'after', items, { at: 'end' })).toEqual({
      operations: [{ kind: 'insert', blocks: items, at: { after: 'a' } }],
      focus: { inserted: 1, place: { at: 'end' } },
    })
  })

  it('appends to a sheet without an anchor', () => {
    expect(insertStep(null, 'after', items, null).operations[0]).toMatchObject({
      at: { inside: null, at: 'end' },
    })
  })
})
