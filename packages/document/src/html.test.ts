import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { htmlFromBlocks } from './html.ts'
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
  toHtml: ({ html }) => html,
}
const plainNote: typeof note = { ...note, toPlain: ({ text }) => text }
const registry = createRegistry([plainNote, prose])

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

it.each([
  ['F/A =', '9 MPa', 'F/A = 9 MPa'],
  ['F/A = [MPa]', '9 MPa', 'F/A = 9 MPa'],
  ['a := 2*3 =', '6', 'a := 2*3 = 6'],
  ['x^2 + x^2', '2*x^2', 'x^2 + x^2 = 2*x^2'],
  ['a == b', 'false', 'a == b = false'],
  ['a := 5', undefined, 'a := 5'],
])('writes %s with its result %s', (text, result, written) => {
  const sheet = Worksheet.create(registry, { blocks: [{ type: 'note', props: { text } }] })
  const html = htmlFromBlocks(registry, sheet.blocks(), undefined, () => result)
  expect(html).toBe(`<p>${written}</p>`)
})
