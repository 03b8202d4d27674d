import { describe, expect, it } from 'vitest'
import { blocksOf, outlineOf, sheetOf, tree } from '../test-types.ts'
import type { Place } from '../types.ts'
import { MESSAGES } from './plan.ts'

const PLACES: readonly [name: string, at: Place, after: string][] = [
  ['after a block', { after: 'a' }, tree`
    a
    N
    b:branch
      c`],
  ['after a container, not in it', { after: 'b' }, tree`
    a
    b:branch
      c
    N`],
  ['before a block', { before: 'c' }, tree`
    a
    b:branch
      N
      c`],
  ['at the start of the sheet', { inside: null, at: 'start' }, tree`
    N
    a
    b:branch
      c`],
  ['at the end of the sheet', { inside: null, at: 'end' }, tree`
    a
    b:branch
      c
    N`],
  ['at the end of a container', { inside: 'b', at: 'end' }, tree`
    a
    b:branch
      c
      N`],
] // prettier-ignore

const START = tree`
  a
  b:branch
    c`

describe('insert', () => {
  it.each(PLACES)('%s', (_, at, after) => {
    const sheet = sheetOf(START)
    expect(sheet.apply({ kind: 'insert', blocks: blocksOf('N'), at })).toEqual({
      ok: true,
      inserted: ['N'],
      notice: '',
    })
    expect(outlineOf(sheet)).toBe(after)
  })

  it('several blocks with what stands in them, in order', () => {
    const sheet = sheetOf('a\nz')
    const blocks = blocksOf(tree`
      p:branch
        q:indent
          r
        s
      t`)
    expect(sheet.apply({ kind: 'insert', blocks, at: { after: 'a' } })).toMatchObject({
      inserted: ['p', 'q', 'r', 's', 't'],
    })
    expect(outlineOf(sheet)).toBe(tree`
      a
      p:branch
        q:indent
          r
        s
      t
      z`)
  })

  const REFUSALS: readonly [name: string, outline: string, block: string, at: Place, message: string][] = [
    ['into a block that holds none', 'a', 'N', { inside: 'a', at: 'end' }, MESSAGES.insert],
    ['a note into a plot', 'p:plot', 'N', { inside: 'p', at: 'end' }, MESSAGES.insert],
    ['a plot below a program', 'g:program\n  b:branch', 'N:plot', { inside: 'b', at: 'end' }, MESSAGES.insert],
    ['a branch with a plot in it below a program', 'g:program', 'B:branch\n  N:plot', { inside: 'g', at: 'end' }, MESSAGES.insert],
    ['a series where no plot follows', 'a\nb', 'N:series', { after: 'a' }, MESSAGES.insert],
    ['next to a block that is gone', 'a', 'N', { after: 'x' }, MESSAGES.gone],
    ['a block with an id in use', 'a', 'a', { after: 'a' }, MESSAGES.insert],
    ['two blocks with one id', 'a', 'N\nN', { after: 'a' }, MESSAGES.insert],
  ] // prettier-ignore

  it.each(REFUSALS)('refuses %s', (_, outline, block, at, message) => {
    const sheet = sheetOf(outline)
    expect(sheet.apply({ kind: 'insert', blocks: blocksOf(block), at })).toEqual({ ok: false, message })
    expect(outlineOf(sheet)).toBe(outline)
  })

  const NEXT: readonly [name: string, outline: string, block: string, after: string][] = [
    ['a series goes into the next plot', 'a\np:plot', 'N:series', 'a\np:plot\n  N:series'],
    ['a return goes into the next program', 'a\nb\np:program\n  c', 'N:return', 'a\nb\np:program\n  N:return\n  c'],
    ['an otherwise goes into the next branch', 'a\ni:indent\n  b:branch', 'N:otherwise', 'a\ni:indent\n  b:branch\n    N:otherwise'],
    ['behind the header of a program it goes in', 'a:program\nb', 'N:return', 'a:program\n  N:return\nb'],
    ['before what stands in the program', 'a:program\n  c', 'N:return', 'a:program\n  N:return\n  c'],
    ['behind a plot it goes in', 'a:plot\nb', 'N:series', 'a:plot\n  N:series\nb'],
  ] // prettier-ignore

  it.each(NEXT)('where only the block refuses: %s', (_, outline, block, after) => {
    const sheet = sheetOf(outline)
    const applied = sheet.apply({ kind: 'insert', blocks: blocksOf(block), at: { after: 'a' } })
    expect(applied).toMatchObject({ ok: true, notice: MESSAGES.inserted })
    expect(outlineOf(sheet)).toBe(after)
  })

  it('an otherwise right below a branch goes to its end', () => {
    const sheet = sheetOf('b:branch\n  a\nz\nc:branch')
    const applied = sheet.apply({ kind: 'insert', blocks: blocksOf('N:otherwise'), at: { after: 'b' } })
    expect(applied).toMatchObject({ ok: true, notice: '' })
    expect(outlineOf(sheet)).toBe('b:branch\n  a\n  N:otherwise\nz\nc:branch')
  })

  it.each([
    ['return', 'a\np:program', 'a\nN:return\np:program', 'a\np:program\nN:return'],
    ['series', 'a\np:plot', 'a\np:plot\n  N:series', null],
  ])('%s where it was typed or pasted, moved and converted to', (type, start, after, moved) => {
    const sheet = sheetOf(start)
    const insert = {
      kind: 'insert',
      blocks: blocksOf(`N:${type}`),
      at: { after: 'a' },
      written: true,
    } as const
    expect(sheet.apply(insert).ok).toBe(true)
    expect(outlineOf(sheet)).toBe(after)
    expect(sheet.apply({ kind: 'move', ids: ['N'], at: { inside: null, at: 'end' } }).ok).toBe(moved !== null)
    if (moved !== null) expect(outlineOf(sheet)).toBe(moved)
    expect(sheet.apply({ kind: 'convert', id: 'a', type, written: true }).ok).toBe(type === 'return')
    expect(sheet.apply({ kind: 'convert', id: 'a', type: 'note' }).ok).toBe(true)
    expect(sheet.apply({ kind: 'convert', id: 'a', type }).ok).toBe(false)
  })

  it('lets an indent take what its own parent takes', () => {
    const sheet = sheetOf('g:program\n  i:indent')
    const into = (block: string): boolean =>
      sheet.apply({ kind: 'insert', blocks: blocksOf(block), at: { inside: 'i', at: 'end' } }).ok
    expect([into('r:return'), into('N'), into('p:plot')]).toEqual([true, true, false])
  })

  it('refuses fields that do not fit, and says why', () => {
    const sheet = sheetOf('a')
    const blocks = [{ type: 'note', props: { size: 10 } }]
    expect(sheet.apply({ kind: 'insert', blocks, at: { after: 'a' } })).toEqual({
      ok: false,
      message: 'Too big',
    })
  })

  it('takes blocks of types that are not known here', () => {
    const sheet = sheetOf('a')
    const props = { any: [1, { thing: null }] }
    const applied = sheet.apply({
      kind: 'insert',
      blocks: [{ id: 'x', type: 'hologram', version: 7, props }],
      at: { after: 'a' },
    })
    expect(applied.ok).toBe(true)
    expect(sheet.block('x')).toMatchObject({ type: 'hologram', version: 7, status: 'unknown-type', props })
  })
})
