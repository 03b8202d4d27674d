/** Evaluates worksheets in threads of their own, with limits of time and memory, fairly among people. */
import type { InputSet, NamedProblem } from '@calcwright/contract'
import { Refused } from '../failure.ts'
import type { App } from '../http/types.ts'
import { FairQueue } from '../threads/fair-queue.ts'
import { Thread } from '../threads/thread.ts'
import {
  type EvaluatedContent,
  type EvaluationResult,
  type EvaluationTask,
  OPENING,
  type Rates,
  STARTING,
} from './evaluate-sets.ts'
import { CalledContents } from './called-contents.ts'

/** Megabytes of the objects of one thread; its engine has a limit of its own. */
const MEMORY = 512

/** Megabytes of the stack: deep recursion of the engine needs room. */
const STACK = 16

interface Limits {
  /** Module of the threads. */
  readonly file: URL
  /** Milliseconds for one task, that is for opening a worksheet or for one set that takes long. */
  readonly task: number
  /** Milliseconds that a task may have in the thread for short ones, before it waits for one of the others. */
  readonly short: number
}

const LIMITS: Limits = {
  file: new URL('./evaluation.thread.ts', import.meta.url),
  task: 30_000,
  short: 1500,
}

/** Milliseconds in which a thread starts on a busy machine; they count for no task. */
const START = 20_000

/** Milliseconds after which the progress of a task is looked at again. */
const LOOK = 50

/** Milliseconds for one call with all its sets. */
const CALL = 60_000

/** Calls of one person at a time, and seconds after which another one may be tried. */
const CALLS_OF_ONE = 16
const RETRY_AFTER = 5

/** Sets that a thread gets at once. */
const SLICE = 40

/** Characters of the largest answer. */
const ANSWER_LIMIT = 32 * 1024 * 1024

/** Worksheets that are remembered to be quick, and to be too slow for the threads for short tasks. */
const MOST_REMEMBERED = 500

/** Worksheets that are remembered to be open in a thread. */
const MOST_OPEN = 100

export interface Evaluation extends Pick<EvaluationTask, 'key' | 'sets' | 'outputs' | 'steps'> {
  readonly person: string
  /** Aborted when the client has closed the connection: the work ends with it. */
  readonly left: AbortSignal
  /** Reads the content when no thread has it open. */
  load(): Promise<EvaluatedContent>
  /** Exchange rates of a day, or the newest where there are none. */
  ratesOf(day: string): Promise<Rates>
}

/** Gets the JSON text of a SetAnswer for the set at a place, in any order. */
export type OnAnswer = (at: number, text: string) => void

class Slot {
  readonly thread: Thread
  /** Milliseconds that a task may take once the thread has begun with it. */
  readonly deadline: number
  /** Worksheets that the thread may have open: it says when it has one no more. */
  readonly keys = new RecentKeys(MOST_OPEN)

  constructor(file: URL, deadline: number) {
    this.deadline = deadline
    this.thread = new Thread(file, MEMORY, deadline + START, STACK)
  }
}

/** The last keys that were added. */
class RecentKeys extends Set<string> {
  readonly #most: number

  constructor(most: number) {
    super()
    this.#most = most
  }

  override add(key: string): this {
    this.delete(key)
    for (const first of this) {
      if (this.size < this.#most) break
      this.delete(first)
    }
    return super.add(key)
  }
}

/** A thread that has ended in the middle of its task, and the place of the set that it was at. */
class Beyond extends Error {
  readonly at: number

  constructor(at: number) {
    super('A thread has ended.')
    this.at = at
  }
}

/** The state of one call. */
interface Run {
  readonly evaluation: Evaluation
  readonly answer: OnAnswer
  readonly end: number
  characters: number
  failed: boolean
}

export class Evaluations {
  readonly contents = new CalledContents()
  readonly #slots: readonly Slot[]
  readonly #queue: FairQueue<Slot>
  /** Serves who would have to wait for others, as long as the worksheet is quick. */
  readonly #short: Slot
  readonly #shortQueue: FairQueue<Slot>
  /** Serves them likewise, but only with worksheets that were quick before: nothing else is in their way. */
  readonly #quick: Slot
  readonly #quickQueue: FairQueue<Slot>
  readonly #wereQuick = new RecentKeys(MOST_REMEMBERED)
  readonly #slow = new RecentKeys(MOST_REMEMBERED)
  readonly #calls = new Map<string, number>()

  /** @param workers threads, beside the one for short tasks */
  constructor(workers: number, { file, task, short }: Limits = LIMITS) {
    this.#slots = Array.from({ length: workers }, () => new Slot(file, task))
    // One thread stays free of each person's calls: a worksheet that never ends holds up its own person only.
    this.#queue = new FairQueue(this.#slots, Math.max(1, workers - 1))
    this.#short = new Slot(file, short)
    this.#shortQueue = new FairQueue([this.#short])
    this.#quick = new Slot(file, short)
    this.#quickQueue = new FairQueue([this.#quick])
  }

  /**
   * Evaluates the sets; `answer` gets each of them. One that exceeds a limit, and those that are left at the end of the
   * call, are answered with that as their problem. Throws Refused where the worksheet cannot be evaluated at all.
   */
  async evaluate(evaluation: Evaluation, answer: OnAnswer): Promise<void> {
    const { person } = evaluation
    const calls = this.#calls.get(person) ?? 0
    if (calls >= CALLS_OF_ONE) throw new Refused('too-many', TOO_MANY).after(RETRY_AFTER)
    this.#calls.set(person, calls + 1)
    try {
      await this.#evaluate(evaluation, answer)
    } finally {
      const left = this.#calls.get(person)! - 1
      if (left === 0) this.#calls.delete(person)
      else this.#calls.set(person, left)
    }
  }

  /** Refuses what waits; what is being evaluated is finished. */
  stop(): void {
    for (const queue of [this.#queue, this.#shortQueue, this.#quickQueue]) queue.stop()
  }

  async close(): Promise<void> {
    this.stop()
    await Promise.all([this.#short, this.#quick, ...this.#slots].map(({ thread }) => thread.close()))
  }

  async #evaluate(evaluation: Evaluation, answer: OnAnswer): Promise<void> {
    const { sets } = evaluation
    const run: Run = { evaluation, answer, end: performance.now() + CALL, characters: 0, failed: false }
    const size = Math.min(SLICE, Math.ceil(sets.length / this.#slots.length))
    let next = 0
    const work = async (): Promise<void> => {
      while (next < sets.length && !run.failed) {
        const from = next
        next = Math.min(next + size, sets.length)
        await this.#evaluateSlice(run, from, next)
      }
    }
    // One after the first: the others open the worksheet as well, which a single slice does not need.
    await Promise.all(this.#slots.map(work)).catch((error: unknown) => {
      run.failed = true
      throw error
    })
  }

  async #evaluateSlice(run: Run, from: number, to: number): Promise<void> {
    const { evaluation, answer } = run
    /** End of the next part. A set that exceeds the limits is left out of it. */
    let end = to
    let beyond = -1
    for (let at = from; at < to && !run.failed;) {
      if (at === beyond) {
        answer(at++, LIMITED.set)
        end = to
        continue
      }
      const limit =
        performance.now() > run.end ? LIMITED.call : run.characters > ANSWER_LIMIT ? LIMITED.answer : null
      if (limit !== null) {
        answer(at++, limit)
        continue
      }
      try {
        for (const text of await this.#inSlot(evaluation, evaluation.sets.slice(at, end))) {
          answer(at++, text)
          run.characters += text.length
        }
      } catch (error) {
        if (!(error instanceof Beyond)) throw error
        if (error.at === OPENING) throw new Refused('too-large', BEYOND)
        beyond = at + error.at
        end = beyond
      }
    }
  }

  async #inSlot(evaluation: Evaluation, sets: readonly InputSet[]): Promise<readonly string[]> {
    const { person, key } = evaluation
    if (this.#queue.isBusyFor(person) && !this.#slow.has(key)) {
      try {
        const queue = this.#wereQuick.has(key) ? this.#quickQueue : this.#shortQueue
        return await this.#in(queue, evaluation, sets)
      } catch (error) {
        if (!(error instanceof Beyond)) throw error
        this.#slow.add(key)
        this.#wereQuick.delete(key)
      }
    }
    return this.#in(this.#queue, evaluation, sets)
  }

  async #in(
    queue: FairQueue<Slot>,
    evaluation: Evaluation,
    sets: readonly InputSet[],
  ): Promise<readonly string[]> {
    const { person, key, outputs, steps, left } = evaluation
    const slot = await queue.take(person, key, left)
    // The threads for short tasks have started then for whoever comes next.
    if (queue === this.#queue && queue.isFull)
      for (const { thread } of [this.#short, this.#quick]) void thread.ask('start').catch(() => {})
    const begun = performance.now()
    try {
      const progress = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
      const task: EvaluationTask = { key, sets, outputs, steps, progress }
      const first = slot.keys.has(key) ? await ask(slot, task, left) : 'missing'
      const result = first === 'missing' ? await askWithContent(slot, task, evaluation) : first
      if (result === 'missing' || 'ratesOf' in result)
        throw new Error('A thread has not opened the worksheet that it was sent.')
      slot.keys.add(key)
      if (performance.now() - begun < this.#short.deadline) this.#wereQuick.add(key)
      return result.texts
    } catch (error) {
      slot.keys.clear()
      throw error
    } finally {
      queue.release(person, slot)
    }
  }
}

/** Opens the evaluations of a server. When it stops, what is being evaluated is finished and the rest is refused. */
export function openEvaluations(app: App, workers: number): Evaluations {
  const evaluations = new Evaluations(workers)
  app.addHook('preClose', async () => evaluations.stop())
  app.addHook('onClose', () => evaluations.close())
  return evaluations
}

/** Sends the worksheet, and again with the exchange rates of its day where it names one. */
async function askWithContent(
  slot: Slot,
  task: EvaluationTask,
  { load, ratesOf, left }: Evaluation,
): Promise<EvaluationResult> {
  const content = await load()
  const result = await ask(slot, { ...task, content }, left)
  if (result === 'missing' || !('ratesOf' in result)) return result
  return ask(slot, { ...task, content: { ...content, ofDay: await ratesOf(result.ratesOf) } }, left)
}

async function ask(
  { thread, deadline }: Slot,
  task: EvaluationTask,
  left: AbortSignal,
): Promise<EvaluationResult> {
  const { progress } = task
  const { life } = thread
  progress[0] = STARTING
  let begun = Infinity
  const late = new AbortController()
  const timer = setInterval(() => {
    if (progress[0] === STARTING) return
    begun = Math.min(begun, performance.now())
    if (performance.now() - begun > deadline) late.abort(new Beyond(progress[0]!))
  }, LOOK)
  try {
    return (await thread.ask(task, [], AbortSignal.any([left, late.signal]))) as EvaluationResult
  } catch (error) {
    const isBroken = error instanceof Refused && !left.aborted && thread.life !== life
    throw isBroken ? new Beyond(Math.max(progress[0]!, OPENING)) : error
  } finally {
    clearInterval(timer)
  }
}

const limited = (code: string, message: string): string =>
  JSON.stringify({ success: false, problems: [{ name: '', code, message } satisfies NamedProblem] })

/** Answers for sets that exceed a limit. */
const LIMITED = {
  set: limited(
    'limit.set',
    `This set takes longer than ${LIMITS.task / 1000} seconds, or more memory than the service gives.`,
  ),
  call: limited('limit.call', `The sets of one call have ${CALL / 1000} seconds. Send this one again.`),
  answer: limited('limit.answer', 'The answer of this call has no room for more. Send this set again.'),
}

const TOO_MANY = 'Too many of your calls are being evaluated at once. Wait for their answers.'
const BEYOND = `The worksheet takes longer than ${LIMITS.task / 1000} seconds, or more memory than the service gives.`
