import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { registry } from '@calcwright/blocks/schemas'
import { toBase64 } from '@calcwright/contract'
import { Worksheet } from '@calcwright/document'
import { createNodeEngine } from '@calcwright/engine/node'
import { type ResultsSnapshot, createEvaluator } from '@calcwright/evaluator'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type Computation,
  type ComputedWorksheet,
  computeWorksheet,
  worksheetContent,
} from './compute-worksheet.ts'

/** Every way in which something could leave the page. */
const WAYS_OUT = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'indexedDB', 'localStorage'] as const

const used = vi.fn<(way: string) => void>()
let computation: Computation

beforeEach(() => {
  used.mockClear()
  for (const way of WAYS_OUT) {
    const refuse = () => {
      used(way)
      throw new Error(`${way} is used`)
    }
    vi.stubGlobal(way, new Proxy(function () {}, { apply: refuse, construct: refuse, get: refuse }))
  }
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { hidden: true, getElementById: () => null })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run))
})
afterEach(async () => {
  await computation.close()
  vi.unstubAllGlobals()
})

const formulas = ['a\\coloneq 2', 'b\\coloneq a+3', 'b=']
const document = Worksheet.create(registry, {
  blocks: formulas.map((latex, index) => ({ id: `line-${index}`, type: 'math', props: { latex } })),
}).encode()

function compute(
  archive: ResultsSnapshot | null,
  onStart: (ready: Promise<void> | null) => void = () => {},
): Computation {
  const answer = {
    document: toBase64(document),
    archive_string: archive === null ? '' : JSON.stringify(archive),
  }
  return computeWorksheet(worksheetContent(answer), ready => {
    onStart(ready)
    return createEvaluator({ startEngine: () => createNodeEngine(), blockEvaluations })
  })
}

const display = ({ results }: ComputedWorksheet): string | undefined =>
  results.get('line-2').result?.outcomes.at(-1)?.display

/** Waits until the last line shows this. */
const toShow = (text: string): Promise<void> =>
  vi.waitFor(() => expect(display(computation)).toBe(text), { timeout: 60_000 })

test('shows, calculates and follows changes, and nothing leaves the page', async () => {
  computation = compute(null)
  await toShow('5')
  computation.worksheet.apply({ kind: 'setProps', id: 'line-0', props: { latex: 'a\\coloneq 7' } })
  await toShow('10')
  const snapshot = await computation.evaluator.snapshot()
  await computation.close()

  computation = compute(snapshot)
  // The results that were stored show at once, before any engine runs.
  expect(display(computation)).toBe('10')
  computation.rendered()
  await toShow('5')
  expect(used.mock.calls).toEqual([])
})

test.each([
  ['after the first paint of stored results', null, true, true],
  ['at once where the server has drawn these', {}, true, false],
  ['at once without any', null, false, false],
])('starts the evaluator %s', (_, drawn, isStored, waits) => {
  vi.stubGlobal('document', { hidden: true, getElementById: () => drawn })
  const starts: boolean[] = []
  const stored = { format: 1, results: {} } as unknown as ResultsSnapshot
  computation = compute(isStored ? stored : null, ready => starts.push(ready !== null))
  expect(starts).toEqual([waits])
})
