/** Responsibilities: starts engines for a runner, and reports how far they are. */
import type { Engine, EngineStatus } from '@calcwright/engine'
import type { EvaluatorEvent } from '../contract.ts'
import type { Runner } from './runner.ts'

export class EngineLauncher {
  readonly #startEngine: (onStatus: (status: EngineStatus) => void) => Promise<Engine>
  readonly #runner: Runner
  readonly #emit: (event: EvaluatorEvent) => void
  #launching = false
  /** Whether anything has waited for an engine: nothing is said of one that nobody needs. */
  #isNeeded = false
  #isReady = false
  #latest: EngineStatus | undefined
  // The engine goes to and fro between ready and calculating with every batch: this is reported once.
  #reported = ''

  constructor(
    startEngine: (onStatus: (status: EngineStatus) => void) => Promise<Engine>,
    runner: Runner,
    emit: (event: EvaluatorEvent) => void,
  ) {
    this.#startEngine = startEngine
    this.#runner = runner
    this.#emit = emit
  }

  /** Starts an engine unless one is starting. */
  need(): void {
    this.#isNeeded = true
    if (this.#launching && this.#latest) this.#report(this.#latest)
    this.#launch()
  }

  /** @param spareTime milliseconds until an engine that nothing needs starts; never when absent */
  letWait(spareTime: number | undefined): void {
    if (this.#isNeeded) return
    // Without an engine the evaluator is as ready as with one.
    this.#emit(READY)
    if (spareTime !== undefined)
      setTimeout(() => this.#isNeeded || this.#runner.disposed || this.#launch(), spareTime)
  }

  #launch(): void {
    if (this.#launching) return
    this.#launching = true
    this.#reported = ''
    this.#isReady = false
    this.#startEngine(status => this.#report(status))
      .then(
        engine => {
          engine.onStatus(status => this.#report(status))
          engine.onLoss(text => this.#emit({ kind: 'message', text }))
          this.#report(engine.status)
          this.#runner.attach(engine)
        },
        (reason: unknown) => {
          // The first line that needs it tries again, and says what is wrong.
          if (this.#isNeeded) this.#runner.lose(reason instanceof Error ? reason.message : String(reason))
        },
      )
      .finally(() => (this.#launching = false))
  }

  #report(status: EngineStatus): void {
    this.#latest = status
    // An engine that is replaced after an interrupt is part of the run.
    if (status.state === 'loading' && (this.#isReady || !this.#isNeeded)) return
    this.#isReady ||= status.state === 'ready'
    if (status.state === 'terminated') return this.#runner.lose('')
    const event = engineEvent(status)
    const text = JSON.stringify(event)
    if (this.#runner.terminated || text === this.#reported) return
    this.#reported = text
    this.#emit(event)
  }
}

const READY: EvaluatorEvent = { kind: 'engine', phase: 'ready', text: '', progress: 1 }

const engineEvent = (status: EngineStatus): EvaluatorEvent =>
  status.state === 'loading'
    ? { kind: 'engine', phase: 'loading', text: status.phase, progress: status.progress }
    : READY
