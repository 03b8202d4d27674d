import { Worksheet } from '@calcwright/document'
import { describe, expect, it } from 'vitest'
import { registry } from '../../schemas.ts'

describe('indent', () => {
  it('is what indenting makes, takes every block, and vanishes with its last', () => {
    const sheet = Worksheet.create(registry, {
      blocks: [
        { id: 'a', type: 'math' },
        { id: 'b', type: 'text' },
      ],
    })
    const applied = sheet.apply({ kind: 'indent', ids: ['a', 'b'] })
    expect(sheet.blocks().map(({ type, depth }) => `${depth} ${type}`)).toEqual([
      '0 indent',
      '1 math',
      '1 text',
    ])
    expect(applied).toMatchObject({ ok: true, inserted: [sheet.block('a')!.parent] })
    sheet.apply({ kind: 'indent', ids: ['b'] })
    sheet.apply({ kind: 'remove', ids: ['a', 'b'] })
    expect(sheet.blocks()).toEqual([])
  })
})
