import { describe, expect, it } from 'vitest'
import { readField } from './fields.ts'
import { testRegistry } from './test-types.ts'
import { Worksheet } from './worksheet.ts'

const sheetWith = (props: object): Worksheet =>
  Worksheet.create(testRegistry, { blocks: [{ id: 'r', type: 'rows', props }] })

const propsOf = (sheet: Worksheet): object => sheet.block('r')!.props as object

const set = (sheet: Worksheet, props: object): void =>
  expect(sheet.apply({ kind: 'setProps', id: 'r', props }).ok).toBe(true)

const pair = (name: string, value: string) => ({ name, value })

describe('rows of texts', () => {
  const changes: [before: object, change: object][] = [
    [{}, { lines: ['a'] }],
    [{ lines: ['a', 'b'] }, { lines: ['a', 'b', ''] }],
    [{ lines: ['a', 'b', 'c'] }, { lines: ['a', 'c'] }],
    [{ lines: ['a', 'b', 'c'] }, { lines: ['x', 'y'] }],
    [{ lines: ['a'] }, { lines: ['', 'a', '', ''] }],
    [{ pairs: [pair('a', '1')] }, { pairs: [pair('a', '2'), pair('', '')] }],
    [{ pairs: [pair('a', '1'), pair('b', '2')] }, { pairs: [pair('b', '2')] }],
  ]
  it.each(changes)('%j become %j, and come back', (before, change) => {
    const sheet = sheetWith(before)
    const first = propsOf(sheet)
    sheet.undo.stop()
    set(sheet, change)
    expect(propsOf(sheet)).toEqual({ ...first, ...change })
    expect(Worksheet.load(testRegistry, sheet.encode()).block('r')!.props).toEqual({ ...first, ...change })
    sheet.undo.undo()
    expect(propsOf(sheet)).toEqual(first)
    sheet.undo.redo()
    expect(propsOf(sheet)).toEqual({ ...first, ...change })
  })

  const meanwhile: [before: object, mine: object, theirs: object, both: object[]][] = [
    [{ lines: ['a', 'b'] }, { lines: ['xa', 'b'] }, { lines: ['ay', 'b'] }, [{ lines: ['xay', 'b'] }]],
    [{ lines: ['a', 'b'] }, { lines: ['ax', 'b'] }, { lines: ['a', 'by'] }, [{ lines: ['ax', 'by'] }]],
    [{ lines: ['a', 'b'] }, { lines: ['a'] }, { lines: ['ax', 'b'] }, [{ lines: ['ax'] }]],
    [
      { lines: ['a'] },
      { lines: ['a', 'b'] },
      { lines: ['a', 'c'] },
      [{ lines: ['a', 'b', 'c'] }, { lines: ['a', 'c', 'b'] }],
    ],
    [{ lines: [''] }, { lines: ['x'] }, { lines: ['y'] }, [{ lines: ['xy'] }, { lines: ['yx'] }]],
    [
      { pairs: [pair('a', '1')] },
      { pairs: [pair('ab', '1')] },
      { pairs: [pair('a', '12')] },
      [{ pairs: [pair('ab', '12')] }],
    ],
  ]
  it.each(meanwhile)('%j: %j and %j at the same time', (before, mine, theirs, both) => {
    const a = sheetWith(before)
    const b = Worksheet.load(testRegistry, a.encode())
    set(a, mine)
    set(b, theirs)
    const toB = a.encodeSince(b.stateVector())
    a.merge(b.encodeSince(a.stateVector()))
    b.merge(toB)
    expect(propsOf(b)).toEqual(propsOf(a))
    expect(both).toContainEqual(pick(propsOf(a), before))
  })

  it.each([
    ['lines.1', { lines: ['a', 'b'] }, { lines: ['b'] }, 'lines.0', { lines: ['b!'] }],
    [
      'lines.1',
      { lines: ['a', 'b'] },
      { lines: ['c', 'd', 'a', 'b'] },
      'lines.3',
      { lines: ['c', 'd', 'a', 'b!'] },
    ],
    ['lines.0', { lines: ['a', 'b'] }, { lines: ['a', 'c'] }, 'lines.0', { lines: ['a!', 'c'] }],
    ['lines.1', { lines: ['a', 'b'] }, { lines: ['a'] }, null, { lines: ['a'] }],
    [
      'pairs.1.value',
      {
        pairs: [
          { name: 'a', value: '1' },
          { name: 'b', value: '2' },
        ],
      },
      { pairs: [{ name: 'b', value: '2' }] },
      'pairs.0.value',
      { pairs: [{ name: 'b', value: '2!' }] },
    ],
  ])('%s of %j, when the other makes them %j, is %s', (field, before, theirs, now, typed) => {
    const a = sheetWith(before)
    const b = Worksheet.load(testRegistry, a.encode())
    const [mine, ids] = [a.follow('r', field)!, a.rowIds('r', field.split('.')[0]!)!]
    const id = ids[Number(field.split('.')[1])]
    set(b, theirs)
    a.merge(b.encodeSince(a.stateVector()))
    expect(mine.field).toBe(now)
    expect(mine.present).toBe(now !== null)
    expect(a.rowIds('r', field.split('.')[0]!)!.indexOf(id!)).toBe(Number(now?.split('.')[1] ?? -1))
    if (now !== null) {
      const text = readField(propsOf(a), now) + '!'
      a.type('r', now, { text, behindCaret: 0 })
    }
    expect(pick(propsOf(a), before)).toEqual(typed)
    mine.stop()
  })

  it('are followed, each for itself', () => {
    const sheet = sheetWith({ lines: ['a', 'b'] })
    const text = sheet.follow('r', 'lines.1')!
    expect(text.present).toBe(true)
    set(sheet, { lines: ['a'] })
    expect(text.present).toBe(false)
    expect(sheet.follow('r', 'pairs.0.name')).not.toBeNull()
    expect(sheet.follow('r', 'lines')).toBeNull()
    text.stop()
  })
})

/** The fields that a case is about. */
const pick = (props: object, like: object): object =>
  Object.fromEntries(Object.entries(props).filter(([key]) => key in like))
