import type { BlockResult } from '@calcwright/evaluator'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { ResultsStore } from '../results/store.ts'
import { blocksOf } from './test-outline.ts'
import type { EditorState } from './context.ts'
import { openInUse } from './open-in-use.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (kind: string, listener: () => void) => listeners.set(kind, listener))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  listeners.clear()
})

const listeners = new Map<string, () => void>()
const blocks = blocksOf('a p:plot >b >c q:plot >d e')

type State = Pick<EditorState, 'caret' | 'selection'>

/** Moves the caret or the selection and says which plots are open then. */
function setUp(wrong: readonly string[] = []) {
  const results = new ResultsStore(run => run())
  results.applyEvent({
    kind: 'results',
    results: wrong.map(
      block => ({ block, outcomes: [{ error: { kind: 'unit' } }] }) as unknown as BlockResult,
    ),
  })
  const state = createStore<State>(() => ({ caret: null, selection: null }))
  const open = new Set<string>()
  openInUse({
    worksheet: { childrenOf: id => blocks.filter(({ parent }) => parent === id).map(block => block.id) },
    results,
    feed: {
      block: id => blocks.find(block => block.id === id),
      fold: (id, collapsed) => void (collapsed ? open.delete(id) : open.add(id)),
      isCollapsed: ({ id }) => !open.has(id),
      opensInUse: id => blocks.find(block => block.id === id)?.type === 'plot',
    },
    state,
    inPlace: change => change(),
  })
  const move = (patch: Partial<State>): string => {
    state.setState(patch)
    vi.runAllTimers()
    return [...open].join(' ')
  }
  return {
    caret: (block: string) => move({ caret: { block, place: { at: 'end' } }, selection: null }),
    select: (...chosen: string[]) =>
      move({ caret: null, selection: { anchor: chosen[0]!, head: chosen.at(-1)!, blocks: chosen } }),
    shown: () => move({}),
  }
}

test('a container is open while the caret is on it or in it', () => {
  const { caret } = setUp()
  expect(['a', 'p', 'c', 'd', 'e'].map(caret)).toEqual(['', 'p', 'p', 'q', ''])
})

test('a selection inside keeps it open, and so does one of the open container itself', () => {
  const { caret, select } = setUp()
  expect(select('p', 'q')).toBe('')
  expect(caret('b')).toBe('p')
  expect(select('c')).toBe('p')
  expect(select('p')).toBe('p')
  expect(select('a')).toBe('')
})

test('it stays open where something in it is wrong', () => {
  const { caret } = setUp(['c'])
  expect(caret('b')).toBe('p')
  expect(caret('e')).toBe('p')
})

test('nothing moves while the pointer is pressed', () => {
  const { caret, shown } = setUp()
  caret('b')
  listeners.get('pointerdown')!()
  expect(caret('e')).toBe('p')
  listeners.get('pointerup')!()
  expect(shown()).toBe('')
})
