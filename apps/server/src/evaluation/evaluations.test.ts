import { afterEach, expect, it } from 'vitest'
import { type Evaluation, Evaluations } from './evaluations.ts'

const LIMITS = { file: new URL('./testing/counting.thread.ts', import.meta.url), task: 1500, short: 500 }

let evaluations: Evaluations
let left: AbortController
afterEach(async () => {
  left.abort(new Error('Nobody waits any more.'))
  await evaluations.close()
})

function opened(workers: number, limits = LIMITS): void {
  evaluations = new Evaluations(workers, limits)
  left = new AbortController()
}

/** Answers of a person's sets: the number of each, or the code of its problem. */
async function answered(person: string, sets: readonly object[], key = `sheet of ${person}`) {
  const found: unknown[] = []
  const evaluation: Evaluation = {
    person,
    key,
    sets: sets as Evaluation['sets'],
    outputs: ['n'],
    left: left.signal,
    load: async () => ({ document: new Uint8Array(), files: new Map(), newest: { date: '', perDollar: {} } }),
    ratesOf: async () => ({ date: '', perDollar: {} }),
  }
  await evaluations.evaluate(evaluation, (at, text) => {
    const { outputs, problems } = JSON.parse(text) as {
      outputs?: { n: number }
      problems?: { code: string }[]
    }
    found[at] = outputs?.n ?? problems?.[0]?.code
  })
  return found
}

const ENDLESS = { endless: true }

it.each([1, 2])('answers all sets beside one that never ends, with %i threads', async workers => {
  opened(workers)
  const sets = Array.from({ length: 100 }, (_, n) => (n === 4 || n === 77 ? ENDLESS : { n }))
  expect(await answered('ann', sets)).toEqual(sets.map(set => ('n' in set ? set.n : 'limit.set')))
})

it('lets other people go first while four worksheets never end', async () => {
  // None of the four is at its end by itself, however slow the machine is.
  opened(2, { ...LIMITS, task: 120_000 })
  const finished: string[] = []
  const endless = ['bob', 'cid', 'dan', 'eve'].map(person =>
    answered(person, [ENDLESS, ENDLESS, ENDLESS]).then(
      () => finished.push(person),
      () => finished.push(`${person} left`),
    ),
  )
  expect(await answered('fay', [{ n: 1 }])).toEqual([1])
  expect(finished).toEqual([])
  left.abort(new Error('Nobody waits any more.'))
  await Promise.all(endless)
  expect(finished).toHaveLength(4)
})

it('answers a worksheet that was quick before while others that nobody knows yet never end', async () => {
  // Nothing ends at a limit of time: the call has to go past them.
  opened(2, { ...LIMITS, task: 120_000, short: 120_000 })
  expect(await answered('fay', [{ n: 1 }])).toEqual([1])
  const endless = ['bob', 'cid', 'dan', 'eve'].map(person => answered(person, [ENDLESS]).catch(() => {}))
  expect(await answered('fay', [{ n: 2 }])).toEqual([2])
  left.abort(new Error('Nobody waits any more.'))
  await Promise.all(endless)
})
