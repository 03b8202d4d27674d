import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRegistry } from '../registry.ts'
import { testRegistry } from '../test-types.ts'
import type { JsonObject, Registry } from '../types.ts'
import { Worksheet } from '../worksheet.ts'
import { digestOf } from './digest.ts'
import { MemoryResources } from './store.ts'
import { moveBytes } from './move-bytes.ts'
import type { ResourceStore } from './store.ts'
import { withoutBytes } from './without-bytes.ts'

const move = (sheet: Worksheet, store: Pick<ResourceStore, 'put'>): Promise<void> =>
  moveBytes(sheet, store, () => import('./replace-tags.ts'))

const sheetWith = (...texts: string[]): Worksheet =>
  Worksheet.create(testRegistry, {
    blocks: texts.map((html, index) => ({ id: `t${index}`, type: 'rich', props: { html } })),
  })

const again = (sheet: Worksheet): Worksheet => Worksheet.load(testRegistry, sheet.encode())

const htmlOf = (sheet: Worksheet, id = 't0'): string => (sheet.block(id)!.props as { html: string }).html

function meet(...sheets: Worksheet[]): void {
  const states = sheets.map(sheet => sheet.encode())
  for (const sheet of sheets) for (const state of states) sheet.merge(state)
}

describe('bytes that texts hold', () => {
  it('are moved in one change that is no step of undo, and reaches others', async () => {
    const store = new MemoryResources()
    const sheet = sheetWith('<p>a<img text:one>b<img text:two></p>', '<p>none</p>', '<img text:one>')
    const [one, two] = await Promise.all(
      ['one', 'two'].map(text => store.put(new TextEncoder().encode(text))),
    )
    const changes: string[] = []
    sheet.subscribe(({ changed, origin }) => changes.push(`${changed.join()} ${origin}`))
    const updates: string[] = []
    sheet.onUpdate((_, origin) => updates.push(origin))
    await move(sheet, new MemoryResources())
    expect(htmlOf(sheet)).toBe(`<p>a<img file:${one}>b<img file:${two}></p>`)
    expect(htmlOf(sheet, 't2')).toBe(`<img file:${one}>`)
    expect(changes).toEqual(['t0,t2 remote'])
    expect(updates).toEqual(['local'])
    expect(sheet.undo.canUndo).toBe(false)
    await move(sheet, new MemoryResources())
    expect(changes).toHaveLength(1)
    expect(htmlOf(again(sheet))).toBe(htmlOf(sheet))
  })

  it('no longer take room in the document', async () => {
    const sheet = sheetWith(`<p><img text:${'x'.repeat(10_000)}></p>`)
    await move(sheet, new MemoryResources())
    expect(sheet.encode().length).toBeLessThan(1000)
  })

  it('are moved in the version of the type that can refer to them', async () => {
    const old = createOld()
    const sheet = Worksheet.load(old.next, sheetIn(old.first).encode())
    await move(sheet, new MemoryResources())
    expect(Worksheet.load(old.first, sheet.encode()).block('a')!.status).toBe('newer-version')
    expect(Worksheet.load(old.next, sheet.encode()).block('a')!.status).toBe('ok')
  })

  it('stay where somebody has removed the text meanwhile', async () => {
    const sheet = sheetWith('<p><img text:one></p>', '<p></p>')
    const put = (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
      sheet.apply({ kind: 'remove', ids: ['t0'] })
      return new MemoryResources().put(bytes)
    }
    await move(sheet, { put })
    expect(sheet.blocks().map(({ id }) => id)).toEqual(['t1'])
  })
})

it('blocks to be inserted refer to what they held', async () => {
  const store = new MemoryResources()
  const one = await digest('one')
  const rich = (html: string) => ({ type: 'rich', props: { html } })
  const blocks = [
    {
      type: 'indent',
      children: [rich('<img text:one>'), { type: 'note', props: { text: '<img text:one>' } }],
    },
    { type: 'hologram', version: 2, props: { html: '<img text:one>' } },
  ]
  expect(await withoutBytes(testRegistry, blocks, store)).toEqual([
    { ...blocks[0], children: [rich(`<img file:${one}>`), blocks[0]!.children![1]] },
    blocks[1],
  ])
  expect(await store.get(one)).toEqual(new TextEncoder().encode('one'))
})

/** Pieces of a text, and places in it that somebody types at or deletes from. */
const piece = fc.constantFrom('a', 'bc', '<b>', '</b>', '<img text:one>', '<img text:two>', '&amp;')
const typing = fc.array(fc.record({ at: fc.nat(12), what: fc.option(fc.constantFrom('x', 'yz', '<i>')) }), {
  maxLength: 4,
})

const TOKENS = /<[^>]*>|&\w+;|[^]/g

function type(sheet: Worksheet, edits: readonly { at: number; what: string | null }[]): void {
  for (const { at, what } of edits) {
    const tokens = htmlOf(sheet).match(TOKENS) ?? []
    const place = at % (tokens.length + 1)
    // Pictures stay: who deletes one while somebody else moves it may find it again.
    if (what === null && !tokens[place]?.startsWith('<img')) tokens.splice(place, 1)
    else if (what !== null) tokens.splice(place, 0, what)
    sheet.apply({ kind: 'setProps', id: 't0', props: { html: tokens.join('') } })
  }
}

it('two windows at once make one change, whatever they and somebody offline type meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 8 }),
      fc.tuple(typing, typing, typing, typing, typing),
      async (pieces, [first, mine, theirs, offline, later]) => {
        const start = sheetWith('')
        start.apply({ kind: 'setProps', id: 't0', props: { html: pieces.join('') } })
        type(start, first)
        const [a, b, c] = [again(start), again(start), again(start)]
        type(a, mine)
        type(b, theirs)
        type(c, offline)
        const typed = [again(a), again(b), again(c)]
        meet(...typed)
        await move(a, new MemoryResources())
        await move(b, new MemoryResources())
        type(
          b,
          later.filter(({ what }) => what !== null),
        )
        const unmoved = htmlOf(typed[0]!)
        const inserted = later.filter(({ what }) => what !== null).length
        meet(a, b, c)
        expect(htmlOf(a)).toBe(htmlOf(b))
        expect(htmlOf(c)).toBe(htmlOf(b))
        if (inserted > 0) return
        // The same text as without moving, each picture once and in its place.
        const names = new Map([
          ['one', await digest('one')],
          ['two', await digest('two')],
        ])
        expect(htmlOf(a)).toBe(unmoved.replace(/text:(\w+)/g, (_, name: string) => `file:${names.get(name)}`))
      },
    ),
    { numRuns: 30 },
  )
})

const digest = (text: string): Promise<string> => digestOf(new TextEncoder().encode(text))

const sheetIn = (registry: Registry): Worksheet =>
  Worksheet.create(registry, { blocks: [{ id: 'a', type: 'rich', props: { html: '<img text:one>' } }] })

/** The type before and after it had resources. */
function createOld(): { readonly first: Registry; readonly next: Registry } {
  const rich = testRegistry.get('rich')!
  const next = { ...rich, version: 2, migrations: { 1: (old: JsonObject) => old } }
  return { first: testRegistry, next: createRegistry([next]) }
}
