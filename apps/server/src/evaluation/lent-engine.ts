/** An engine for one evaluator at a time: what ends with the evaluator is the loan. */
import type { Engine, EngineSettings, EngineStatus } from '@calcwright/engine'

export class LentEngine implements Engine {
  readonly #engine: Engine
  readonly #ends: (() => void)[] = []

  constructor(engine: Engine) {
    this.#engine = engine
  }

  readonly run: Engine['run'] = (commands, onResult) => this.#engine.run(commands, onResult)

  configure(settings: Partial<EngineSettings>): Promise<void> {
    return this.#engine.configure(settings)
  }

  reset(): Promise<void> {
    return this.#engine.reset()
  }

  interrupt(): void {
    this.#engine.interrupt()
  }

  kill(): Promise<void> {
    return this.#engine.kill()
  }

  get status(): EngineStatus {
    return this.#engine.status
  }

  onStatus(listener: (status: EngineStatus) => void): () => void {
    return this.#listen(this.#engine.onStatus(listener))
  }

  onLoss(listener: (text: string) => void): () => void {
    return this.#listen(this.#engine.onLoss(listener))
  }

  async dispose(): Promise<void> {
    for (const end of this.#ends.splice(0)) end()
  }

  #listen(end: () => void): () => void {
    this.#ends.push(end)
    return end
  }
}
