/**
 * The engine at work, which can be lost at any moment: a spare one stands behind it, and the history
 * brings that to the same state.
 */
import { openConnection } from './connection.ts'
import type { Connection, ConnectionOptions } from './connection.ts'
import { currentSettings, emptyHistory, withSnapshot } from './history.ts'
import type { History } from './history.ts'
import type { Reply, HistoryStep } from './messages.ts'
import type { EngineSettings } from './protocol.ts'

/** Replies to what the client asked for. */
export type Answer = Extract<Reply, { type: 'result' | 'done' | 'loading' | 'loaded' }>

export interface ReplaceableOptions extends Omit<ConnectionOptions, 'rest'> {
  settings: EngineSettings
  /** Keep a second engine ready. */
  spare: boolean
}

export interface ReplaceableListener {
  answer(answer: Answer): void
  /** The engine at work is gone, and nobody is replacing it yet. */
  lost(): void
}

/** Times an engine is started before it counts as impossible. */
const ATTEMPTS = 3
/** Steps that are stored beside a copy of the memory. */
const MOST_STEPS = 20_000

export class ReplaceableConnection {
  readonly #options: ReplaceableOptions
  readonly #listener: ReplaceableListener
  #history: History
  /** All steps since the engine was empty, as long as they are not too many. */
  #steps: HistoryStep[] | undefined = []
  #settingsAtFirst: EngineSettings
  #current: Connection | undefined
  #spare: Connection | undefined
  /** An engine is being prepared or restored. */
  #restoring = false
  /** Settles when the engine that takes over the state has it, or is lost. */
  #adoption: { resolve(): void; reject(error: Error): void } | undefined
  #closed = false
  /** The second part, compiled once for the engine at work and all that come after it. */
  #rest: WebAssembly.Module | undefined

  constructor(options: ReplaceableOptions, listener: ReplaceableListener) {
    this.#options = options
    this.#listener = listener
    this.#history = emptyHistory(options.settings)
    this.#settingsAtFirst = options.settings
    // Its thread starts while the engine is being fetched.
    this.#spare = this.#open()
  }

  /** Missing while none can be asked. */
  get current(): Connection | undefined {
    return this.#restoring ? undefined : this.#current
  }

  get settings(): EngineSettings {
    return currentSettings(this.#history)
  }

  record(step: HistoryStep): void {
    this.#history.steps.push(step)
    this.#steps?.push(step)
    if (this.#steps && this.#steps.length > MOST_STEPS) this.#steps = undefined
  }

  /** Definitions are gone, settings stay. */
  recordReset(): void {
    this.#settingsAtFirst = this.settings
    this.#history = emptyHistory(this.settings)
    this.#steps = []
  }

  /** Leaves the copy of the memory out of the next restoring: what led to a fault may be in it. */
  distrustMemory(): void {
    if (this.#steps) this.#history = { ...emptyHistory(this.#settingsAtFirst), steps: [...this.#steps] }
  }

  /** Hands the second part to the engine at work, which need not fetch it then. */
  giveRest(rest: WebAssembly.Module): void {
    this.#rest ??= rest
    this.#current?.port.post({ type: 'rest', rest: this.#rest })
  }

  keepSpare(): void {
    if (this.#options.spare && !this.#closed) this.#spare ??= this.#open()
  }

  /** Ends the engine at work and brings a new one to where it stood. Fails when none can be started. */
  async restore(): Promise<void> {
    this.#current?.port.terminate()
    this.#restoring = true
    for (let attempt = 1; ; attempt++) {
      const next = this.#spare ?? this.#open()
      this.#spare = undefined
      this.#current = next
      try {
        await next.prepared
        if (this.#closed) return next.port.terminate()
        await this.#adopt(next)
        this.#restoring = false
        return
      } catch (error) {
        next.port.terminate()
        if (attempt >= ATTEMPTS) throw error
      }
    }
  }

  close(): void {
    this.#closed = true
    this.#current?.port.terminate()
    this.#spare?.port.terminate()
  }

  async #adopt(next: Connection): Promise<void> {
    const { settings, snapshot, steps } = this.#history
    try {
      await new Promise<void>((resolve, reject) => {
        this.#adoption = { resolve, reject }
        next.port.post({ type: 'adopt', settings, ...(snapshot ? { snapshot } : {}), steps: [...steps] })
      })
    } catch (error) {
      // A step that cannot be repeated must not keep the engine from coming back.
      this.#history = { ...this.#history, steps: steps.slice(0, -1) }
      throw error
    } finally {
      this.#adoption = undefined
    }
  }

  #open(): Connection {
    return openConnection(
      { ...this.#options, rest: () => this.#rest },
      {
        reply: (from, reply) => {
          if (from === this.#current) this.#receive(reply)
        },
        lost: from => {
          if (from === this.#current) this.#lost()
          else if (from === this.#spare) this.#spare = undefined
        },
      },
    )
  }

  #lost(): void {
    if (this.#closed) return
    if (this.#adoption) this.#adoption.reject(new Error('The engine was lost while it was being restored.'))
    else if (!this.#restoring) this.#listener.lost()
  }

  #receive(reply: Reply): void {
    if (reply.type === 'loaded') this.#rest = reply.rest
    if (reply.type === 'adopted') this.#adoption?.resolve()
    else if (reply.type === 'snapshot') this.#history = withSnapshot(this.#history, reply.snapshot)
    else if (isAnswer(reply)) this.#listener.answer(reply)
  }
}

const ANSWERS: readonly Reply['type'][] = ['result', 'done', 'loading', 'loaded']

const isAnswer = (reply: Reply): reply is Answer => ANSWERS.includes(reply.type)
