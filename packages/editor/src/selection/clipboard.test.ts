import { createRegistry, Worksheet } from '@calcwright/document'
import { blocksFromCalcFile } from '@calcwright/document/calc-file'
import type { BlockType } from '@calcwright/document'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { BLOCKS_TYPE, clipboardOf, holdsBlocks, ownForm } from './clipboard.ts'
import { foreignBlocks } from './foreign-blocks.ts'
import { FIT } from '../contract/offer.ts'
import type { Offer } from '../contract/offer.ts'
import { viewsOf } from '../contract/test-views.ts'
import { lastShown } from './steps.ts'

const fields = {
  version: 1,
  migrations: {},
  props: z.object({ text: z.string() }),
  defaults: () => ({ text: '' }),
}
const line: BlockType<{ text: string }> = {
  ...fields,
  type: 'line',
  fromPlain: text => (text.startsWith('#') ? null : { text }),
  toPlain: ({ text }) => text,
}
const prose: BlockType<{ text: string }> = {
  ...fields,
  type: 'prose',
  fromPlain: text => ({ text }),
  toPlain: ({ text }) => `# ${text}`,
  toHtml: ({ text }) => text,
}
const box: BlockType<{ text: string }> = {
  ...fields,
  type: 'box',
  container: { children: 'any', implicitChild: 'line' },
}
const loop: BlockType<{ text: string }> = {
  ...fields,
  type: 'loop',
  container: { children: 'any', implicitChild: 'line' },
  fromPlain: text => (text.startsWith('repeat') ? { text } : null),
  toPlain: ({ text }) => text,
}
const check: BlockType<{ text: string }> = {
  ...fields,
  type: 'check',
  worded: true,
  fields: [{ id: 'text', kind: 'condition', label: 'Condition', placeholder: '' }],
  fromPlain: text => (text.startsWith('check ') ? { text } : null),
  toPlain: ({ text }) => text,
}
const registry = createRegistry([line, prose, box, loop, check])
const views = viewsOf({
  prose: ({ html }) =>
    html === ''
      ? null
      : { fit: FIT.formatted, blocks: async () => [{ type: 'prose', props: { text: html } }] },
  data: ({ files }) =>
    files.some(({ type }) => type === 'text/csv')
      ? { fit: FIT.exact, blocks: async () => [{ type: 'data', props: { rows: await files[0]!.text() } }] }
      : null,
})

const sheet = Worksheet.create(registry, {
  blocks: [
    { id: 'a', type: 'line', props: { text: 'a := "1" <2>' } },
    { id: 'b', type: 'box', children: [{ id: 'c', type: 'prose', props: { text: '<b>n</b>' } }] },
  ],
})

const holding = (forms: Readonly<Record<string, string>>) => ({
  getData: (type: string) => forms[type] ?? '',
})

/** Content that another program has copied. */
const offering = (forms: Readonly<Record<string, string>>, files: readonly File[] = []): Offer => ({
  plain: forms['text/plain'] ?? '',
  html: forms['text/html'] ?? '',
  files,
  caretIn: null,
})

describe('copying', () => {
  const forms = clipboardOf(sheet, ['a', 'b', 'c'])
  const copied = [
    { type: 'line', version: 1, props: { text: 'a := "1" <2>' } },
    {
      type: 'box',
      version: 1,
      props: {},
      children: [{ type: 'prose', version: 1, props: { text: '<b>n</b>' } }],
    },
  ]

  it('writes plain notation and HTML for other programs', () => {
    expect(forms['text/plain']).toBe('a := "1" <2>\n# <b>n</b>\n')
    expect(forms['text/html']).toContain('<p>a := "1" &lt;2&gt;</p><b>n</b>')
  })

  it('takes along the bytes that the blocks refer to', () => {
    const digest = 'a'.repeat(64)
    const picture: BlockType<{ file: string }> = {
      ...fields,
      type: 'picture',
      props: z.object({ file: z.string() }),
      defaults: () => ({ file: '' }),
      resources: ({ file }) => [file],
      toHtml: ({ file }, addressOf) => `<img src="${addressOf(file) ?? ''}">`,
    }
    const sheet = Worksheet.create(createRegistry([picture]), {
      blocks: [{ id: 'p', type: 'picture', props: { file: digest } }],
    })
    const resources = { held: () => Uint8Array.of(97), dataAddress: () => 'data:image/png;base64,YQ==' }
    const { [BLOCKS_TYPE]: own, 'text/html': html } = clipboardOf(sheet, ['p'], resources)
    expect(JSON.parse(own!)).toMatchObject({ files: { [digest]: 'YQ==' } })
    expect(html).toContain('<img src="data:image/png;base64,YQ==">')
  })

  it('writes the braces of blocks around their lines', () => {
    const nested = Worksheet.create(registry, {
      blocks: [
        {
          id: 'l',
          type: 'loop',
          props: { text: 'repeat' },
          children: [
            { id: 'm', type: 'line', props: { text: '1' } },
            { id: 'n', type: 'prose', props: { text: 'x' } },
          ],
        },
      ],
    })
    const copy = clipboardOf(nested, ['l', 'm', 'n'])
    expect(copy['text/plain']).toBe('repeat {\n  1\n  # x\n}\n')
    expect(copy['text/html']).toContain('<p>repeat {</p><p>&nbsp;&nbsp;1</p>x<p>}</p>')
  })

  it.each([
    ['our own form', { [BLOCKS_TYPE]: forms[BLOCKS_TYPE]! }],
    ['the HTML alone', { 'text/html': `<meta charset="utf-8">${forms['text/html']}` }],
  ])('is read from %s', (_, held) => {
    expect(blocksFromCalcFile(registry, JSON.parse(ownForm(holding(held))))).toMatchObject(copied)
  })
})

describe('what other programs copy', () => {
  const isFormula = (text: string): boolean => !text.startsWith('The')
  it.each([
    [{ 'text/plain': 'F := 2\nG = 3' }, ['line', 'line']],
    [{ 'text/plain': 'F := 2\n# note' }, ['line', 'prose']],
    [{ 'text/plain': 'The load is\r\n\r\nF := 2' }, ['prose', 'line']],
    [{ 'text/plain': 'The load is\n\nThe beam too\nThe end\nF := 2\nThe rest' }, ['prose', 'line', 'prose']],
    [{ 'text/plain': 'F := 2', 'text/html': '<code>F := 2</code>' }, ['line']],
    [{ 'text/plain': 'alpha', 'text/html': '<b>alpha</b>' }, ['line']],
    [{ 'text/plain': 'Steel\nWood', 'text/html': '<ul><li>Steel<li>Wood</ul>' }, ['prose']],
    [{ 'text/plain': 'The load', 'text/html': '<p>The <b>load</b></p>' }, ['prose']],
    [{ 'text/html': '<img src="x">' }, ['prose']],
    [{}, []],
  ])('%j', async (forms, types) => {
    const blocks = await foreignBlocks(offering(forms), { registry, views, isFormula, above: [] })
    expect(blocks.map(block => block.type)).toEqual(types)
    expect(ownForm(holding(forms))).toBe('')
  })

  it('blocks with the lines in their braces', async () => {
    const text = 'repeat {\nThe load is\nThe beam\nF := 2\n}\nThe rest'
    const rules = { registry, views, isFormula, above: [] }
    const blocks = await foreignBlocks(offering({ 'text/plain': text }), rules)
    expect(blocks).toMatchObject([
      { type: 'loop', children: [{ type: 'prose' }, { type: 'line', props: { text: 'F := 2' } }] },
      { type: 'prose' },
    ])
    expect(holdsBlocks(offering({ 'text/plain': text }), rules)).toBe(true)
    expect(holdsBlocks(offering({ 'text/plain': 'F := 2' }), rules)).toBe(false)
  })

  it('blocks of a condition with the units of their words', async () => {
    const withUnits = Promise.resolve((line: string) => line.replace('235 MPa', '235 [MPa]'))
    const rules = { registry, views, isFormula, above: [], withUnits }
    const text = 'F := 2\ncheck sigma <= 235 MPa // Bending'
    const [, pasted] = await foreignBlocks(offering({ 'text/plain': text }), rules)
    expect(pasted).toMatchObject({ type: 'check', props: { text: 'check sigma <= 235 [MPa] // Bending' } })
  })

  it('a file, as the block of the type that takes it, whatever text comes with it', async () => {
    const file = new File(['1,2'], 'measured.csv', { type: 'text/csv' })
    const forms = { 'text/plain': 'measured.csv', 'text/html': '<p>measured.csv</p>' }
    const blocks = await foreignBlocks(offering(forms, [file]), { registry, views, isFormula, above: [] })
    expect(blocks).toEqual([{ type: 'data', props: { rows: '1,2' } }])
  })
})

it.each([
  [[{ type: 'line' }], 0],
  [[{ type: 'line' }, { type: 'line' }], 1],
  [[{ type: 'box', children: [{ type: 'line' }] }, { type: 'line' }], 2],
  [[{ type: 'line' }, { type: 'box', children: [{ type: 'line' }, { type: 'line' }] }], 3],
  [[{ type: 'box', collapsed: true, children: [{ type: 'line' }] }], 0],
])('the last one shown of %j', (items, index) => {
  expect(lastShown(items)).toBe(index)
})
