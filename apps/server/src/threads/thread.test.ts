import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { Refused } from '../failure.ts'
import { Thread } from './thread.ts'

/** Answers by `answerTasks`: 'fail', 'refuse' and 'hang' do what they say, anything else is returned. */
const module = `
  import { answerTasks } from ${JSON.stringify(new URL('./answer-tasks.ts', import.meta.url).href)}
  import { Refused } from ${JSON.stringify(new URL('../failure.ts', import.meta.url).href)}
  answerTasks(task => {
    if (task === 'fail') throw new TypeError('broken')
    if (task === 'refuse') throw new Refused('invalid', 'Not this.')
    if (task === 'hang') for (;;);
    return { value: task }
  })`
const file = new URL(`data:text/javascript,${encodeURIComponent(module)}`)
const threads: Thread[] = []
const start = (deadline = 20_000) => {
  const thread = new Thread(file, 64, deadline)
  threads.push(thread)
  return thread
}
afterEach(() => void vi.useRealTimers())
afterAll(() => Promise.all(threads.map(thread => thread.close())))

it('answers each with its own, in turn', async () => {
  const thread = start()
  expect(await Promise.all([1, { a: [2] }, 'three'].map(task => thread.ask(task)))).toEqual([
    1,
    { a: [2] },
    'three',
  ])
})

it('passes on refusals and errors, and goes on', async () => {
  const thread = start()
  await expect(thread.ask('refuse')).rejects.toEqual(new Refused('invalid', 'Not this.'))
  await expect(thread.ask('fail')).rejects.toThrow('broken')
  expect(await thread.ask(1)).toBe(1)
  expect(thread.life).toBe(0)
})

it('ends what takes too long, tells who asked for it, and goes on with the others', async () => {
  const thread = start(1500)
  const answers = await Promise.allSettled([thread.ask('hang'), thread.ask(2)])
  expect(answers).toMatchObject([
    { status: 'rejected', reason: { problem: 'server' } },
    { status: 'fulfilled', value: 2 },
  ])
  expect(thread.life).toBe(1)
})

it('ends a task whose caller has left, and goes on with the others', async () => {
  const thread = start()
  const [running, waiting] = [new AbortController(), new AbortController()]
  const answers = Promise.allSettled([
    thread.ask('hang', [], running.signal),
    thread.ask('hang', [], waiting.signal),
    thread.ask(3),
  ])
  waiting.abort('gone')
  running.abort('gone')
  expect(await answers).toMatchObject([
    { status: 'rejected', reason: 'gone' },
    { status: 'rejected', reason: 'gone' },
    { status: 'fulfilled', value: 3 },
  ])
  expect(thread.life).toBe(1)
})

it('answers who asks in the moment in which it ends for want of tasks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const thread = start()
  expect(await thread.ask(1)).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(await thread.ask(2)).toBe(2)
  expect(thread.life).toBe(1)
})

it('hands over, and so copies, one task at a time', async () => {
  const thread = start()
  const tasks = [new Uint8Array(8), new Uint8Array(8)]
  const [first, second] = tasks.map(task => thread.ask(task, [task.buffer]))
  const detached = () => tasks.map(({ buffer }) => buffer.detached)
  expect(detached()).toEqual([true, false])
  await first
  expect(detached()).toEqual([true, true])
  await second
})

it('tells all who wait when it is closed', async () => {
  const thread = start()
  const asked = Promise.allSettled([thread.ask('hang'), thread.ask(2)])
  await thread.close()
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
