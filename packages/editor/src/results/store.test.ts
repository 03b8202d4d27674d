import type { BlockResult, EvaluatorEvent } from '@calcwright/evaluator'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ResultsStore } from './store.ts'

const result = (block: string, hash: string): BlockResult => ({
  block,
  hash,
  values: '',
  outcomes: [],
  defines: [],
})
const queued = (...blocks: string[]): EvaluatorEvent => ({ kind: 'queued', blocks })
const results = (...blocks: string[]): EvaluatorEvent => ({
  kind: 'results',
  results: blocks.map(id => result(id, 'new')),
})
const finished: EvaluatorEvent = { kind: 'finished', halted: false, cancelled: false }

/** A store whose frames come when the test says so, with what it told about block `a`. */
function setup() {
  let frame = () => {}
  const store = new ResultsStore(run => (frame = run))
  const told: string[] = []
  store.subscribe('a', () => {
    const { result, calculating } = store.get('a')
    told.push(`${result?.hash ?? '-'}${calculating ? ' calculating' : ''}`)
  })
  const apply = (...events: EvaluatorEvent[]) => {
    for (const event of events) store.applyEvent(event)
    frame()
  }
  return { store, told, apply }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('events of one frame are told once', () => {
  const { told, apply } = setup()
  apply(queued('a'), results('a'), results('a'), finished)
  expect(told).toEqual(['new'])
})

test('a quick result is never marked as calculating', () => {
  const { told, apply } = setup()
  apply(queued('a'))
  vi.advanceTimersByTime(149)
  apply(results('a'), finished)
  vi.advanceTimersByTime(1000)
  expect(told).toEqual(['new'])
})

test('a slow one is, until its result or the end of the run', () => {
  const { told, apply } = setup()
  apply(queued('a', 'b'))
  vi.advanceTimersByTime(150)
  apply(results('a'))
  apply(queued('a'))
  vi.advanceTimersByTime(150)
  apply(finished)
  expect(told).toEqual(['- calculating', 'new', 'new calculating', 'new'])
})

test('a stored result shows before anything is computed', () => {
  const { store, told } = setup()
  store.load({ format: 1, results: { a: result('a', 'stored') } })
  expect(told).toEqual(['stored'])
})
