import { describe, expect, it } from 'vitest'
import { outlineOf, sheetOf } from '../test-types.ts'
import { MESSAGES } from './plan.ts'

type Case = readonly [name: string, before: string, ids: string[], after: string]

const INDENT: readonly Case[] = [
  ['one block', 'a\nb\nc', ['b'], 'a\n:indent\n  b\nc'],
  ['neighbours share an indent', 'a\nb\nc', ['a', 'b'], ':indent\n  a\n  b\nc'],
  ['separate runs get one each', 'a\nb\nc', ['a', 'c'], ':indent\n  a\nb\n:indent\n  c'],
  ['joins the indent above', 'i:indent\n  a\nb\nc', ['b'], 'i:indent\n  a\n  b\nc'],
  ['joins the indent below', 'a\nb\ni:indent\n  c', ['b'], 'a\ni:indent\n  b\n  c'],
  ['joins both', 'i:indent\n  a\nb\nj:indent\n  c', ['b'], 'i:indent\n  a\n  b\n  c'],
  ['joins one indent from both sides', 'a\ni:indent\n  b\nc', ['a', 'c'], 'i:indent\n  a\n  b\n  c'],
  ['two runs around two indents', 'a\ni:indent\n  b\nc\nj:indent\n  d\ne', ['a', 'c', 'e'], 'i:indent\n  a\n  b\n  c\n  d\n  e'],
  ['again, one deeper', 'i:indent\n  a\n  b', ['b'], 'i:indent\n  a\n  :indent\n    b'],
  ['a container with its content', 'a:branch\n  b\nc', ['a'], ':indent\n  a:branch\n    b\nc'],
  ['inside a container', 'a:branch\n  b\n  c', ['c'], 'a:branch\n  b\n  :indent\n    c'],
] // prettier-ignore

const OUTDENT: readonly Case[] = [
  ['the only block: the indent vanishes', 'a\ni:indent\n  b\nc', ['b'], 'a\nb\nc'],
  ['the first', 'i:indent\n  a\n  b\n  c', ['a'], 'a\ni:indent\n  b\n  c'],
  ['the last', 'i:indent\n  a\n  b\n  c', ['c'], 'i:indent\n  a\n  b\nc'],
  ['the middle splits the group', 'i:indent\n  a\n  b\n  c\nd', ['b'], 'i:indent\n  a\nb\n:indent\n  c\nd'],
  ['first and last', 'i:indent\n  a\n  b\n  c', ['a', 'c'], 'a\ni:indent\n  b\nc'],
  ['every second', 'i:indent\n  a\n  b\n  c\n  d\n  e', ['b', 'd'], 'i:indent\n  a\nb\n:indent\n  c\nd\n:indent\n  e'],
  ['two steps in: one step out', 'i:indent\n  j:indent\n    a', ['a'], 'i:indent\n  a'],
  ['an indent that stands in none is unwrapped', 'i:indent\n  a\n  b\nc', ['i'], 'a\nb\nc'],
  ['an indent in an indent moves out', 'i:indent\n  a\n  j:indent\n    b', ['j'], 'i:indent\n  a\nj:indent\n  b'],
  ['blocks that are not indented stay', 'a\nb', ['a'], 'a\nb'],
] // prettier-ignore

describe('indent', () => {
  it.each(INDENT)('%s', (_, before, ids, after) => {
    const sheet = sheetOf(before)
    expect(sheet.apply({ kind: 'indent', ids }).ok).toBe(true)
    expect(outlineOf(sheet)).toBe(after)
  })

  it.each([
    ['the child of a plot', 'p:plot\n  s:series', ['s']],
    ['an otherwise, which must stay directly in its branch', 'b:branch\n  o:otherwise', ['o']],
    ['nothing', 'a', ['x']],
  ])('refuses %s', (_, before, ids) => {
    const sheet = sheetOf(before)
    expect(sheet.apply({ kind: 'indent', ids })).toEqual({ ok: false, message: MESSAGES.indent })
    expect(outlineOf(sheet)).toBe(before)
  })
})

describe('outdent', () => {
  it.each(OUTDENT)('%s', (_, before, ids, after) => {
    const sheet = sheetOf(before)
    expect(sheet.apply({ kind: 'outdent', ids }).ok).toBe(true)
    expect(outlineOf(sheet)).toBe(after)
  })

  it('takes back what indent did, and undo takes back the outdent', () => {
    const sheet = sheetOf('a\nb\nc')
    sheet.apply({ kind: 'indent', ids: ['a', 'b', 'c'] })
    sheet.undo.stop()
    sheet.apply({ kind: 'outdent', ids: ['b'] })
    expect(outlineOf(sheet)).toBe(':indent\n  a\nb\n:indent\n  c')
    sheet.undo.undo()
    expect(outlineOf(sheet)).toBe(':indent\n  a\n  b\n  c')
    sheet.undo.undo()
    expect(outlineOf(sheet)).toBe('a\nb\nc')
  })
})
