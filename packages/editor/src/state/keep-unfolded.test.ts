import { Worksheet, createRegistry } from '@calcwright/document'
import type { NewBlock } from '@calcwright/document'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import * as z from 'zod/mini'
import { BlockFeed } from './blocks.ts'
import type { EditorState } from './context.ts'
import { keepUnfolded } from './keep-unfolded.ts'

const textType = (type: string, rules: object = {}) => ({
  type,
  version: 1,
  props: z.object({ text: z.string() }),
  defaults: () => ({ text: '' }),
  migrations: {},
  ...rules,
})
const types = createRegistry([
  textType('line'),
  textType('box', { container: { children: 'any', implicitChild: 'line' } }),
])

/** Two windows of `a` and a box `p` around `b` and a box `q` around `c`; what one does the other hears at once. */
function setUp() {
  const line = (id: string): NewBlock => ({ id, type: 'line', props: { text: id } })
  const box = (id: string, ...children: NewBlock[]): NewBlock => ({ ...line(id), type: 'box', children })
  const start = Worksheet.create(types, { blocks: [line('a'), box('p', line('b'), box('q', line('c')))] })
  const [mine, theirs] = [start, start].map(one => Worksheet.load(types, one.encode())) as [
    Worksheet,
    Worksheet,
  ]
  theirs.onUpdate((update, origin) => origin === 'remote' || mine.merge(update))
  const feed = new BlockFeed(mine)
  const state = createStore<Pick<EditorState, 'caret' | 'selection'>>(() => ({
    caret: null,
    selection: null,
  }))
  feed.connect()
  keepUnfolded({ worksheet: mine, feed, state: state as never })
  const rows = () => feed.rows.map(({ block }) => block).join('')
  return {
    feed,
    caret: (block: string) => state.setState({ caret: { block, place: { at: 'end' } }, selection: null }),
    select: (block: string) =>
      state.setState({ caret: null, selection: { anchor: block, head: block, blocks: [block] } }),
    folds(id: string, collapsed = true): string {
      theirs.apply({ kind: 'collapse', ids: [id], collapsed })
      return rows()
    },
    rows,
  }
}

test.each([
  // Where the caret is, what somebody folds, the rows that are left.
  ['a', 'p', 'ap'],
  ['b', 'p', 'apbqc'],
  ['c', 'p', 'apbqc'],
  ['b', 'q', 'apbq'],
  ['p', 'p', 'ap'],
])('the caret in %s, and somebody folds %s: %s', (at, folded, rows) => {
  const { caret, folds } = setUp()
  caret(at)
  expect(folds(folded)).toBe(rows)
  const other = setUp()
  other.select(at)
  expect(other.folds(folded)).toBe(rows)
})

test('it is open until the person folds it, or others have unfolded it', () => {
  const { caret, folds, feed, rows } = setUp()
  caret('b')
  folds('p')
  caret('a')
  expect(rows()).toBe('apbqc')
  feed.foldAsSaved(['p'])
  expect(rows()).toBe('ap')
  expect(folds('p', false)).toBe('apbqc')
  caret('b')
  expect(folds('p')).toBe('apbqc')
  expect(folds('p', false)).toBe('apbqc')
  caret('a')
  expect(folds('p')).toBe('ap')
})
