import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BlockResult } from '../block-result.ts'
import type { EvaluationBlock, EvaluationSettings, Evaluator, EvaluatorEvent } from '../contract.ts'
import { connectEvaluator, requestResources, serveEvaluator } from './index.ts'
import type { Port, EvaluatorThread } from './index.ts'

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
    settled: () => Promise.resolve(),
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

/** Two ports whose messages are copied, as between threads, and wait to be carried over. */
function createChannel() {
  const waiting: (() => void)[] = []
  const channel = { waiting, stopped: false }
  const portTo = (
    listeners: Set<(event: { readonly data: unknown }) => void>,
    own: typeof listeners,
  ): Port => ({
    postMessage(message) {
      const data: unknown = structuredClone(message)
      if (!channel.stopped) waiting.push(() => listeners.forEach(listen => listen({ data })))
    },
    addEventListener: (_, listener) => void own.add(listener),
    removeEventListener: (_, listener) => void own.delete(listener),
  })
  const [page, thread] = [new Set<never>(), new Set<never>()]
  return Object.assign(channel, { page: portTo(thread, page), thread: portTo(page, thread) })
}

/** Threads whose evaluators are recorded; `settled` carries the messages over that are on the way. */
function setUp() {
  const threads: ReturnType<typeof recordingEvaluator>[] = []
  const ended: number[] = []
  const lose: ((reason: string) => void)[] = []
  const channels: ReturnType<typeof createChannel>[] = []
  const start = (): EvaluatorThread => {
    const channel = createChannel()
    const number = threads.length
    const recording = recordingEvaluator()
    threads.push(recording)
    channels.push(channel)
    serveEvaluator(channel.thread, recording.evaluator)
    return {
      port: channel.page,
      terminate() {
        ended.push(number)
        channel.waiting.length = 0
      },
      onLost: listener => void lose.push(listener),
    }
  }
  const client = connectEvaluator(start)
  const events: EvaluatorEvent[] = []
  client.on(event => events.push(event))
  const settled = (): void => {
    const next = () => channels.find(({ waiting }) => waiting.length > 0)?.waiting.shift()
    for (let carry = next(); carry; carry = next()) carry()
  }
  return { client, threads, channels, ended, lose, events, settled }
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

test('the client is the evaluator across a port', () => {
  const { client, threads, events, ended, settled } = setUp()
  client.update({ blocks: [], order: ['a', 'b'] })
  client.setAutomatic(false)
  client.calculate(['a'])
  client.abort()
  settled()
  expect(threads[0]?.calls).toEqual([
    ['update', { blocks: [], order: ['a', 'b'] }],
    ['setAutomatic', false],
    ['calculate', ['a']],
    ['abort'],
  ])
  threads[0]?.emit({ kind: 'progress', done: 1, total: 2 })
  settled()
  expect(events).toEqual([{ kind: 'progress', done: 1, total: 2 }])
  client.dispose()
  expect(ended).toEqual([0])
})

const FINISHED: EvaluatorEvent = { kind: 'finished', halted: false, cancelled: false, stale: [] }

test('a run that has ended is told before its messages come, and once', () => {
  const { client, threads, events, settled } = setUp()
  client.update({ blocks: [block('a')] })
  settled()
  const run: EvaluatorEvent[] = [
    { kind: 'queued', blocks: ['a'], edited: [] },
    { kind: 'results', results: [result('a')] },
    FINISHED,
  ]
  for (const event of run) threads[0]?.emit(event)
  expect(events).toEqual([])
  client.collect()
  expect(events).toEqual(run)
  settled()
  client.collect()
  expect(events).toEqual(run)
  client.dispose()
})

test.each([
  ['a run whose forerunner is still on its way', [[result('a')], [result('b')]]],
  ['a run of many results', [Array.from({ length: 80 }, (_, index) => result(`a${index}`))]],
])('%s is told by its messages, in order', (_, runs) => {
  const { client, threads, events, settled } = setUp()
  client.update({ blocks: [block('a')] })
  settled()
  const sent = runs.flatMap((results): EvaluatorEvent[] => [{ kind: 'results', results }, FINISHED])
  for (const event of sent) threads[0]?.emit(event)
  client.collect()
  expect(events).toEqual([])
  settled()
  expect(events).toEqual(sent)
  client.dispose()
})

test('everything is settled once the thread is at rest behind the last instruction', async () => {
  const { client, threads, settled } = setUp()
  const order: string[] = []
  await client.settled()
  client.update({ blocks: [block('a')] })
  settled()
  client.update({ blocks: [block('b')] })
  void client.settled().then(() => order.push('settled'))
  // At rest behind the first: the second one is still on its way to the thread.
  threads[0]?.emit(FINISHED)
  threads[0]?.emit({ kind: 'queued', blocks: ['b'], edited: [] })
  settled()
  await Promise.resolve()
  order.push('finished')
  threads[0]?.emit(FINISHED)
  settled()
  await client.settled()
  expect(order).toEqual(['finished', 'settled'])
  client.update({ blocks: [block('c')] })
  const lost = client.settled()
  client.kill()
  await lost
  client.dispose()
})

test('a snapshot needs no answer of the thread', async () => {
  const { client, threads, settled } = setUp()
  client.open([block('a'), block('b')], SETTINGS, { format: 1, results: { a: result('a') } })
  threads[0]?.emit({ kind: 'results', results: [result('b'), result('gone')] })
  settled()
  expect(Object.keys((await client.snapshot()).results)).toEqual(['a', 'b'])
  client.update({ blocks: [], order: ['b'] })
  expect(Object.keys((await client.snapshot()).results)).toEqual(['b'])
  client.dispose()
})

test('a kill ends a thread that answers no more, and the next one gets the worksheet as it stands', () => {
  const { client, threads, ended, events, settled } = setUp()
  client.open([block('a'), block('b')], SETTINGS)
  threads[0]?.emit({ kind: 'mode', automatic: false })
  threads[0]?.emit({ kind: 'queued', blocks: ['a'], edited: [] })
  settled()
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
  settled()
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

describe('results that do not come in their time', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Lets time pass, with all messages carried over. */
  const pass = (seconds: number, settled: () => void): void => {
    for (let second = 0; second < seconds; second++) {
      vi.advanceTimersByTime(1000)
      settled()
    }
  }

  test('a run that takes long is let alone while its thread answers', () => {
    const { client, threads, settled } = setUp()
    client.open([block('a')], SETTINGS)
    settled()
    threads[0]?.emit({ kind: 'engine', phase: 'ready', text: '', progress: 1 })
    threads[0]?.emit({ kind: 'queued', blocks: ['a'], edited: [] })
    pass(600, settled)
    expect(threads).toHaveLength(1)
    client.dispose()
  })

  const LOSSES: readonly [string, (parts: ReturnType<typeof setUp>) => void][] = [
    ['an instruction is lost', ({ channels }) => void channels[0]!.waiting.splice(0)],
    [
      'a result is lost',
      ({ threads, channels, settled }) => {
        settled()
        threads[0]?.emit({ kind: 'results', results: [result('a')] })
        threads[0]?.emit(FINISHED)
        channels[0]!.waiting.splice(0)
      },
    ],
    [
      'a thread stands still',
      ({ threads, channels, settled }) => {
        settled()
        threads[0]?.emit({ kind: 'engine', phase: 'loading', text: 'Downloading', progress: 0 })
        settled()
        channels[0]!.stopped = true
      },
    ],
    [
      'a download stands still',
      ({ threads, settled }) => {
        settled()
        threads[0]?.emit({ kind: 'engine', phase: 'loading', text: 'Downloading', progress: 0 })
        settled()
      },
    ],
    ['a thread never starts', ({ channels }) => void (channels[0]!.stopped = true)],
  ]

  test.each(LOSSES)('%s: another thread is asked, and the page is told', (_, lose) => {
    const parts = setUp()
    const { client, threads, ended, events, settled } = parts
    const known = { format: 1, results: { b: result('b') } } as const
    client.open([block('a'), block('b')], SETTINGS, known)
    settled()
    threads[0]?.emit(FINISHED)
    settled()
    client.update({ blocks: [block('a', 'new')] })
    lose(parts)
    events.length = 0
    pass(80, settled)
    expect([ended, threads.length]).toEqual([[0], 2])
    const found = threads[1]?.calls[0] as readonly unknown[]
    expect(found.slice(0, 3)).toEqual(['open', [block('a', 'new'), block('b')], SETTINGS])
    expect(found[3]).toMatchObject(known)
    expect(events.slice(0, 2)).toEqual([
      expect.objectContaining({
        kind: 'engine',
        phase: 'loading',
        text: expect.stringMatching(/asked for again/),
      }),
      { kind: 'queued', blocks: ['a'], edited: [] },
    ])
    threads[1]?.emit(FINISHED)
    settled()
    expect(events.slice(-2)).toEqual([
      FINISHED,
      { kind: 'message', text: expect.stringMatching(/started again/) },
    ])
    pass(600, settled)
    expect(threads).toHaveLength(2)
    client.dispose()
  })
})

test.each([
  ['bytes', () => Promise.resolve(Uint8Array.of(1, 2, 3)), Uint8Array.of(1, 2, 3)],
  [
    'no bytes',
    () => Promise.reject(Object.assign(new Error('gone'), { name: 'MissingResource' })),
    expect.objectContaining({ name: 'MissingResource', message: 'gone' }),
  ],
])('the thread asks the page for a resource and gets %s', async (_, get, expected) => {
  const channel = createChannel()
  const thread: EvaluatorThread = { port: channel.page, terminate: () => {}, onLost: () => {} }
  const asked: string[] = []
  const resources = {
    get: (digest: string): Promise<Uint8Array<ArrayBuffer>> => {
      asked.push(digest)
      return get()
    },
  }
  const { evaluator, calls } = recordingEvaluator()
  serveEvaluator(channel.thread, evaluator)
  const source = requestResources(channel.thread)
  const client = connectEvaluator(() => thread, resources)
  const carry = async (): Promise<void> => {
    for (let round = 0; round < 4; round += 1) {
      channel.waiting.splice(0).forEach(each => each())
      await Promise.resolve().then(() => undefined)
    }
  }
  const answer = source.get('digest').catch((fault: unknown) => fault)
  await carry()
  expect(await answer).toEqual(expected)
  expect([asked, calls]).toEqual([['digest'], []])
  client.dispose()
})
