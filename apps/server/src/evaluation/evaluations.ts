/** Evaluates worksheets in threads of their own, with limits of time and memory, fairly among people. */
import { type InputSet } from '@calcwright/contract'
import { Refused } from '../failure.ts'
import type { App } from '../http/types.ts'
import { FairQueue } from '../threads/fair-queue.ts'
import { Thread } from '../threads/thread.ts'
import type { EvaluatedContent, EvaluationResult, EvaluationTask, Rates } from './evaluate-sets.ts'

/** Megabytes of the objects of one thread; its engine has a limit of its own. */
const MEMORY = 512

/** Megabytes of the stack: deep recursion of the engine needs room. */
const STACK = 16

/** Milliseconds for one task, that is for opening a worksheet or for one set that takes long. */
const TASK = 30_000

/** Milliseconds for one call with all its sets. */
const CALL = 60_000

/** Calls of one person at a time. */
const CALLS_OF_ONE = 16

/** Sets that a thread gets at once. */
const SLICE = 40

/** Characters of the largest answer. */
const ANSWER_LIMIT = 32 * 1024 * 1024

export interface Evaluation extends Pick<EvaluationTask, 'key' | 'sets' | 'outputs'> {
  readonly person: string
  /** Aborted when the client has closed the connection: the work ends with it. */
  readonly left: AbortSignal
  /** Reads the content when no thread has it open. */
  load(): Promise<EvaluatedContent>
  /** Exchange rates of a day, or the newest where there are none. */
  ratesOf(day: string): Promise<Rates>
}

class Slot {
  readonly thread: Thread
  /** Worksheet that the thread evaluated last, '' for none. */
  key = ''

  constructor() {
    const file = new URL('./evaluation.thread.ts', import.meta.url)
    this.thread = new Thread(file, MEMORY, TASK, STACK)
  }
}

export class Evaluations {
  readonly #slots: readonly Slot[]
  readonly #queue: FairQueue<Slot>
  readonly #calls = new Map<string, number>()

  /** @param workers threads */
  constructor(workers: number) {
    this.#slots = Array.from({ length: workers }, () => new Slot())
    // One thread stays free of each person's calls: a worksheet that never ends holds up its own person only.
    this.#queue = new FairQueue(this.#slots, Math.max(1, workers - 1))
  }

  /** Returns the JSON text of a SetAnswer for each set. Throws Refused when limits are exceeded. */
  async evaluate(evaluation: Evaluation): Promise<string[]> {
    const { person } = evaluation
    const calls = this.#calls.get(person) ?? 0
    if (calls >= CALLS_OF_ONE) throw new Refused('too-many', TOO_MANY)
    this.#calls.set(person, calls + 1)
    try {
      return await this.#evaluate(evaluation)
    } finally {
      const left = this.#calls.get(person)! - 1
      if (left === 0) this.#calls.delete(person)
      else this.#calls.set(person, left)
    }
  }

  /** Refuses what waits; what is being evaluated is finished. */
  stop(): void {
    this.#queue.stop()
  }

  async close(): Promise<void> {
    this.stop()
    await Promise.all(this.#slots.map(({ thread }) => thread.close()))
  }

  async #evaluate(evaluation: Evaluation): Promise<string[]> {
    const { sets } = evaluation
    const texts: string[] = []
    const run = { end: performance.now() + CALL, characters: 0, failed: false }
    const size = Math.min(SLICE, Math.ceil(sets.length / this.#slots.length))
    let next = 0
    const work = async (): Promise<void> => {
      while (next < sets.length && !run.failed) {
        const from = next
        next = Math.min(next + size, sets.length)
        await this.#evaluateSlice(evaluation, from, next, texts, run)
      }
    }
    // One after the first: the others open the worksheet as well, which a single slice does not need.
    await Promise.all(this.#slots.map(work)).catch((error: unknown) => {
      run.failed = true
      throw error
    })
    return texts
  }

  async #evaluateSlice(
    evaluation: Evaluation,
    from: number,
    to: number,
    texts: string[],
    run: { end: number; characters: number; failed: boolean },
  ): Promise<void> {
    for (let at = from; at < to && !run.failed;) {
      if (performance.now() > run.end) throw new Refused('too-large', TOO_LONG)
      const done = await this.#inSlot(evaluation, evaluation.sets.slice(at, to))
      for (const text of done) {
        texts[at++] = text
        run.characters += text.length
      }
      if (run.characters > ANSWER_LIMIT) throw new Refused('too-large', TOO_LARGE)
    }
  }

  async #inSlot(evaluation: Evaluation, sets: readonly InputSet[]): Promise<readonly string[]> {
    const { person, key, outputs, left } = evaluation
    const slot = await this.#queue.take(person, key, left)
    try {
      const task: EvaluationTask = { key, sets, outputs }
      const first = slot.key === key ? await ask(slot, task, left) : 'missing'
      const result = first === 'missing' ? await askWithContent(slot, task, evaluation) : first
      if (result === 'missing' || 'ratesOf' in result)
        throw new Error('A thread has not opened the worksheet that it was sent.')
      slot.key = key
      return result.texts
    } catch (error) {
      slot.key = ''
      throw error
    } finally {
      this.#queue.release(person, slot)
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
  { thread }: Slot,
  task: EvaluationTask,
  left: AbortSignal | undefined,
): Promise<EvaluationResult> {
  const { life } = thread
  try {
    return (await thread.ask(task, [], left)) as EvaluationResult
  } catch (error) {
    if (error instanceof Refused && thread.life !== life) throw new Refused('too-large', BEYOND)
    throw error
  }
}

const TOO_MANY = 'Too many of your calls are being evaluated at once. Wait for their answers.'
const TOO_LONG = `The sets of this call take longer than ${CALL / 1000} seconds. Send fewer in one call.`
const TOO_LARGE = 'The answer is too large. Ask for fewer sets or outputs in one call.'
const BEYOND = `The worksheet takes longer than ${TASK / 1000} seconds, or more memory than the service gives.`
