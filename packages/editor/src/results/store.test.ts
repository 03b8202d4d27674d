import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BlockResult } from '@calcwright/evaluator'
import { ResultsStore } from './store.ts'

const result = (block: string, hash = ''): BlockResult => ({
  block,
  hash,
  values: '',
  outcomes: [],
  defines: [],
})

/** A store whose frames come when the test says so. */
function setUp() {
  const frames: (() => void)[] = []
  const store = new ResultsStore(
    run => frames.push(run),
    run => frames.push(run),
  )
  const notified: string[] = []
  for (const block of ['a', 'b']) store.subscribe(block, () => notified.push(block))
  const frame = (): void => frames.splice(0).forEach(task => task())
  return { store, notified, frame, frames }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('ResultsStore', () => {
  it('shows stored results at once', () => {
    const { store, notified } = setUp()
    store.load({ format: 1, results: { a: result('a') } })
    expect(store.get('a').result).toEqual(result('a'))
    expect(notified).toEqual(['a'])
  })

  it('applies a stream of results in one frame, each block told once', () => {
    const { store, notified, frame, frames } = setUp()
    for (let round = 0; round < 3; round++)
      store.applyEvent({ kind: 'results', results: [result('a', `${round}`), result('b', `${round}`)] })
    expect(frames).toHaveLength(1)
    expect(notified).toEqual([])
    frame()
    expect(notified).toEqual(['a', 'b'])
    expect(store.get('a').result?.hash).toBe('2')
  })

  it('tells only the blocks that are concerned', () => {
    const { store, notified, frame } = setUp()
    store.applyEvent({ kind: 'results', results: [result('b')] })
    frame()
    expect(notified).toEqual(['b'])
  })

  it('shows a block as calculating only when its result is late, and keeps the old result', () => {
    const { store, frame } = setUp()
    store.load({ format: 1, results: { a: result('a', 'old'), b: result('b', 'old') } })
    store.applyEvent({ kind: 'queued', blocks: ['a', 'b', 'c'], edited: ['a', 'c'] })
    store.applyEvent({ kind: 'results', results: [result('a', 'new')] })
    frame()
    expect([store.get('a').calculating, store.get('b').calculating]).toEqual([false, false])
    vi.runAllTimers()
    const known = { stale: false, calculating: false, outdated: false }
    expect(store.get('a')).toEqual({ ...known, result: result('a', 'new') })
    expect(store.get('b')).toEqual({ ...known, result: result('b', 'old'), calculating: true })
    expect(store.get('c')).toEqual({ ...known, result: undefined, calculating: true, outdated: true })
  })

  it('needs no frame to say that a run has begun, nor how far it is', () => {
    const { store, frames } = setUp()
    store.applyEvent({ kind: 'queued', blocks: ['a'], edited: [] })
    store.applyEvent({ kind: 'progress', done: 0, total: 1 })
    expect(frames).toEqual([])
    expect(store.status.getState().running).toBe(true)
    vi.runAllTimers()
    expect(store.get('a').calculating).toBe(true)
  })

  it('asks for a frame again after a run that ended before it', () => {
    const { store, frames, notified } = setUp()
    const end = { kind: 'finished', halted: false, cancelled: false, stale: [] } as const
    store.applyEvent({ kind: 'results', results: [result('a', '1')] })
    store.applyEvent(end)
    store.applyEvent({ kind: 'results', results: [result('a', '2')] })
    expect(frames).toHaveLength(2)
    expect(notified).toEqual(['a'])
  })

  it('marks what was changed until its own result has come, whoever answers', () => {
    const { store, frame } = setUp()
    const answer = (revision?: number) => {
      store.applyEvent({ kind: 'results', results: [{ ...result('a', `${revision}`), revision }] })
      frame()
    }
    store.load({ format: 1, results: { a: result('a', 'old'), b: { ...result('b'), stale: true } } })
    expect([store.get('a').outdated, store.get('b').outdated]).toEqual([false, true])
    store.expect([{ id: 'a', revision: 2 }])
    expect([store.get('a').outdated, store.status.getState().running]).toEqual([false, true])
    vi.runAllTimers()
    expect(store.get('a')).toMatchObject({ calculating: true, outdated: true })
    for (const earlier of [undefined, 1]) {
      answer(earlier)
      expect(store.get('a')).toMatchObject({ calculating: true, outdated: true })
    }
    store.applyEvent({ kind: 'finished', halted: false, cancelled: false, stale: [], revision: 1 })
    frame()
    expect(store.get('a')).toMatchObject({ calculating: true, outdated: true })
    expect([store.get('b').outdated, store.status.getState().running]).toEqual([false, true])
    answer(2)
    expect(store.get('a')).toMatchObject({ calculating: false, outdated: false, result: { hash: '2' } })
    store.applyEvent({ kind: 'finished', halted: false, cancelled: false, stale: [], revision: 2 })
    expect(store.status.getState().running).toBe(false)
  })

  it.each([
    ['that changed nothing to compute', [], false],
    ['that waits for a request', ['a'], true],
  ])('the end of a run settles a change %s', (_, stale, isStale) => {
    const { store, frame } = setUp()
    store.load({ format: 1, results: { a: result('a', 'old') } })
    store.expect([{ id: 'a', revision: 3 }])
    vi.runAllTimers()
    store.applyEvent({ kind: 'finished', halted: false, cancelled: false, stale, revision: 3 })
    frame()
    vi.runAllTimers()
    expect(store.get('a')).toMatchObject({ calculating: false, outdated: false, stale: isStale })
    expect(store.status.getState().running).toBe(false)
  })

  it('calculates no more when the run has ended', () => {
    const { store, frame } = setUp()
    store.applyEvent({ kind: 'queued', blocks: ['a', 'b'], edited: [] })
    frame()
    vi.runAllTimers()
    store.applyEvent({ kind: 'finished', halted: true, cancelled: false, stale: [] })
    frame()
    expect(store.get('a').calculating).toBe(false)
    expect(store.status.getState()).toMatchObject({ running: false, halted: true })
  })

  it('marks what waits for a request, with or without an old result, until it is computed', () => {
    const { store, notified, frame } = setUp()
    store.load({ format: 1, results: { a: result('a', 'old') } })
    notified.length = 0
    const rest = (stale: string[]) =>
      store.applyEvent({ kind: 'finished', halted: false, cancelled: true, stale })
    rest(['a', 'b'])
    expect(notified).toEqual(['a', 'b'])
    expect(store.get('a')).toEqual({
      result: result('a', 'old'),
      calculating: false,
      stale: true,
      outdated: false,
    })
    expect(store.get('b')).toEqual({ result: undefined, calculating: false, stale: true, outdated: false })
    expect(store.status.getState()).toMatchObject({ stale: 2, complete: false })
    store.applyEvent({ kind: 'results', results: [result('a', 'new')] })
    frame()
    expect(store.get('a').stale).toBe(false)
    rest([])
    expect(store.get('b').stale).toBe(false)
  })

  it('keeps what the engine says until the next run', () => {
    const { store } = setUp()
    store.applyEvent({ kind: 'message', text: 'out of paper' })
    store.flush()
    expect(store.status.getState().message).toBe('out of paper')
    store.applyEvent({ kind: 'queued', blocks: ['a'], edited: [] })
    store.flush()
    expect(store.status.getState().message).toBe('')
  })

  it('knows manual mode and the first complete run', () => {
    const { store } = setUp()
    store.applyEvent({ kind: 'mode', automatic: false })
    store.applyEvent({ kind: 'finished', halted: false, cancelled: false, stale: ['a'] })
    expect(store.status.getState()).toMatchObject({ automatic: false, stale: 1, complete: false })
    store.applyEvent({ kind: 'finished', halted: false, cancelled: false, stale: [] })
    expect(store.status.getState()).toMatchObject({ stale: 0, complete: true })
  })

  it('follows the engine and the progress', () => {
    const { store, frame } = setUp()
    store.applyEvent({ kind: 'engine', phase: 'ready', text: '', progress: 1 })
    store.applyEvent({ kind: 'progress', done: 3, total: 9 })
    frame()
    expect(store.status.getState()).toMatchObject({ engine: 'ready', running: true, done: 3, total: 9 })
  })
})
