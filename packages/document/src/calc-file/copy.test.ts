import { describe, expect, it } from 'vitest'
import { sheetOf, testRegistry, tree } from '../test-types.ts'
import type { Block } from '../types.ts'
import { Worksheet } from '../worksheet.ts'
import { blocksFromCalcFile } from './read.ts'
import { copyBlocks } from './write.ts'

const source = tree`
  a
  b:branch
    c
    i:indent
      d
  e
`

/** The text of a note or the type, as deep as it stands. */
const shown = ({ type, depth, props }: Block): string =>
  '  '.repeat(depth) + (type === 'note' ? (props as { text: string }).text : type)

describe('copied blocks', () => {
  it.each([
    [['a'], ['a']],
    [
      ['e', 'a'],
      ['a', 'e'],
    ],
    [
      ['b', 'c', 'i', 'd'],
      ['branch', '  c', '  indent', '    d'],
    ],
    [
      ['c', 'd'],
      ['c', 'd'],
    ],
    [['gone'], []],
  ])('%j', (ids, copied) => {
    const sheet = sheetOf(source)
    const blocks = blocksFromCalcFile(testRegistry, JSON.parse(JSON.stringify(copyBlocks(sheet, ids))))
    const target = Worksheet.create(testRegistry, { blocks })
    expect(target.blocks().map(shown)).toEqual(copied)
    expect(target.blocks().some(block => sheet.block(block.id))).toBe(false)
  })

  it('keeps fields of other versions, and flags', () => {
    const sheet = Worksheet.create(testRegistry, {
      blocks: [
        { id: 'x', type: 'note', version: 9, props: { odd: [1] }, disabled: true },
        { id: 'y', type: 'hologram', version: 3, props: { deep: { er: 1 } }, collapsed: true },
      ],
    })
    const target = Worksheet.create(testRegistry, {
      blocks: blocksFromCalcFile(testRegistry, copyBlocks(sheet, ['x', 'y'])),
    })
    expect(target.blocks()).toMatchObject([
      { type: 'note', version: 9, props: { odd: [1] }, disabled: true },
      { type: 'hologram', version: 3, props: { deep: { er: 1 } }, collapsed: true },
    ])
  })
})
