import { describe, expect, it } from 'vitest'
import type { Row } from './rows.ts'
import { insertStep, leaveFocus, removeStep } from './steps.ts'
import type { CaretPlacesOf } from './steps.ts'

/** One row a word: `a`, `a:none` and `a:several` by their fields, `[p]` the empty place in p. */
const rowsFor = (text: string): Row[] =>
  text.split(' ').map((word, at): Row => {
    const kind = word.startsWith('[') ? 'empty' : 'block'
    const name = word.replace(/[[\]]/g, '').split(':')[0]!
    const id = kind === 'empty' ? `empty:${name}` : name
    return {
      id,
      kind,
      block: name,
      number: at + 1,
      depth: 0,
      level: 0,
      opens: [],
      fold: null,
      columns: [],
      off: false,
    }
  })

const fieldsIn =
  (text: string): CaretPlacesOf =>
  row =>
    text.includes(`${row.id}:none`) ? 'none' : text.includes(`${row.id}:several`) ? 'several' : 'one'

describe('removeStep', () => {
  it.each([
    ['b', 'back', { block: 'a', place: { at: 'end' } }],
    ['b', 'forward', { block: 'c', place: { at: 'start' } }],
    ['a', 'back', { block: 'b', place: { at: 'start' } }],
    ['c', 'forward', { block: 'b', place: { at: 'end' } }],
  ] as const)('%s %s', (id, direction, focus) => {
    expect(removeStep(rowsFor('a b c'), () => 'one', id, direction)).toEqual({
      operations: [{ kind: 'remove', ids: [id] }],
      focus,
    })
  })

  it('keeps the only line', () => {
    expect(removeStep(rowsFor('a'), () => 'one', 'a', 'back').operations).toEqual([])
  })
})

it('no line comes between two that stand beside one another', () => {
  const fields = fieldsIn('a:none b:none')
  const rows = rowsFor('z a:none b:none c').map(row => ({
    ...row,
    columns: 'ab'.includes(row.id) ? [{ row: 'a', block: row.id, level: 0 }] : [],
  }))
  expect(leaveFocus(rows, fields, 'z', 'down')).toEqual({ block: 'c', place: { at: 'start' } })
  expect(leaveFocus(rows, fields, 'a', 'right')).toEqual({ block: 'c', place: { at: 'start' } })
})

describe('leaveFocus', () => {
  it.each([
    ['a b c', 'b', 'up', 120, { block: 'a', place: { at: 'column', x: 120, from: 'below' } }],
    ['a b c', 'b', 'down', undefined, { block: 'c', place: { at: 'start' } }],
    ['a b c', 'b', 'left', undefined, { block: 'a', place: { at: 'end' } }],
    ['a b c', 'b', 'right', undefined, { block: 'c', place: { at: 'start' } }],
    ['a b c', 'a', 'up', 3, null],
    ['a b c', 'c', 'right', undefined, null],
    ['a p [p]', 'p', 'down', 3, { implicit: { inside: 'p', at: 'start' } }],
    ['a k:none c', 'a', 'down', undefined, { block: 'c', place: { at: 'start' } }],
    ['a k:none', 'a', 'down', undefined, null],
    ['a s:several c', 'a', 'down', undefined, { block: 's', place: { at: 'start' } }],
    ['s:several t:several', 's', 'down', undefined, { implicit: { before: 't' } }],
    ['s:several t:several', 't', 'up', undefined, { implicit: { before: 't' } }],
    ['a k:none t:several', 'a', 'down', undefined, { implicit: { before: 't' } }],
    ['a k:none t:several', 't', 'up', undefined, { implicit: { before: 't' } }],
  ] as const)('%s: from %s %s', (rows, id, direction, x, focus) => {
    expect(leaveFocus(rowsFor(rows), fieldsIn(rows), id, direction, x)).toEqual(focus)
  })

  it('goes on to the next block where no line may stand between the two', () => {
    const rows = 's:several t:several'
    expect(leaveFocus(rowsFor(rows), fieldsIn(rows), 's', 'down', undefined, () => false)).toEqual({
      block: 't',
      place: { at: 'start' },
    })
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
