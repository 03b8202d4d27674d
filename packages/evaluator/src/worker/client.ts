/**
 * The evaluator as the page sees it: the same interface, the work done in another thread. The page
 * holds enough to end a thread that answers no more and to start another one with the same worksheet.
 */
import type { ResultsSnapshot } from '../block-result.ts'
import type {
  EvaluationBlock,
  EvaluationSettings,
  Evaluator,
  EvaluatorEvent,
  ResourceSource,
} from '../contract.ts'
import { connectTo } from './connection.ts'
import type { Connection } from './connection.ts'
import type { Instruction, EvaluatorThread } from './messages.ts'
import { Replica } from './replica.ts'

const OVERDUE = 'Results have not come in their time and are asked for again'
const STARTED_AGAIN = 'Calculation stood still and was started again: the results are up to date.'

/**
 * @param start starts a worker in which `serveEvaluator` runs; called again after a kill, and when results do not come
 * @param resources bytes that blocks refer to; without it every resource is missing
 */
export function connectEvaluator(start: () => EvaluatorThread, resources?: ResourceSource): Evaluator {
  return new WorkerEvaluator(start, resources)
}

class WorkerEvaluator implements Evaluator {
  readonly #start: () => EvaluatorThread
  readonly #resources: ResourceSource | undefined
  readonly #listeners = new Set<(event: EvaluatorEvent) => void>()
  readonly #replica = new Replica()
  #connection: Connection | null = null
  /** How often results have not come since a thread was last at rest. */
  #overdue = 0

  constructor(start: () => EvaluatorThread, resources: ResourceSource | undefined) {
    this.#start = start
    this.#resources = resources
    this.#connect()
  }

  open(blocks: readonly EvaluationBlock[], settings: EvaluationSettings, snapshot?: ResultsSnapshot): void {
    this.#replica.open(blocks, settings, snapshot)
    this.#instruct('open', blocks, settings, snapshot)
  }

  update(change: Parameters<Evaluator['update']>[0]): void {
    this.#replica.update(change.blocks, change.order)
    this.#instruct('update', change)
  }

  configure(settings: EvaluationSettings): void {
    this.#replica.configure(settings)
    this.#instruct('configure', settings)
  }

  abort(): void {
    this.#instruct('abort')
  }

  kill(): void {
    this.#stop('')
  }

  recalculate(scope: 'all' | 'stale'): void {
    if (!this.#connection) this.#restart()
    this.#instruct('recalculate', scope)
  }

  setAutomatic(automatic: boolean): void {
    if (this.#connection) this.#instruct('setAutomatic', automatic)
    else this.#emit({ kind: 'mode', automatic })
  }

  calculate(blocks: readonly string[]): void {
    this.#instruct('calculate', blocks)
  }

  collect(): void {
    this.#connection?.collect()
  }

  snapshot(): Promise<ResultsSnapshot> {
    return Promise.resolve(this.#replica.snapshot())
  }

  settled(): Promise<void> {
    return this.#connection?.settled() ?? Promise.resolve()
  }

  on(listener: (event: EvaluatorEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  dispose(): void {
    this.#listeners.clear()
    this.#end()
  }

  #emit(event: EvaluatorEvent): void {
    this.#replica.receive(event)
    for (const listener of this.#listeners) listener(event)
  }

  #receive(event: EvaluatorEvent): void {
    this.#emit(event)
    if (this.#overdue === 0 || event.kind !== 'finished') return
    this.#overdue = 0
    this.#emit({ kind: 'message', text: STARTED_AGAIN })
  }

  #connect(): void {
    const thread = this.#start()
    this.#connection = connectTo(thread, {
      emit: event => this.#receive(event),
      resources: this.#resources,
      onOverdue: () => this.#askAgain(),
      attempt: this.#overdue,
    })
    thread.onLost(reason => this.#stop(reason))
  }

  #instruct(method: Instruction, ...args: readonly unknown[]): void {
    if (this.#connection) this.#connection.send({ method, args })
    else this.#reportStale()
  }

  /** Results that were asked for have not come: another thread is asked for them. */
  #askAgain(): void {
    this.#overdue += 1
    const blocks = this.#replica.stale()
    const found = this.#replica.snapshot()
    this.#end()
    this.#restart(OVERDUE, found)
    this.#emit({ kind: 'queued', blocks, edited: [] })
  }

  /**
   * Starts another thread with the worksheet as it stands.
   * @param found results that stand; without them everything is computed
   */
  #restart(text = '', found?: ResultsSnapshot): void {
    this.#emit({ kind: 'engine', phase: 'loading', text, progress: 0 })
    this.#connect()
    const sheet = this.#replica.sheet()
    if (sheet) this.#instruct('open', sheet.blocks, sheet.settings, ...(found ? [found] : []))
    if (!this.#replica.automatic) this.#instruct('setAutomatic', false)
  }

  #stop(reason: string): void {
    this.#end()
    this.#emit({ kind: 'engine', phase: 'terminated', text: reason, progress: 0 })
    this.#reportStale()
  }

  #reportStale(): void {
    this.#emit({ kind: 'finished', halted: false, cancelled: true, stale: this.#replica.stale() })
  }

  #end(): void {
    this.#connection?.end()
    this.#connection = null
  }
}
