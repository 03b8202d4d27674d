import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { blocksFromHtml, htmlFromBlocks } from './html.ts'
import { createRegistry } from './registry.ts'
import { note } from './test-types.ts'
import type { BlockType } from './types.ts'
import { Worksheet } from './worksheet.ts'

const prose: BlockType<{ html: string }> = {
  type: 'prose',
  version: 1,
  migrations: {},
  props: z.object({ html: z.string() }),
  defaults: () => ({ html: '' }),
  fromHtml: async html => (html === '' ? null : { html }),
  toHtml: ({ html }) => html,
}
const plainNote: typeof note = { ...note, toPlain: ({ text }) => text }
const registry = createRegistry([plainNote, prose])

it('gives HTML to the type that takes it', async () => {
  expect(await blocksFromHtml(registry, '<b>x</b>')).toEqual([{ type: 'prose', props: { html: '<b>x</b>' } }])
  expect(await blocksFromHtml(registry, '')).toEqual([])
})

it('writes the own HTML of a block, else its plain notation', () => {
  const sheet = Worksheet.create(registry, {
    blocks: [
      { type: 'prose', props: { html: '<i>x</i>' } },
      { type: 'note', props: { text: 'a < b\n& c' } },
      { type: 'unknown' },
    ],
  })
  expect(htmlFromBlocks(registry, sheet.blocks())).toBe('<i>x</i><p>a &lt; b</p><p>&amp; c</p>')
})
