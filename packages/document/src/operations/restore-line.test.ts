import { describe, expect, it } from 'vitest'
import { outlineOf, sheetOf, testRegistry } from '../test-types.ts'
import type { Operation } from '../types.ts'
import { Worksheet } from '../worksheet.ts'
import { compareBlocks } from './compare.ts'
import { planRestore, restorableState } from './restore.ts'
import { withEarlierLine } from './restore-line.ts'

/** Restores one line of an earlier state, as the comparison offers it. */
function restoreLine(sheet: Worksheet, earlier: Worksheet, id: string): boolean {
  const row = compareBlocks(earlier.blocks(), sheet.blocks()).find(each =>
    each.kind === 'removed' ? each.before.id === id : each.after.id === id,
  )
  const moved = row?.kind === 'both' && row.moved
  const blocks = withEarlierLine(sheet.blocks(), earlier.blocks(), id, moved)
  if (!blocks) return false
  return sheet.restore({ ...restorableState(sheet), blocks }, planRestore).ok
}

describe('one line of an earlier state', () => {
  it.each<[string, string, readonly Operation[], string, string]>([
    ['a removed line', 'a\nb\nc', [{ kind: 'remove', ids: ['b'] }], 'b', 'a\nb\nc'],
    [
      'a removed line whose neighbour is gone, too',
      'a\nb\nc\nd',
      [{ kind: 'remove', ids: ['b', 'c'] }],
      'c',
      'a\nc\nd',
    ],
    ['the first line', 'a\nb', [{ kind: 'remove', ids: ['a'] }], 'a', 'a\nb'],
    [
      'a removed container with its content',
      'a\nb:branch\n  c\n  d\ne',
      [{ kind: 'remove', ids: ['b'] }],
      'b',
      'a\nb:branch\n  c\n  d\ne',
    ],
    [
      'a line of a container',
      'a:branch\n  b\n  c\nd',
      [{ kind: 'remove', ids: ['c'] }],
      'c',
      'a:branch\n  b\n  c\nd',
    ],
    [
      'a moved line, and not the other one that moved',
      'a\nb\nc\nd\ne',
      [
        { kind: 'move', ids: ['a'], at: { after: 'e' } },
        { kind: 'move', ids: ['b'], at: { after: 'a' } },
      ],
      'a',
      'a\nc\nd\ne\nb',
    ],
    [
      'a line behind a container',
      'a\nb:branch\n  c\nd\ne\nf',
      [{ kind: 'move', ids: ['d'], at: { after: 'f' } }],
      'd',
      'a\nb:branch\n  c\nd\ne\nf',
    ],
  ])('comes back as one step: %s', (_, earlier, operations, id, expected) => {
    const before = sheetOf(earlier)
    const sheet = Worksheet.load(testRegistry, before.encode())
    for (const operation of operations) expect(sheet.apply(operation).ok).toBe(true)
    const changed = outlineOf(sheet)
    expect(restoreLine(sheet, before, id)).toBe(true)
    expect(outlineOf(sheet)).toBe(expected)
    sheet.undo.undo()
    expect(outlineOf(sheet)).toBe(changed)
  })

  it('gets its earlier content where it stands, and others stay', () => {
    const before = sheetOf('a\nb')
    const sheet = Worksheet.load(testRegistry, before.encode())
    for (const id of ['a', 'b']) sheet.apply({ kind: 'setProps', id, props: { text: 'new' } })
    sheet.apply({ kind: 'disable', ids: ['a'], disabled: true })
    expect(restoreLine(sheet, before, 'a')).toBe(true)
    expect(sheet.block('a')).toEqual(before.block('a'))
    expect(sheet.block('b')!.props).toMatchObject({ text: 'new' })
    sheet.undo.undo()
    expect(sheet.block('a')!.props).toMatchObject({ text: 'new' })
  })

  it('goes where it was added, without what others have moved into it', () => {
    const before = sheetOf('a\nb')
    const sheet = Worksheet.load(testRegistry, before.encode())
    sheet.apply({ kind: 'insert', blocks: [{ id: 'n', type: 'branch' }], at: { after: 'a' } })
    sheet.apply({ kind: 'move', ids: ['b'], at: { inside: 'n', at: 'end' } })
    expect(restoreLine(sheet, before, 'n')).toBe(true)
    expect(outlineOf(sheet)).toBe('a\nb')
  })

  it('is refused where its container is gone', () => {
    const before = sheetOf('a:branch\n  b\nc')
    const sheet = Worksheet.load(testRegistry, before.encode())
    sheet.apply({ kind: 'remove', ids: ['a'] })
    expect(restoreLine(sheet, before, 'b')).toBe(false)
  })
})
