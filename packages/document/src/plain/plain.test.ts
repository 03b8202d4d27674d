import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { worksheetFromPlain } from './blocks.ts'
import { createRegistry } from '../registry.ts'
import { note } from '../test-types.ts'
import type { BlockType } from '../types.ts'
import { plainFromWorksheet } from './write.ts'

/** Takes numbers only. */
const count: BlockType<{ text: string }> = {
  type: 'count',
  version: 1,
  migrations: {},
  props: z.object({ text: z.string() }),
  defaults: () => ({ text: '' }),
  fromPlain: line => (/^\d+$/.test(line) ? { text: line } : null),
  toPlain: ({ text }) => text,
}

const word: BlockType<{ text: string }> = {
  ...count,
  type: 'word',
  fromPlain: line => (line === '!' ? null : { text: line }),
  toPlain: ({ text }) => `${text}\nagain`,
}

describe('plain notation', () => {
  const registry = createRegistry([note, count, word])

  it('gives each line to the first type that takes it', () => {
    const sheet = worksheetFromPlain(registry, ' 12 \r\n\none\n!\r3', 'Counted')
    expect(sheet.name).toBe('Counted')
    expect(sheet.blocks().map(({ type, props }) => [type, (props as { text: string }).text])).toEqual([
      ['count', '12'],
      ['word', 'one'],
      ['count', '3'],
    ])
  })

  it('writes what has a plain form, in reading order', () => {
    const sheet = worksheetFromPlain(registry, '1\none')
    sheet.apply({
      kind: 'insert',
      blocks: [{ type: 'note' }, { type: 'unknown' }],
      at: { inside: null, at: 'start' },
    })
    expect(plainFromWorksheet(sheet)).toBe('1\none\nagain\n')
  })
})
