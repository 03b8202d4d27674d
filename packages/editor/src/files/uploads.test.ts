/** Files from a drop, a paste, a picker or an address to their blocks, whatever happens to these meanwhile. */
import { createRegistry, Worksheet } from '@calcwright/document'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { blockView } from '../contract/block-view.ts'
import type { BlockViewEntry, ViewRegistry } from '../contract/block-view.ts'
import type { FileTaking, Uploaded } from '../contract/files.ts'
import { ResultsStore } from '../results/store.ts'
import { createEditor } from '../state/editor.ts'
import { blockOf, sendFilesOf, Uploads } from './uploads.ts'

interface Props {
  digest: string
  upload_name: string
  url: string
}

const fileType = (type: string) => ({
  type,
  version: 1,
  props: z.object({ digest: z.string(), upload_name: z.string(), url: z.string() }),
  defaults: (): Props => ({ digest: '', upload_name: '', url: '' }),
  migrations: {},
  fields: () => [],
})

const view = (type: string, file?: FileTaking): [string, BlockViewEntry] => [
  type,
  blockView<Props>({
    type,
    title: type,
    icon: () => null,
    keywords: [],
    typedWord: '',
    view: () => null,
    isBlank: ({ upload_name }) => upload_name === '',
    ...(file && { file }),
  }),
]

const registry: ViewRegistry = {
  entries: new Map([
    view('picture', {
      takes: ({ type }) => type.startsWith('image/'),
      fields: ({ kind, digest, name }, url) =>
        kind === 'image' ? { digest, upload_name: name, url } : `${name} is no picture.`,
    }),
    view('data', {
      takes: ({ name }) => name.endsWith('.csv'),
      fields: ({ digest, name }) => ({ digest, upload_name: name }),
      combine: async files => {
        if (files.some(({ size }) => size === 0)) throw new Error('One is empty.')
        return new File(['all'], `${files.length} files.csv`)
      },
    }),
    view('text'),
  ]),
  lineType: 'text',
  proseType: 'text',
}

/** The server, which stores files in the order in which they were sent. */
interface Server {
  readonly sent: string[]
  finish(stored?: Partial<Uploaded> | Error): Promise<void>
}

function open(types = 'picture') {
  const worksheet = Worksheet.create(createRegistry(['picture', 'data', 'text'].map(fileType)), {
    blocks: types.split(' ').map((type, at) => ({ id: `b${at}`, type })),
  })
  const messages: string[] = []
  const sent: string[] = []
  const waiting: ((stored: Partial<Uploaded> | Error) => void)[] = []
  const signals: (AbortSignal | undefined)[] = []
  const receive = (name: string, signal?: AbortSignal) =>
    new Promise<Uploaded>((resolve, reject) => {
      sent.push(name)
      signals.push(signal)
      waiting.push(stored =>
        stored instanceof Error
          ? reject(stored)
          : resolve({ digest: `of ${name}`, name, kind: 'image', width: 1, height: 1, ...stored }),
      )
    })
  let unwritten = false
  const editor = createEditor({
    worksheet,
    registry,
    results: new ResultsStore(),
    rights: { edit: true, copy: true, interaction: 2 },
    actions: {
      notify: text => void messages.push(text),
      unwritten: waits => void (unwritten = waits),
      uploads: {
        file: ({ name }, { signal }) => receive(name, signal),
        address: (url, { signal }) => receive(url, signal),
      },
    },
  })
  const server: Server = {
    sent,
    async finish(stored = {}) {
      waiting.shift()!(stored)
      await new Promise(resolve => setTimeout(resolve))
    },
  }
  return {
    worksheet,
    editor,
    server,
    messages,
    signals,
    uploads: Uploads.of(worksheet),
    asks: () => unwritten,
    /** `name: digest` of the blocks. */
    shown: () =>
      worksheet
        .blocks()
        .map(({ props }) => props as Props)
        .map(({ upload_name, digest }) => `${upload_name}: ${digest}`)
        .join(', '),
  }
}

const file = (name: string, type = 'image/png', content = 'x'): File => new File([content], name, { type })

it('a file is in its block when it is stored, although nobody draws the block', async () => {
  const { uploads, editor, server, shown, asks } = open()
  const taken = uploads.take(editor, 'b0', [file('a.png')])
  expect([uploads.get('b0').map(({ name }) => name), asks()]).toEqual([['a.png'], true])
  await server.finish()
  expect([await taken, shown(), uploads.get('b0'), asks()]).toEqual([true, 'a.png: of a.png', [], false])
})

it('blocks that are made of files send them once they stand in the worksheet', async () => {
  const { editor, server, shown } = open('text')
  const made = await Promise.all(['a.png', 'b.png'].map(name => blockOf(registry, file(name))))
  const blocks = made.map(one => one!)
  expect(editor.run({ operations: [{ kind: 'insert', blocks, at: { after: 'b0' } }], focus: null })).toBe(
    true,
  )
  sendFilesOf(editor, blocks)
  await server.finish()
  await server.finish()
  expect(shown()).toBe(': , a.png: of a.png, b.png: of b.png')
})

it('further files have a block of their own each, or are one where the type combines them', async () => {
  const pictures = open()
  void pictures.uploads.take(pictures.editor, 'b0', [file('a.png'), file('b.png')])
  expect(pictures.shown()).toBe(': , b.png: ')
  await pictures.server.finish()
  await pictures.server.finish()
  expect(pictures.shown()).toBe('a.png: of a.png, b.png: of b.png')
  const data = open('data')
  void data.uploads.take(data.editor, 'b0', [file('a.csv'), file('b.csv')])
  await new Promise(resolve => setTimeout(resolve))
  await data.server.finish()
  expect(data.shown()).toBe('2 files.csv: of 2 files.csv')
  expect(await data.uploads.take(data.editor, 'b0', [file('a.csv'), file('b.csv', '', '')])).toBe(false)
  expect(data.uploads.get('b0')).toMatchObject([{ error: 'One is empty.' }])
})

it('a file of an address says so in its block', async () => {
  const { uploads, editor, server, worksheet } = open()
  void uploads.takeAddress(editor, 'b0', 'https://example.com/a.png')
  await server.finish({ name: 'a.png' })
  expect(worksheet.block('b0')!.props).toMatchObject({
    url: 'https://example.com/a.png',
    upload_name: 'a.png',
  })
})

it.each([
  ['undone while it is sent', 1],
  ['undone, redone and undone again', 3],
])('a file whose block is %s is in it when it comes back', async (_, steps) => {
  const { worksheet, editor, server, shown } = open('text')
  const block = (await blockOf(registry, file('a.png')))!
  editor.run({ operations: [{ kind: 'insert', blocks: [block], at: { after: 'b0' } }], focus: null })
  editor.run({
    operations: [{ kind: 'insert', blocks: [{ type: 'text' }], at: { after: 'b0' } }],
    focus: null,
  })
  sendFilesOf(editor, [block])
  worksheet.undo.undo()
  for (let step = 0; step < steps; step++) worksheet.undo[step % 2 === 0 ? 'undo' : 'redo']()
  await server.finish()
  expect(shown()).toBe(': ')
  worksheet.undo.redo()
  await new Promise(resolve => setTimeout(resolve))
  expect(shown()).toBe(': , a.png: of a.png')
  // Steps that were undone behind it can be redone, and the file stays through further ones.
  worksheet.undo.redo()
  expect(shown()).toBe(': , : , a.png: of a.png')
  worksheet.undo.undo()
  worksheet.undo.undo()
  worksheet.undo.redo()
  expect(shown()).toBe(': , a.png: of a.png')
})

it('one that fails says why, until it is tried again; the others go on', async () => {
  const { uploads, editor, server } = open('picture picture')
  void uploads.take(editor, 'b0', [file('a.png')])
  void uploads.take(editor, 'b0', [file('c.png')])
  await server.finish(new Error('no room'))
  expect(uploads.get('b0')).toMatchObject([
    { name: 'a.png', error: 'no room' },
    { name: 'c.png', error: '' },
  ])
  uploads.forgetFailed('b0')
  expect(uploads.get('b0')).toMatchObject([{ name: 'c.png' }])
  void uploads.take(editor, 'b1', [file('table.csv')])
  await server.finish()
  await server.finish({ kind: 'csv' })
  expect(uploads.get('b1')).toMatchObject([{ error: 'table.csv is no picture.' }])
})

it('one that is cancelled gives nothing, whatever comes', async () => {
  const { uploads, editor, server, shown, signals, asks } = open()
  const taken = uploads.take(editor, 'b0', [file('a.png')])
  uploads.get('b0')[0]!.stop()
  expect([signals[0]!.aborted, uploads.get('b0')]).toEqual([true, []])
  await server.finish()
  expect([await taken, shown(), asks()]).toEqual([false, ': ', false])
})

it('the failure of a block that is gone is a message in passing', async () => {
  const { worksheet, uploads, editor, server, messages } = open('picture text')
  void uploads.take(editor, 'b0', [file('a.png')])
  worksheet.apply({ kind: 'remove', ids: ['b0'] })
  await server.finish(new Error('no room'))
  expect([messages, uploads.get('b0')]).toEqual([['no room'], []])
})

it('a block that is another one by then is left alone', async () => {
  const { worksheet, uploads, editor, server, shown } = open()
  void uploads.take(editor, 'b0', [file('a.png')])
  worksheet.apply({ kind: 'convert', id: 'b0', type: 'text', props: {} })
  await server.finish()
  expect(shown()).toBe(': ')
})

it('a file that no type takes has no block', async () => {
  expect(await blockOf(registry, file('a.bin', ''))).toBeUndefined()
})
