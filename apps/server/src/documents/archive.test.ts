import { describe, expect, it } from 'vitest'
import { checkArchive, mergeArchive } from './archive.ts'

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
    expect(() => checkArchive(text, 'archive_patch')).toThrow('archive_patch is not')
  },
)
