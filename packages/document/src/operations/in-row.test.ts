import { describe, expect, it } from 'vitest'
import { fromCalcFile } from '../calc-file/read.ts'
import { copyBlocks, toCalcFile } from '../calc-file/write.ts'
import { testRegistry } from '../test-types.ts'
import type { NewBlock, Operation } from '../types.ts'
import { Worksheet } from '../worksheet.ts'
import { ROW_FULL_MESSAGE } from './in-row.ts'
import { MESSAGES } from './plan.ts'
import { planRestore, restorableState } from './restore.ts'

/** `a | b c`: a and b beside one another, c below. In brackets what stands in a branch. */
function sheetOf(rows: string): Worksheet {
  return Worksheet.create(testRegistry, { blocks: blocksOf(rows.split(' ')) })
}

function blocksOf(words: string[]): NewBlock[] {
  const blocks: NewBlock[] = []
  let beside = false
  for (let word = words.shift(); word !== undefined && word !== ']'; word = words.shift()) {
    if (word === '|') beside = true
    else if (word.endsWith('['))
      blocks.push({ id: word.slice(0, -1), type: 'branch', beside, children: blocksOf(words) })
    else {
      const [id = '', type = 'note'] = word.split(':')
      blocks.push({ id, type, beside })
    }
    if (word !== '|') beside = false
  }
  return blocks
}

function rowsIn(sheet: Worksheet, parent: string | null = null): string {
  return sheet
    .childrenOf(parent)
    .map(id => {
      const { type, beside } = sheet.block(id)!
      const inside = type === 'branch' ? `[ ${rowsIn(sheet, id)} ]` : ''
      return `${beside ? '| ' : ''}${id.length > 4 ? 'new' : id}${inside}`
    })
    .join(' ')
}

const move = (ids: string, at: string, beside = false): Operation => {
  const [side, id] = at.split(' ')
  return {
    kind: 'move',
    ids: ids.split(' '),
    at: side === 'after' ? { after: id! } : { before: id! },
    beside,
  }
}
const separate = (ids: string): Operation => ({ kind: 'separate', ids: ids.split(' ') })
const insert = (at: string, beside = false): Operation => {
  const [side, id] = at.split(' ')
  const place = side === 'after' ? { after: id! } : { before: id! }
  return { kind: 'insert', blocks: [{ id: 'n', type: 'note' }], at: place, beside }
}

const CASES: readonly [start: string, operation: Operation, after: string][] = [
  ['a b c', move('b', 'after a', true), 'a | b c'],
  ['a b c', move('c', 'after a', true), 'a | c b'],
  ['a b c', move('a', 'before c', true), 'b a | c'],
  ['a | b c', move('c', 'before a', true), 'c | a | b'],
  ['a | b | c', move('c', 'before b', true), 'a | c | b'],
  ['a | b c d', move('c d', 'after b', true), 'a | b | c | d'],
  ['a f[ b c ]', move('c', 'after b', true), 'a f[ b | c ]'],
  ['a | f[ b ] c', move('c', 'after b', true), 'a | f[ b | c ]'],
  // A place between lines is above or below the whole row.
  ['a | b c', insert('after a'), 'a | b n c'],
  ['a | b c', insert('before b'), 'n a | b c'],
  ['a | b c', insert('before b', true), 'a | n | b c'],
  ['a | b c', move('c', 'after a'), 'a | b c'],
  ['a | b | c d', move('d', 'before c'), 'd a | b | c'],
  ['a | b | c | d', insert('before b', true), 'a | n | b | c d'],
  // Lines leave a row.
  ['a | b | c d', move('a', 'after d'), 'b | c d a'],
  ['a | b | c d', move('b', 'after d'), 'a | c d b'],
  ['a | b | c', move('b', 'before a'), 'b a | c'],
  ['a | b | c', move('a', 'after c'), 'b | c a'],
  ['a | b', move('b', 'after a'), 'a b'],
  ['a | b', move('a', 'before b'), 'a b'],
  ['a | b | c | d e', move('a b', 'after d'), 'c | d a | b e'],
  ['a | b | c d', move('a b c', 'after d'), 'd a | b | c'],
  ['a | b | c d', { kind: 'remove', ids: ['a'] }, 'b | c d'],
  ['z a | b', { kind: 'remove', ids: ['a'] }, 'z b'],
  ['a | b | c', separate('b'), 'a b c'],
  ['a | b | c | d', separate('a'), 'a b | c | d'],
  ['a | b | c | d', separate('b'), 'a b c | d'],
  ['a | b | c | d', separate('c d'), 'a | b c d'],
  ['a b', separate('a b'), 'a b'],
]

describe('rows of lines', () => {
  it.each(CASES)('%s, %o: %s', (start, operation, after) => {
    const sheet = sheetOf(start)
    expect(rowsIn(sheet)).toBe(start)
    expect(sheet.apply(operation)).toMatchObject({ ok: true })
    expect(rowsIn(sheet)).toBe(after)
    sheet.undo.undo()
    expect(rowsIn(sheet)).toBe(start)
    sheet.undo.redo()
    expect(rowsIn(sheet)).toBe(after)
  })

  it.each([
    ['a | b | c | d e', move('e', 'after a', true), ROW_FULL_MESSAGE],
    ['f[ a ] b', move('f', 'after a', true), MESSAGES.move],
  ] as const)('%s refuses %o', (start, operation, message) => {
    const sheet = sheetOf(start)
    expect(sheet.apply(operation)).toEqual({ ok: false, message })
    expect(rowsIn(sheet)).toBe(start)
  })

  it.each([
    [
      'what its first line left, which comes back below',
      [move('a', 'after c'), move('a', 'before b')],
      'a b c',
    ],
    ['a line that goes and comes', [move('b', 'after c'), move('b', 'after a', true)], 'a | b c'],
    ['a row made from its last line', [move('c', 'after b', true), separate('a')], 'a b | c'],
  ] as const)('knows %s', (_, operations, after) => {
    const sheet = sheetOf('a | b c')
    for (const operation of operations) sheet.apply(operation)
    expect(rowsIn(sheet)).toBe(after)
  })

  it('has four lines at most, wherever more came together', () => {
    expect(rowsIn(sheetOf('a | b | c | d | e | f'))).toBe('a | b | c | d e | f')
  })

  it('stands in a file, and in a copy of its lines', () => {
    const sheet = sheetOf('a | b f[ c | d | e ]')
    expect(rowsIn(fromCalcFile(testRegistry, toCalcFile(sheet)))).toBe('a | b f[ c | d | e ]')
    const copied = (...ids: string[]) => copyBlocks(sheet, ids).blocks.map(({ beside }) => beside ?? false)
    expect(copied('a', 'b')).toEqual([false, true])
    expect(copied('b', 'f')).toEqual([false, false])
    expect(copied('c', 'e')).toEqual([false, false])
  })

  it('comes back with an earlier state', () => {
    const sheet = sheetOf('a | b c | d')
    const before = restorableState(sheet)
    for (const operation of [move('a', 'after d', true), separate('c'), move('c', 'after b', true)])
      sheet.apply(operation)
    sheet.apply({ kind: 'remove', ids: ['d'] })
    sheet.restore(before, planRestore)
    expect(rowsIn(sheet)).toBe('a | b c | d')
  })
})
