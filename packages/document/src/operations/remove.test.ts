import { describe, expect, it } from 'vitest'
import { outlineOf, sheetOf, tree } from '../test-types.ts'

const START = tree`
  a
  i:indent
    b
    j:indent
      c
  d:branch
    e
  f`

const CASES: readonly [name: string, ids: string[], after: string][] = [
  ['one block', ['a'], 'i:indent\n  b\n  j:indent\n    c\nd:branch\n  e\nf'],
  ['a container with what stands in it', ['i', 'd'], 'a\nf'],
  ['a block together with its container', ['d', 'e'], 'a\ni:indent\n  b\n  j:indent\n    c\nf'],
  ['the last block of an indent: the indent goes too', ['c'], 'a\ni:indent\n  b\nd:branch\n  e\nf'],
  ['the last blocks of nested indents', ['b', 'c'], 'a\nd:branch\n  e\nf'],
  [
    'the last block of another container: it stays',
    ['e'],
    'a\ni:indent\n  b\n  j:indent\n    c\nd:branch\nf',
  ],
  ['everything', ['a', 'i', 'd', 'f'], ''],
  ['what is gone already', ['x'], START],
]

describe('remove', () => {
  it.each(CASES)('%s', (_, ids, after) => {
    const sheet = sheetOf(START)
    expect(sheet.apply({ kind: 'remove', ids })).toEqual({ ok: true, inserted: [], notice: '' })
    expect(outlineOf(sheet)).toBe(after)
  })
})
