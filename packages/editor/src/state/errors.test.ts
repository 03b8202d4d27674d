import type { BlockResult } from '@calcwright/evaluator'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ResultsStore } from '../results/store.ts'
import { blocksOf } from './test-outline.ts'
import { unfoldErrors } from './errors.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const blocks = blocksOf('a p:box >b >c')

/** A worksheet with b and c folded; `run` ends with errors in these blocks and `halted` ones in others. */
function setUp(opensInUse = false) {
  const results = new ResultsStore(run => run())
  const opened: string[] = []
  const stop = unfoldErrors({ blocks: () => blocks }, results, {
    opensInUse: () => opensInUse,
    foldedAround: id => (id === 'b' || id === 'c' ? ['p'] : []),
    fold: id => void opened.push(id),
  })
  const run = (wrong: string, halted = ''): void => {
    results.applyEvent({ kind: 'queued', blocks: [], edited: [] })
    results.applyEvent({ kind: 'results', results: blocks.map(({ id }) => resultOf(id, kindOf(id))) })
    results.applyEvent({ kind: 'finished', halted: false, cancelled: false, stale: [] })
    function kindOf(id: string) {
      return wrong.includes(id) ? 'unit' : halted.includes(id) ? 'halted' : null
    }
  }
  const rest = () => vi.advanceTimersByTime(2000)
  return { run, rest, opened, stop }
}

function resultOf(block: string, kind: 'unit' | 'halted' | null): BlockResult {
  const error = kind && { kind, message: '', position: null }
  const outcomes = [{ error }] as unknown as BlockResult['outcomes']
  return { block, hash: '', values: '', outcomes, defines: [] }
}

test('what goes wrong in folded lines unfolds them once the hands rest, and once', () => {
  const { run, rest, opened } = setUp()
  run('')
  run('b')
  expect(opened).toEqual([])
  rest()
  expect(opened).toEqual(['p'])
  run('b')
  rest()
  expect(opened).toEqual(['p'])
  run('bc')
  rest()
  expect(opened).toEqual(['p', 'p'])
})

test('what is open in use only shows what was wrong before, too', () => {
  const { run, rest, opened } = setUp(true)
  run('b')
  rest()
  expect(opened).toEqual(['p'])
})

test.each([
  ['was wrong when the worksheet was opened', ['b', 'b'], ''],
  ['is right again before the hands rest', ['', 'b', ''], ''],
  ['only waits for another line', ['', 'a'], 'b'],
  ['stands in no folded lines', ['', 'a'], ''],
])('what %s stays as it is', (_, runs, halted) => {
  const { run, rest, opened } = setUp()
  for (const wrong of runs) run(wrong, halted)
  rest()
  expect(opened).toEqual([])
})
