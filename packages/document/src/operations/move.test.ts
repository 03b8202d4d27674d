import { describe, expect, it } from 'vitest'
import { outlineOf, sheetOf, tree } from '../test-types.ts'
import type { Place } from '../types.ts'
import { MESSAGES } from './plan.ts'

const START = tree`
  a
  b
  i:indent
    c
    d
  e:branch
    f
  g`

const CASES: readonly [name: string, ids: string[], at: Place, after: string][] = [
  ['down past a container', ['a'], { after: 'i' }, 'b\ni:indent\n  c\n  d\na\ne:branch\n  f\ng'],
  ['up before a block', ['g'], { before: 'b' }, 'a\ng\nb\ni:indent\n  c\n  d\ne:branch\n  f'],
  ['into a container', ['a'], { inside: 'e', at: 'start' }, 'b\ni:indent\n  c\n  d\ne:branch\n  a\n  f\ng'],
  ['a container into a container', ['i'], { after: 'f' }, 'a\nb\ne:branch\n  f\n  i:indent\n    c\n    d\ng'],
  ['several from here and there, in reading order', ['g', 'd', 'a'], { after: 'b' }, 'b\na\nd\ng\ni:indent\n  c\ne:branch\n  f'],
  ['several to a place among themselves', ['a', 'c', 'g'], { after: 'a' }, 'a\nc\ng\nb\ni:indent\n  d\ne:branch\n  f'],
  ['all out of an indent: it vanishes', ['c', 'd'], { after: 'g' }, 'a\nb\ne:branch\n  f\ng\nc\nd'],
  ['a container with a block of its own counts once', ['e', 'f'], { before: 'a' }, 'e:branch\n  f\na\nb\ni:indent\n  c\n  d\ng'],
  ['to where it is, after the one above', ['b'], { after: 'a' }, START],
  ['to where it is, before itself', ['b'], { before: 'b' }, START],
  ['to where it is, at the end', ['g'], { inside: null, at: 'end' }, START],
] // prettier-ignore

const REFUSALS: readonly [name: string, ids: string[], at: Place, message: string][] = [
  ['a container into itself', ['e'], { inside: 'e', at: 'end' }, MESSAGES.move],
  ['a container below itself', ['i'], { after: 'c' }, MESSAGES.move],
  ['into a block that holds none', ['a'], { inside: 'b', at: 'end' }, MESSAGES.move],
  ['to a place that is gone', ['a'], { after: 'x' }, MESSAGES.gone],
  ['what is gone', ['x'], { after: 'a' }, MESSAGES.gone],
]

describe('move', () => {
  it.each(CASES)('%s', (_, ids, at, after) => {
    const sheet = sheetOf(START)
    expect(sheet.apply({ kind: 'move', ids, at })).toEqual({ ok: true, inserted: [], notice: '' })
    expect(outlineOf(sheet)).toBe(after)
  })

  it.each(REFUSALS)('refuses %s', (_, ids, at, message) => {
    const sheet = sheetOf(START)
    expect(sheet.apply({ kind: 'move', ids, at })).toEqual({ ok: false, message })
    expect(outlineOf(sheet)).toBe(START)
  })

  it('refuses to take a return out of its program, even inside an indent', () => {
    const sheet = sheetOf('g:program\n  i:indent\n    r:return\na')
    expect(sheet.apply({ kind: 'move', ids: ['i'], at: { after: 'a' } })).toEqual({
      ok: false,
      message: MESSAGES.move,
    })
    expect(sheet.apply({ kind: 'move', ids: ['r'], at: { inside: 'g', at: 'end' } }).ok).toBe(true)
    expect(outlineOf(sheet)).toBe('g:program\n  r:return\na')
  })

  it('writes nothing when nothing moves', () => {
    const sheet = sheetOf(START)
    const before = sheet.stateVector()
    sheet.apply({ kind: 'move', ids: ['a', 'b'], at: { before: 'i' } })
    expect(sheet.stateVector()).toEqual(before)
  })
})
