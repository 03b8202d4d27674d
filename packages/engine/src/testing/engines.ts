/**
 * Responsibilities: engines that tests use one after the other, as long as their process lives. To start an
 * engine takes longer than most tests; to reset one takes a few milliseconds.
 */
import { createNodeEngine } from '../node.ts'
import type { Engine, EngineStatus } from '../protocol.ts'

const idle: Engine[] = []

/**
 * An engine in a worker thread, as a test may start it: fresh, and its own until it calls `dispose()`, which
 * resets the engine for the next test in place of ending it.
 * @param onStatus receives every status from the first one on
 */
export async function borrowEngine(onStatus?: (status: EngineStatus) => void): Promise<Engine> {
  const engine = idle.pop() ?? (await createNodeEngine({ spare: false }))
  const borrowed = new BorrowedEngine(engine)
  onStatus?.(engine.status)
  return borrowed
}

class BorrowedEngine implements Engine {
  readonly #engine: Engine
  readonly #ends: (() => void)[] = []
  #returned = false

  constructor(engine: Engine) {
    this.#engine = engine
  }

  get status(): EngineStatus {
    return this.#engine.status
  }

  run(...request: Parameters<Engine['run']>): ReturnType<Engine['run']> {
    return this.#engine.run(...request)
  }

  configure(...request: Parameters<Engine['configure']>): Promise<void> {
    return this.#engine.configure(...request)
  }

  reset(): Promise<void> {
    return this.#engine.reset()
  }

  /** A timer of the former borrower must not stop what the next one runs. */
  interrupt(): void {
    if (!this.#returned) this.#engine.interrupt()
  }

  async kill(): Promise<void> {
    if (!this.#returned) await this.#engine.kill()
  }

  onStatus(listener: (status: EngineStatus) => void): () => void {
    return this.#subscribed(this.#engine.onStatus(listener))
  }

  onLoss(listener: (text: string) => void): () => void {
    return this.#subscribed(this.#engine.onLoss(listener))
  }

  async dispose(): Promise<void> {
    if (this.#returned) return
    this.#engine.interrupt()
    this.#returned = true
    for (const end of this.#ends) end()
    await this.#engine.reset()
    if (this.#engine.status.state !== 'terminated') idle.push(this.#engine)
  }

  #subscribed(end: () => void): () => void {
    this.#ends.push(end)
    return end
  }
}
