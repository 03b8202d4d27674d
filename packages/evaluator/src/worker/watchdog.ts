/**
 * Watches over a worker that owes results. A browser may lose a message, or leave a worker standing, without an
 * error: the worker is asked how far it is, and whoever has started it hears when that does not fit.
 */
import type { EvaluatorEvent } from '../contract.ts'
import type { Pong } from './messages.ts'

/** Milliseconds between two looks. A page that sleeps or is hidden looks more seldom, never more often. */
const INTERVAL = 3000

/** Looks without a word of the worker until it counts as lost: while the engine loads it has nothing else to do. */
const LONGEST_SILENCE = { loading: 4, ready: 10 } as const
/** Looks without progress of an engine that loads, by a worker that answers: the download stands still. */
const LONGEST_STEP = 20

/** How far the page is. */
export interface Received {
  /** Instructions that were sent. */
  readonly asked: number
  /** Number of the last event that has come. */
  readonly number: number
}

export interface WatchdogOptions {
  /** Asks the worker how far it is. */
  readonly ping: () => void
  readonly received: () => Received
  /** Messages were lost, or the worker stands still. */
  readonly lost: () => void
  /** How often a worker was lost before: each one gets twice the time, as a slow machine may need it. */
  readonly attempt: number
}

export class Watchdog {
  readonly #options: WatchdogOptions
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Looks since the worker has said something. */
  #silent = 0
  /** Looks since the last event. */
  #eventless = 0
  #spoken = false
  #loading = true
  /** How far the page was when it asked. */
  #pinged: Received | null = null

  constructor(options: WatchdogOptions) {
    this.#options = options
  }

  /** Results were asked for. */
  watch(): void {
    this.#timer ??= setTimeout(() => this.#look(), INTERVAL)
  }

  /** All that was asked for has come. */
  rest(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#silent = 0
    this.#eventless = 0
    this.#pinged = null
  }

  /** An event has come from the worker. */
  received(event: EvaluatorEvent): void {
    this.#silent = 0
    this.#eventless = 0
    this.#spoken = true
    if (event.kind === 'engine') this.#loading = event.phase === 'loading'
  }

  /** The worker says how far it was when the question reached it. Messages keep their order both ways. */
  answered({ covered, number }: Pong): void {
    this.#silent = 0
    this.#spoken = true
    const pinged = this.#pinged
    this.#pinged = null
    if (pinged && (covered < pinged.asked || number > this.#options.received().number)) this.#options.lost()
  }

  #look(): void {
    this.#timer = undefined
    this.#silent += 1
    this.#eventless += 1
    // Before its first word its script is being fetched, which may take any time.
    const longest = LONGEST_SILENCE[this.#loading ? 'loading' : 'ready'] * (this.#spoken ? 1 : 4)
    const more = 2 ** this.#options.attempt
    const stands = this.#loading && this.#eventless > LONGEST_STEP * more
    if (stands || this.#silent > longest * more) return this.#options.lost()
    if (!this.#pinged) {
      this.#pinged = this.#options.received()
      this.#options.ping()
    }
    this.watch()
  }
}
