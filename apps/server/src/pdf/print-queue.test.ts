import { expect, it } from 'vitest'
import { PrintQueue } from './print-queue.ts'
import type { PdfRenderer, PdfRequest } from './renderer.ts'

/** A printer that notes what it begins, and ends it when it is told to, or when its client leaves. */
function printer() {
  const begun: (string | undefined)[] = []
  const ends: (() => void)[] = []
  const renderer: PdfRenderer = {
    render({ paper }, left) {
      begun.push(paper)
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
      ends.push(() => resolve(new Uint8Array(1)))
      left?.addEventListener('abort', () => reject(left.reason))
      return promise
    },
    close: async () => {},
  }
  return { queue: new PrintQueue(renderer), renderer, begun, ends }
}
/** A request that is recognised by its paper. */
const request = (paper: string): PdfRequest => ({ sources: [], paper })
const settled = () => new Promise(resolve => setImmediate(resolve))

it('prints in turn for each person, however much one of them has asked for', async () => {
  const { queue, begun, ends } = printer()
  for (let time = 1; time <= 3; time++) void queue.print(request(`ann ${time}`), { requester: 'ann' })
  void queue.print(request('bob'), { requester: 'bob' })
  for (let time = 0; time < 4; time++) {
    await settled()
    ends[time]?.()
  }
  expect(begun).toEqual(['ann 1', 'bob', 'ann 2', 'ann 3'])
})

it('ends what prints, and forgets what waits, when the client has left', async () => {
  const { queue, begun } = printer()
  const left = new AbortController()
  const ann = { requester: 'ann', left: left.signal }
  const answers = Promise.allSettled(['ann 1', 'ann 2'].map(paper => queue.print(request(paper), ann)))
  void queue.print(request('bob'), { requester: 'bob' })
  await settled()
  left.abort('gone')
  expect(await answers).toMatchObject([{ reason: 'gone' }, { reason: 'gone' }])
  expect(begun).toEqual(['ann 1', 'bob'])
})

it('prints for two people at a time, and for each of them once', async () => {
  const { renderer, begun, ends } = printer()
  const queue = new PrintQueue(renderer, renderer)
  for (const paper of ['ann 1', 'ann 2']) void queue.print(request(paper), { requester: 'ann' })
  for (const person of ['bob', 'cyd']) void queue.print(request(person), { requester: person })
  await settled()
  expect(begun).toEqual(['ann 1', 'bob'])
  ends[1]!()
  await settled()
  expect(begun).toEqual(['ann 1', 'bob', 'cyd'])
})

it('takes the printer that has started where it is free', async () => {
  const [one, other] = [printer(), printer()]
  const queue = new PrintQueue(one.renderer, other.renderer)
  for (let time = 0; time < 3; time++) {
    void queue.print(request(`ann ${time}`), { requester: 'ann' })
    await settled()
    one.ends[time]!()
    await settled()
  }
  expect([one.begun.length, other.begun.length]).toEqual([3, 0])
})

it('refuses who has too many waiting, and everybody once it is closed', async () => {
  const { queue } = printer()
  const ask = (requester: string) => queue.print(request('A4'), { requester }).catch(String)
  const asked = Array.from({ length: 42 }, () => ask('ann'))
  await expect(asked[41]).resolves.toContain('Too many of your PDFs are waiting.')
  await queue.close()
  await expect(asked[40]).resolves.toContain('about to stop')
  await expect(ask('bob')).resolves.toContain('about to stop')
})
