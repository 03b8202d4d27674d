import { MessageChannel } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import type { Evaluator, EvaluatorEvent, ResultsSnapshot } from '../contract.ts'
import { connectEvaluator, serveEvaluator } from './index.ts'
import type { Port } from './index.ts'

function recordingEvaluator() {
  const calls: unknown[] = []
  const listeners = new Set<(event: EvaluatorEvent) => void>()
  const note =
    (method: string) =>
    (...args: unknown[]) =>
      void calls.push([method, ...args])
  const snapshot: ResultsSnapshot = { format: 1, results: {} }
  const evaluator: Evaluator = {
    open: note('open'),
    update: note('update'),
    configure: note('configure'),
    abort: note('abort'),
    kill: note('kill'),
    recalculate: note('recalculate'),
    setAutomatic: note('setAutomatic'),
    calculate: note('calculate'),
    dispose: note('dispose'),
    snapshot: () => Promise.resolve(snapshot),
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    evaluator,
    calls,
    snapshot,
    emit: (event: EvaluatorEvent) => listeners.forEach(listen => listen(event)),
  }
}

test('the client is the evaluator across a port', async () => {
  const { port1, port2 } = new MessageChannel()
  const { evaluator, calls, snapshot, emit } = recordingEvaluator()
  serveEvaluator(port2 as unknown as Port, evaluator)
  port2.start()
  const ended = vi.fn(() => port1.close())
  const client = connectEvaluator(port1 as unknown as Port, ended)
  port1.start()

  const events: EvaluatorEvent[] = []
  const stop = client.on(event => events.push(event))
  client.update({ blocks: [], order: ['a', 'b'] })
  client.setAutomatic(false)
  client.calculate(['a'])
  client.abort()
  expect(await client.snapshot()).toEqual(snapshot)
  expect(calls).toEqual([
    ['update', { blocks: [], order: ['a', 'b'] }],
    ['setAutomatic', false],
    ['calculate', ['a']],
    ['abort'],
  ])

  emit({ kind: 'progress', done: 1, total: 2 })
  await client.snapshot()
  expect(events).toEqual([{ kind: 'progress', done: 1, total: 2 }])
  stop()
  emit({ kind: 'progress', done: 2, total: 2 })
  await client.snapshot()
  expect(events).toHaveLength(1)

  client.dispose()
  expect(ended).toHaveBeenCalledOnce()
})
