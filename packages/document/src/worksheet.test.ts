import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { DocumentError } from './errors.ts'
import { blocksOf, note, sheetOf, testRegistry, testTypes } from './test-types.ts'
import { createRegistry } from './registry.ts'
import type { WorksheetChange } from './types.ts'
import { differenceOf, mergeStates, vectorOf } from './updates.ts'
import { Worksheet } from './worksheet.ts'
import { sized } from '../../../tests/full.ts'

function changesOf(sheet: Worksheet): WorksheetChange[] {
  const changes: WorksheetChange[] = []
  sheet.subscribe(change => changes.push(change))
  return changes
}

const QUIET = { changed: [], removed: [], order: false, settings: false, name: false }

describe('blocks', () => {
  it('keep their identity while they do not change', () => {
    const sheet = sheetOf('a\nb:branch\n  c\nd')
    const before = sheet.blocks()
    expect(sheet.blocks()).toBe(before)
    sheet.apply({ kind: 'setProps', id: 'c', props: { size: 1 } })
    const after = sheet.blocks()
    expect(after.map((block, i) => block === before[i])).toEqual([true, true, false, true])
    sheet.apply({ kind: 'move', ids: ['d'], at: { before: 'a' } })
    expect(new Set(sheet.blocks())).toEqual(new Set(after))
    expect(before.map(block => block.id).join('')).toBe('abcd')
  })

  it('reads only the block that changed', () => {
    const read = vi.fn<(value: unknown) => void>()
    const watched = { ...note, props: note.props.check(z.refine(value => (read(value), true))) }
    const registry = createRegistry([watched])
    const sheet = Worksheet.create(registry, {
      blocks: Array.from({ length: 100 }, () => ({ type: 'note' })),
    })
    read.mockClear()
    const { id } = sheet.blocks()[50]!
    sheet.apply({ kind: 'setProps', id, props: { text: 'x' } })
    expect(read.mock.calls.length).toBeLessThanOrEqual(2)
  })
})

describe('subscribe', () => {
  const sheet = sheetOf('a\nb:branch\n  c\nd')
  const changes = changesOf(sheet)
  const last = (): WorksheetChange => changes.at(-1)!

  it('tells what changed, once a change', () => {
    sheet.apply({ kind: 'setProps', id: 'a', props: { size: 1 } })
    expect(last()).toEqual({ ...QUIET, changed: ['a'], origin: 'local' })
    sheet.apply({ kind: 'rename', name: 'New' })
    expect(last()).toEqual({ ...QUIET, name: true, origin: 'local' })
    sheet.apply({ kind: 'setSettings', settings: { digits: 3 } })
    expect(last()).toEqual({ ...QUIET, settings: true, origin: 'local' })
    sheet.apply({ kind: 'move', ids: ['d'], at: { before: 'a' } })
    expect(last()).toEqual({ ...QUIET, order: true, origin: 'local' })
    sheet.apply({ kind: 'remove', ids: ['b'] })
    expect(last()).toEqual({ ...QUIET, removed: ['b', 'c'], order: true, origin: 'local' })
    sheet.undo.undo()
    expect(last().origin).toBe('undo')
    expect(changes).toHaveLength(6)
  })

  it('tells a batch once, seen from outside', () => {
    const count = changes.length
    sheet.batch(() => {
      sheet.apply({ kind: 'insert', blocks: blocksOf('x\ny'), at: { inside: null, at: 'end' } })
      sheet.apply({ kind: 'setProps', id: 'x', props: { size: 2 } })
      sheet.apply({ kind: 'remove', ids: ['y'] })
      expect(sheet.block('x')!.props).toMatchObject({ size: 2 })
    })
    expect(changes).toHaveLength(count + 1)
    expect(last()).toEqual({ ...QUIET, changed: ['x'], order: true, origin: 'local' })
  })

  it('tells what came from elsewhere, and nothing when nothing came', () => {
    const other = Worksheet.load(testRegistry, sheet.encode())
    other.apply({ kind: 'setProps', id: 'x', props: { size: 3 } })
    const count = changes.length
    sheet.merge(other.encode())
    expect(last()).toEqual({ ...QUIET, changed: ['x'], origin: 'remote' })
    sheet.merge(other.encode())
    expect(changes).toHaveLength(count + 1)
  })

  it('hands out updates with their origin', () => {
    const origins: string[] = []
    const other = Worksheet.load(testRegistry, sheet.encode())
    const stop = sheet.onUpdate((update, origin) => {
      origins.push(origin)
      if (origin !== 'remote') other.merge(update)
    })
    sheet.apply({ kind: 'setProps', id: 'x', props: { size: 4 } })
    sheet.undo.undo()
    other.apply({ kind: 'rename', name: 'Other' })
    sheet.merge(other.encodeSince(sheet.stateVector()))
    expect(origins).toEqual(['local', 'undo', 'remote'])
    expect(other.blocks()).toEqual(sheet.blocks())
    stop()
  })
})

const codeOf = (act: () => unknown): string => {
  try {
    act()
  } catch (error) {
    return error instanceof DocumentError ? error.code : `${error}`
  }
  return 'none'
}

describe('bytes from elsewhere', () => {
  const sheet = sheetOf('a\nb')
  const state = sheet.encode()

  it.each([
    ['nothing', new Uint8Array(), 'unreadable'],
    ['text', new TextEncoder().encode('{"format":"calcwright"}'), 'unreadable'],
    ['half a state', state.slice(0, state.length / 2), 'unreadable'],
    ['a state without content', new Uint8Array([0, 0]), 'unreadable'],
  ])('load refuses %s', (_, bytes, code) => {
    expect(codeOf(() => Worksheet.load(testRegistry, bytes))).toBe(code)
  })

  it('load refuses a difference without what it builds on', () => {
    const vector = sheet.stateVector()
    sheet.apply({ kind: 'setProps', id: 'a', props: { size: 1 } })
    expect(codeOf(() => Worksheet.load(testRegistry, sheet.encodeSince(vector)))).toBe('incomplete')
  })

  it('no bytes do more than a DocumentError, and a refused merge leaves the sheet as it was', () => {
    const writer = Worksheet.load(testRegistry, state)
    writer.apply({ kind: 'insert', blocks: blocksOf('x:branch\n  y'), at: { after: 'a' } })
    writer.apply({ kind: 'setProps', id: 'b', props: { text: 'new', tags: ['one', 'two'] } })
    writer.apply({ kind: 'remove', ids: ['a'] })
    const update = writer.encodeSince(vectorOf(state))
    const spoilt = (bytes: Uint8Array): fc.Arbitrary<Uint8Array> =>
      fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)).map(([at, byte]) => bytes.with(at, byte))
    const damage = fc.oneof(fc.uint8Array({ maxLength: 60 }), spoilt(state), spoilt(update))
    fc.assert(
      fc.property(damage, bytes => {
        const copy = Worksheet.load(testRegistry, state)
        const before = copy.blocks()
        const code = codeOf(() => copy.merge(bytes))
        expect(['none', 'unreadable']).toContain(code)
        const after = code === 'unreadable' ? [copy.blocks(), copy.encode()] : [before, state]
        expect(after).toEqual([before, state])
        const loading = codeOf(() => Worksheet.load(testRegistry, bytes).blocks())
        expect(['none', 'unreadable', 'incomplete', 'newer']).toContain(loading)
        expect(['none', 'unreadable']).toContain(codeOf(() => copy.encodeSince(bytes)))
      }),
      { numRuns: sized({ usual: 300, full: 2000 }) },
    )
  })

  it('are merged and compared without opening the worksheet', () => {
    const first = sheetOf('a\nb')
    const start = first.encode()
    first.apply({ kind: 'setProps', id: 'a', props: { size: 1 } })
    const update = first.encodeSince(vectorOf(start))
    const merged = mergeStates([start, update])
    expect(Worksheet.load(testRegistry, merged).blocks()).toEqual(first.blocks())
    expect(differenceOf(merged, vectorOf(start))).toEqual(update)
    expect(codeOf(() => mergeStates([start, new Uint8Array([9, 9])]))).toBe('unreadable')
    expect(codeOf(() => differenceOf(start, new Uint8Array([200])))).toBe('unreadable')
  })
})

describe('create', () => {
  it('refuses blocks and settings that do not fit', () => {
    const bad = [{ type: 'branch', children: [{ type: 'note', props: { size: 10 } }] }]
    expect(codeOf(() => Worksheet.create(testRegistry, { blocks: bad }))).toBe('invalid')
    expect(codeOf(() => Worksheet.create(testRegistry, { blocks: blocksOf('a\na') }))).toBe('invalid')
    expect(codeOf(() => Worksheet.create(testRegistry, { settings: { digits: 99 } }))).toBe('invalid')
  })

  it('starts with nothing to undo', () => {
    expect(sheetOf('a').undo.canUndo).toBe(false)
  })
})

describe('createRegistry', () => {
  it.each([
    ['two types of one name', [note, note]],
    ['a version without its migration', [{ ...note, version: 2 }]],
    ['a migration to no version', [{ ...note, migrations: { 1: (old: object) => old as never } }]],
    ['two types that indenting makes', [testTypes[2]!, { ...testTypes[2]!, type: 'other' }]],
  ])('refuses %s', (_, types) => {
    expect(codeOf(() => createRegistry(types))).toBe('invalid')
  })
})
