import { describe, expect, it } from 'vitest'
import { blocksFromCalcFile, fromCalcFile } from '../calc-file/index.ts'
import { copyBlocks, toCalcFile } from '../calc-file/write.ts'
import { marksOf } from '../marks.ts'
import { sheetOf, testRegistry } from '../test-types.ts'
import { Worksheet } from '../worksheet.ts'

const FORM = {
  formInput: true,
  formLabel: 'Force',
  formHelp: 'Of wind',
  formGroup: 'Loads',
  formOrder: 2,
} as const
const ALL = { unprinted: true, hidden: true, numbered: true, caption: 'Words' } as const

describe('marks', () => {
  it.each([
    [ALL, ALL],
    [FORM, FORM],
    [{ hidden: false, formLabel: '' }, {}],
    [{ caption: '' }, { caption: '' }],
    [{ numbers: '1 decimals, zeros' }, { numbers: '1 decimals, zeros' }],
  ])('%j are stored in files, copies and states', (marks, stored) => {
    const sheet = sheetOf('a\nb')
    expect(sheet.apply({ kind: 'mark', ids: ['a', 'gone'], marks }).ok).toBe(true)
    expect(marksOf(sheet.block('a')!)).toEqual(stored)
    expect(marksOf(sheet.block('b')!)).toEqual({})
    const file = toCalcFile(sheet)
    expect(marksOf(fromCalcFile(testRegistry, file).block('a')!)).toEqual(stored)
    expect(marksOf(Worksheet.load(testRegistry, sheet.encode()).block('a')!)).toEqual(stored)
    const [copy] = blocksFromCalcFile(testRegistry, copyBlocks(sheet, ['a']))
    expect(marksOf(copy!)).toEqual(stored)
  })

  it('are taken away one by one, and undone', () => {
    const sheet = sheetOf('a')
    sheet.apply({ kind: 'mark', ids: ['a'], marks: ALL })
    sheet.undo.stop()
    sheet.apply({ kind: 'mark', ids: ['a'], marks: { hidden: false, caption: undefined } })
    expect(marksOf(sheet.block('a')!)).toEqual({ unprinted: true, numbered: true })
    sheet.undo.undo()
    expect(marksOf(sheet.block('a')!)).toEqual(ALL)
  })

  it.each([
    [{ caption: 'x'.repeat(501) }, 'There is room for 500 characters.'],
    [{ formLabel: 'x'.repeat(121) }, 'There is room for 120 characters.'],
    [{ formOrder: 0 }, 'A place is a number from 1 to 9999.'],
    [{ formOrder: 1.5 }, 'A place is a number from 1 to 9999.'],
  ])('refuse what cannot be stored', (marks, message) => {
    expect(sheetOf('a').apply({ kind: 'mark', ids: ['a'], marks })).toEqual({ ok: false, message })
  })
})

describe('ids of pasted blocks', () => {
  it('are stored after a cut, and undone with it', () => {
    const sheet = sheetOf('a\nb\nc')
    const cut = copyBlocks(sheet, ['b'])
    sheet.apply({ kind: 'remove', ids: ['b'] })
    sheet.undo.stop()
    const blocks = blocksFromCalcFile(testRegistry, cut, id => sheet.block(id) === undefined)
    expect(sheet.apply({ kind: 'insert', blocks, at: { after: 'c' } }).ok).toBe(true)
    const ids = (): string =>
      sheet
        .blocks()
        .map(({ id }) => id)
        .join('')
    expect(ids()).toBe('acb')
    sheet.undo.undo()
    expect(ids()).toBe('ac')
    sheet.undo.undo()
    expect(ids()).toBe('abc')
    sheet.undo.redo()
    sheet.undo.redo()
    expect(ids()).toBe('acb')
  })

  it('are new where the block is still there', () => {
    const sheet = sheetOf('a\nb')
    const blocks = blocksFromCalcFile(testRegistry, copyBlocks(sheet, ['a', 'b']), id => !sheet.block(id))
    expect(blocks.some(({ id }) => id === 'a' || id === 'b')).toBe(false)
  })
})
