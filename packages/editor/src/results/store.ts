/**
 * Results on the page: one entry a block, one subscription a block.
 *
 * Events of the evaluator that come together are applied together. Lines receive many results in slices, in
 * the order in which they were calculated; the end of the run is reported after the last of them.
 */
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { BlockResult, EvaluatorEvent, ResultsSnapshot } from '@calcwright/evaluator'
import { Slices } from './slices.ts'

/** Content of the status bar. */
export interface EvaluationStatus {
  readonly engine: 'loading' | 'ready' | 'terminated'
  readonly engineText: string
  readonly engineProgress: number
  readonly running: boolean
  readonly done: number
  readonly total: number
  readonly halted: boolean
  readonly cancelled: boolean
  /** Edits are computed by themselves. */
  readonly automatic: boolean
  /** How many blocks wait for a request. */
  readonly stale: number
  /** A run over everything has ended since the worksheet was opened. */
  readonly complete: boolean
  /** Message of the engine beside its results, until the next run; '' for none. */
  readonly message: string
}

const IDLE: EvaluationStatus = {
  engine: 'loading',
  engineText: '',
  engineProgress: 0,
  running: false,
  done: 0,
  total: 0,
  halted: false,
  cancelled: false,
  automatic: true,
  stale: 0,
  complete: false,
  message: '',
}

/** Runs the callback later; not at all when it is not `wanted` any more. */
export type Scheduler = (run: () => void, wanted: () => boolean) => void

export interface ResultEntry {
  readonly result: BlockResult | undefined
  readonly calculating: boolean
  /** Not computed, and waiting for a request: the result, if any, is an old one. */
  readonly stale: boolean
  /** Whether the result belongs to an earlier text of the block, which is being computed anew. */
  readonly outdated: boolean
}

const NOTHING: ResultEntry = { result: undefined, calculating: false, stale: false, outdated: false }

/** Most results come sooner: marking them first would draw every line twice. */
const CALCULATING_DELAY = 150

export class ResultsStore {
  readonly status: StoreApi<EvaluationStatus> = createStore<EvaluationStatus>(() => IDLE)
  readonly #entries = new Map<string, ResultEntry>()
  readonly #listeners = new Map<string, Set<() => void>>()
  readonly #schedule: Scheduler
  readonly #later: (run: () => void) => void
  readonly #slices = new Slices(
    block => this.#notify(block),
    run => this.#later(run),
    () => this.#tellStatus(),
  )
  /** Current status; listeners get it once the lines show the same state. */
  #status = IDLE
  #pending: EvaluatorEvent[] = []
  #scheduled = false
  /** Queued, and not yet marked as calculating. */
  readonly #waiting = new Set<string>()
  /** Queued because they were changed themselves. */
  readonly #edited = new Set<string>()
  /** Blocks that were changed, and the revision that their results have to answer. */
  readonly #expected = new Map<string, number>()
  #waitingTimer: ReturnType<typeof setTimeout> | undefined

  /** @param later runs the next slice of a large change, behind the keys that wait */
  constructor(schedule: Scheduler = behindMessages, later = laterTask) {
    this.#schedule = schedule
    this.#later = later
  }

  /** Shows stored results at once, before the engine has loaded; those that were stored as stale are not current. */
  load(snapshot: ResultsSnapshot): void {
    for (const result of Object.values(snapshot.results)) {
      this.#entries.set(result.block, { ...NOTHING, result, outdated: result.stale === true })
      this.#notify(result.block)
    }
  }

  /**
   * Blocks were changed: until a result of this revision has come, what they show belongs to an earlier text. That
   * holds whether or not the evaluator answers.
   */
  expect(blocks: readonly { readonly id: string; readonly revision: number }[]): void {
    for (const { id, revision } of blocks) {
      this.#expected.set(id, revision)
      this.#waiting.add(id)
      this.#edited.add(id)
    }
    if (blocks.length === 0) return
    this.#status = { ...this.#status, running: true }
    this.#begin()
  }

  /**
   * Takes an event; it is visible with the next frame, the end of a run at once. That a run has begun,
   * and how far it is, changes no line and waits for what does.
   */
  applyEvent(event: EvaluatorEvent): void {
    this.#pending.push(event)
    this.#status = nextStatus(this.#status, event)
    if (event.kind === 'finished') return this.flush()
    if (event.kind === 'queued') this.#begin()
    if (event.kind === 'queued' || event.kind === 'progress' || this.#scheduled) return
    this.#scheduled = true
    this.#schedule(
      () => this.flush(),
      () => this.#scheduled,
    )
  }

  /** Applies what was collected. */
  flush(): void {
    const events = this.#pending
    this.#pending = []
    this.#scheduled = false
    const touched = new Set<string>()
    for (const event of events) this.#applyToEntries(event, touched)
    if (this.#status.running) this.#tellStatus()
    this.#slices.add(touched)
  }

  /** Shows all received results at once, before printing. */
  settle(): void {
    this.flush()
    this.#slices.finish()
  }

  #tellStatus(): void {
    if (this.#status !== this.status.getState()) this.status.setState(this.#status, true)
  }

  get(block: string): ResultEntry {
    return this.#entries.get(block) ?? NOTHING
  }

  subscribe(block: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(block) ?? new Set()
    this.#listeners.set(block, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.#listeners.delete(block)
    }
  }

  #applyToEntries(event: EvaluatorEvent, touched: Set<string>): void {
    if (event.kind === 'queued') {
      for (const block of event.blocks) this.#waiting.add(block)
      for (const block of event.edited) this.#edited.add(block)
    } else if (event.kind === 'results') {
      for (const result of event.results) {
        if (this.#isOfEarlierText(result)) {
          this.#put(result.block, { ...this.get(result.block), result }, touched)
          continue
        }
        this.#expected.delete(result.block)
        this.#waiting.delete(result.block)
        this.#edited.delete(result.block)
        this.#put(result.block, { ...NOTHING, result }, touched)
      }
    } else if (event.kind === 'finished') {
      this.#stopWaiting()
      this.#edited.clear()
      const stale = new Set(event.stale)
      for (const [block, revision] of this.#expected)
        if (stale.has(block) || revision <= (event.revision ?? -1)) this.#expected.delete(block)
      this.#rest(stale, touched)
      this.expect([...this.#expected].map(([id, revision]) => ({ id, revision })))
    }
  }

  /** A result that was on its way when its block was changed. */
  #isOfEarlierText({ block, revision }: BlockResult): boolean {
    const expected = this.#expected.get(block)
    return expected !== undefined && revision !== expected
  }

  /** The evaluator has stopped: no block is calculating any more, and blocks that wait are marked. */
  #rest(stale: ReadonlySet<string>, touched: Set<string>): void {
    for (const block of stale) if (!this.#entries.has(block)) this.#entries.set(block, NOTHING)
    for (const [block, entry] of this.#entries) {
      if (this.#expected.has(block)) continue
      if (entry.calculating || entry.outdated || entry.stale !== stale.has(block))
        this.#put(block, { ...NOTHING, result: entry.result, stale: stale.has(block) }, touched)
    }
  }

  #begin(): void {
    this.#tellStatus()
    this.#waitingTimer ??= setTimeout(() => this.#markWaiting(), CALCULATING_DELAY)
  }

  #markWaiting(): void {
    this.flush()
    const blocks = [...this.#waiting]
    this.#stopWaiting()
    for (const block of blocks) {
      const outdated = this.#edited.has(block)
      this.#entries.set(block, { ...this.get(block), calculating: true, outdated })
    }
    this.#slices.add(blocks)
  }

  #stopWaiting(): void {
    clearTimeout(this.#waitingTimer)
    this.#waitingTimer = undefined
    this.#waiting.clear()
  }

  #put(block: string, entry: ResultEntry, touched: Set<string>): void {
    this.#entries.set(block, entry)
    touched.add(block)
  }

  #notify(block: string): void {
    for (const listener of this.#listeners.get(block) ?? []) listener()
  }
}

function nextStatus(status: EvaluationStatus, event: EvaluatorEvent): EvaluationStatus {
  switch (event.kind) {
    case 'engine':
      return { ...status, engine: event.phase, engineText: event.text, engineProgress: event.progress }
    case 'queued':
      return { ...status, running: true, halted: false, cancelled: false, stale: 0, message: '' }
    case 'progress':
      return { ...status, running: true, done: event.done, total: event.total }
    case 'message':
      return { ...status, message: event.text }
    case 'mode':
      return { ...status, automatic: event.automatic }
    case 'finished':
      return afterRun(status, event)
    case 'results':
      return status
  }
}

function afterRun(
  status: EvaluationStatus,
  { halted, cancelled, stale }: Extract<EvaluatorEvent, { kind: 'finished' }>,
): EvaluationStatus {
  const complete = status.complete || (!cancelled && stale.length === 0)
  return { ...status, running: false, halted, cancelled, stale: stale.length, complete }
}

/**
 * Behind the messages that are there already, and not with the next frame: what is drawn in a frame
 * makes its task longer, and a hidden page has none.
 */
function behindMessages(run: () => void, wanted: () => boolean): void {
  laterTask(() => {
    // If the end of a run was among the events, they have been applied already.
    if (wanted()) run()
  })
}

/** Tasks that were begun and have not come, in their order. */
const tasks: (() => void)[] = []
/** One for the page, which stays: a channel that nothing refers to may be gone before its message has come. */
let channel: MessageChannel | null = null

/**
 * A task of its own: keys and frames come in between where they are due. A frame for each slice would
 * paint what the next slice changes again.
 */
function laterTask(run: () => void): void {
  if (!channel) {
    channel = new MessageChannel()
    channel.port1.addEventListener('message', () => tasks.shift()?.())
    channel.port1.start()
  }
  tasks.push(run)
  channel.port2.postMessage(null)
}
