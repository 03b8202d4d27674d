import { MessageChannel } from 'node:worker_threads'
import { expect, test } from 'vitest'
import type {
  BlockResult,
  EvaluationBlock,
  EvaluationSettings,
  Evaluator,
  EvaluatorEvent,
} from '../contract.ts'
import { connectEvaluator, serveEvaluator } from './index.ts'
import type { Port, Thread } from './index.ts'

function recordingEvaluator() {
  const calls: unknown[] = []
  const listeners = new Set<(event: EvaluatorEvent) => void>()
  const note =
    (method: string) =>
    (...args: unknown[]) =>
      void calls.push([method, ...args])
  const evaluator: Evaluator = {
    open: note('open'),
    update: note('update'),
    configure: note('configure'),
    abort: note('abort'),
    kill: note('kill'),
    recalculate: note('recalculate'),
    setAutomatic: note('setAutomatic'),
    calculate: note('calculate'),
    collect: note('collect'),
    dispose: note('dispose'),
    snapshot: () => Promise.resolve({ format: 1, results: {} }),
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    evaluator,
    calls,
    emit: (event: EvaluatorEvent) => listeners.forEach(listen => listen(event)),
  }
}

/** Threads whose evaluators are recorded; each message takes a turn, `settled` waits for those on the way. */
function setUp() {
  const threads: ReturnType<typeof recordingEvaluator>[] = []
  const ended: number[] = []
  const lose: ((reason: string) => void)[] = []
  const channels: MessageChannel[] = []
  const start = (): Thread => {
    const channel = new MessageChannel()
    const number = threads.length
    const recording = recordingEvaluator()
    threads.push(recording)
    channels.push(channel)
    serveEvaluator(channel.port2 as unknown as Port, recording.evaluator)
    channel.port1.start()
    channel.port2.start()
    return {
      port: channel.port1 as unknown as Port,
      terminate() {
        ended.push(number)
        channel.port1.close()
      },
      onLost: listener => void lose.push(listener),
    }
  }
  const client = connectEvaluator(start)
  const events: EvaluatorEvent[] = []
  client.on(event => events.push(event))
  const settled = () => new Promise(resolve => setTimeout(resolve, 5))
  return { client, threads, ended, lose, events, settled }
}

const SETTINGS = { digits: 6 } as EvaluationSettings
const block = (id: string, props: unknown = null): EvaluationBlock => ({
  id,
  type: 'line',
  parent: null,
  disabled: false,
  props,
})
const result = (id: string): BlockResult => ({
  block: id,
  hash: '',
  values: '',
  outcomes: [],
  defines: [],
})

test('the client is the evaluator across a port', async () => {
  const { client, threads, events, ended, settled } = setUp()
  client.update({ blocks: [], order: ['a', 'b'] })
  client.setAutomatic(false)
  client.calculate(['a'])
  client.abort()
  await settled()
  expect(threads[0]?.calls).toEqual([
    ['update', { blocks: [], order: ['a', 'b'] }],
    ['setAutomatic', false],
    ['calculate', ['a']],
    ['abort'],
  ])
  threads[0]?.emit({ kind: 'progress', done: 1, total: 2 })
  await settled()
  expect(events).toEqual([{ kind: 'progress', done: 1, total: 2 }])
  client.dispose()
  expect(ended).toEqual([0])
})

const FINISHED: EvaluatorEvent = { kind: 'finished', halted: false, cancelled: false, stale: [] }

test('a run that has ended is told before its messages come, and once', async () => {
  const { client, threads, events, settled } = setUp()
  client.update({ blocks: [block('a')] })
  await settled()
  const run: EvaluatorEvent[] = [
    { kind: 'queued', blocks: ['a'] },
    { kind: 'results', results: [result('a')] },
    FINISHED,
  ]
  for (const event of run) threads[0]?.emit(event)
  expect(events).toEqual([])
  client.collect()
  expect(events).toEqual(run)
  await settled()
  client.collect()
  expect(events).toEqual(run)
  client.dispose()
})

test.each([
  ['a run whose forerunner is still on its way', [[result('a')], [result('b')]]],
  ['a run of many results', [Array.from({ length: 50 }, (_, index) => result(`a${index}`))]],
])('%s is told by its messages, in order', async (_, runs) => {
  const { client, threads, events, settled } = setUp()
  client.update({ blocks: [block('a')] })
  await settled()
  const told = runs.flatMap((results): EvaluatorEvent[] => [{ kind: 'results', results }, FINISHED])
  for (const event of told) threads[0]?.emit(event)
  client.collect()
  expect(events).toEqual([])
  await settled()
  expect(events).toEqual(told)
  client.dispose()
})

test('a snapshot needs no answer of the thread', async () => {
  const { client, threads, settled } = setUp()
  client.open([block('a'), block('b')], SETTINGS, { format: 1, results: { a: result('a') } })
  threads[0]?.emit({ kind: 'results', results: [result('b'), result('gone')] })
  await settled()
  expect(Object.keys((await client.snapshot()).results)).toEqual(['a', 'b'])
  client.update({ blocks: [], order: ['b'] })
  expect(Object.keys((await client.snapshot()).results)).toEqual(['b'])
  client.dispose()
})

test('a kill ends a thread that answers no more, and the next one gets the worksheet as it stands', async () => {
  const { client, threads, ended, events, settled } = setUp()
  client.open([block('a'), block('b')], SETTINGS)
  threads[0]?.emit({ kind: 'mode', automatic: false })
  threads[0]?.emit({ kind: 'queued', blocks: ['a'] })
  await settled()
  events.length = 0
  client.kill()
  expect(ended).toEqual([0])
  client.update({ blocks: [block('b', 'new')], order: ['b', 'a'] })
  expect(events).toEqual([
    { kind: 'engine', phase: 'terminated', text: '', progress: 0 },
    { kind: 'finished', halted: false, cancelled: true, stale: ['a'] },
    { kind: 'finished', halted: false, cancelled: true, stale: ['a', 'b'] },
  ])
  client.recalculate('all')
  await settled()
  expect(threads).toHaveLength(2)
  expect(threads[1]?.calls).toEqual([
    ['open', [block('b', 'new'), block('a')], SETTINGS],
    ['setAutomatic', false],
    ['recalculate', 'all'],
  ])
  client.dispose()
})

test('a thread that is lost is told like a kill, with the reason', () => {
  const { client, lose, events, ended } = setUp()
  lose[0]?.('out of reach')
  expect(events[0]).toMatchObject({ kind: 'engine', phase: 'terminated', text: 'out of reach' })
  expect(ended).toEqual([0])
  client.dispose()
})
