import { describe, expect, it } from 'vitest'
import { checkArchive, withinArchiveLimit, mergeArchive } from './archive.ts'

const full = (results: object, format = 1) => ({ text: JSON.stringify({ format, results }), full: true })
const patch = (results: object, format = 1) => ({ text: JSON.stringify({ format, results }), full: false })
const merged = (stored: string, ...changes: { text: string; full: boolean }[]): unknown => {
  const text = mergeArchive(stored, changes)
  return text === '' ? '' : JSON.parse(text)
}

describe('mergeArchive', () => {
  const stored = full({ a: { v: 1 }, b: { v: null } }).text

  it.each<[string, unknown, unknown]>([
    ['nothing', merged(''), ''],
    ['only the snapshot', merged(stored), JSON.parse(stored)],
    ['a save without results', merged(stored, { text: '', full: false }), JSON.parse(stored)],
    ['a first patch', merged('', patch({ a: { v: 2 } })), { format: 1, results: { a: { v: 2 } } }],
    [
      'a changed result',
      merged(stored, patch({ a: { v: 2 } })),
      { format: 1, results: { a: { v: 2 }, b: { v: null } } },
    ],
    ['a removed result', merged(stored, patch({ a: null })), { format: 1, results: { b: { v: null } } }],
    [
      'a whole one',
      merged(stored, patch({ c: { v: 3 } }), full({ d: {} })),
      { format: 1, results: { d: {} } },
    ],
    [
      'a patch after a whole one',
      merged(stored, full({ d: {} }), patch({ e: {} })),
      { format: 1, results: { d: {}, e: {} } },
    ],
    ['another format', merged(stored, patch({ z: {} }, 2)), { format: 2, results: { z: {} } }],
    ['an emptied one', merged(stored, { text: '', full: true }), ''],
  ])('%s', (_, actual, expected) => {
    expect(actual).toEqual(expected)
  })
})

it.each(['{', '[]', '{"format":1}', '{"format":"1","results":{}}', '{"format":1,"results":{"a":3}}'])(
  'refuses %s',
  text => {
    expect(() => checkArchive({ text, full: false })).toThrow('archive_patch is not')
  },
)

it('refuses what is nested too deeply before it is parsed', () => {
  const deep = '{"a":'.repeat(5000)
  const text = `{"format":1,"results":{"a":${deep}1${'}'.repeat(5000)}}}`
  expect(() => checkArchive({ text, full: false })).toThrow('nested too deeply')
})

it('keeps no results that are larger than they may be', () => {
  const large = patch({ a: { v: 'x'.repeat(9 * 1024 * 1024) } })
  expect(withinArchiveLimit(large)).toEqual({ text: '', full: true })
  const half = (key: string) => patch({ [key]: { v: 'x'.repeat(5 * 1024 * 1024) } })
  expect(merged('', half('a'), half('b'))).toBe('')
})
