/**
 * Responsibilities: the engine of a run, which may come later than the first results. What needs it waits for it;
 * definitions whose values are known without it are owed, and it gets them before anything else.
 */
import type { NeededProcedures } from '@calcwright/lowering/procedures'
import type { Engine, EngineCommand, EngineResult, EngineSettings } from '@calcwright/engine'

/** Procedures and lists that definitions take in the engine. */
export interface Needs {
  /** @returns the procedures and lists that commands need and the engine does not hold, with their definitions */
  of(commands: readonly EngineCommand[]): NeededProcedures
  /** The engine holds a procedure or list now. */
  onHeld(name: string): void
}

/** The part of an engine that a run needs. */
export type RunEngine = Pick<Engine, 'run'>

export class EngineOnDemand implements RunEngine {
  readonly #onNeeded: () => void
  readonly #needs: Needs
  #engine: Engine | null = null
  readonly #waiting = new Set<(isThere: boolean) => void>()
  /** The commands by the step that defines something. */
  readonly #owed = new Map<string, readonly EngineCommand[]>()

  /** @param onNeeded called when something waits for an engine that is not there */
  constructor(onNeeded: () => void, needs: Needs) {
    this.#onNeeded = onNeeded
    this.#needs = needs
  }

  /** The engine itself; null before it comes, and after it was lost. */
  get engine(): Engine | null {
    return this.#engine
  }

  attach(engine: Engine): void {
    this.#engine = engine
    this.#release(true)
  }

  /** The engine has ended, or will not come: what waits for it is interrupted. */
  lose(): void {
    this.#engine = null
    this.#release(false)
  }

  /** Notes the commands of a definition, in place of those that the step had before. */
  owe(key: string, commands: readonly EngineCommand[]): void {
    this.#owed.delete(key)
    if (commands.length > 0) this.#owed.set(key, commands)
  }

  /** @returns whether the engine is there, once it has come or what waits for it was interrupted */
  arrival(): Promise<boolean> {
    if (this.#engine) return Promise.resolve(true)
    this.#onNeeded()
    return new Promise(resolve => this.#waiting.add(resolve))
  }

  async run(
    commands: readonly EngineCommand[],
    onResult?: (index: number, result: EngineResult) => void,
  ): Promise<EngineResult[]> {
    const isThere = await this.arrival()
    const engine = this.#engine
    if (!isThere || !engine) return interrupted(commands, onResult)
    const owed = [...this.#owed].flatMap(([key, all]) =>
      all.map((command, at) => ({ key, all, command, at })),
    )
    const owedCommands = owed.map(({ command }) => command)
    const needed = this.#needs.of(owedCommands)
    const before = needed.names.length
    const first = before + owed.length
    const results = await engine.run([...needed.commands, ...owedCommands, ...commands], (index, result) => {
      const definition = owed[index - before]
      if (index >= first) onResult?.(index - first, result)
      else if (definition && !isInterrupted(result)) this.#settle(definition)
      else if (result.ok) this.#needs.onHeld(needed.names[index]!)
    })
    return results.slice(first)
  }

  /** A definition that an interrupt has hit stays owed. */
  #settle({ key, all, at }: { key: string; all: readonly EngineCommand[]; at: number }): void {
    if (at === all.length - 1 && this.#owed.get(key) === all) this.#owed.delete(key)
  }

  async configure(settings: Partial<EngineSettings>): Promise<void> {
    await this.#engine?.configure(settings)
  }

  async reset(): Promise<void> {
    this.#owed.clear()
    await this.#engine?.reset()
  }

  interrupt(): void {
    if (this.#engine) this.#engine.interrupt()
    else this.#release(false)
  }

  async kill(): Promise<void> {
    if (this.#engine) await this.#engine.kill()
    else this.#release(false)
  }

  async dispose(): Promise<void> {
    this.#release(false)
    await this.#engine?.dispose()
  }

  #release(isThere: boolean): void {
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const resolve of waiting) resolve(isThere)
  }
}

function interrupted(
  commands: readonly EngineCommand[],
  onResult: ((index: number, result: EngineResult) => void) | undefined,
): EngineResult[] {
  return commands.map((_, index) => {
    const error = { kind: 'interrupted', message: 'The engine is not there.' } as const
    const result: EngineResult = { ok: false, error, warnings: [] }
    onResult?.(index, result)
    return result
  })
}

const isInterrupted = (result: EngineResult): boolean => !result.ok && result.error.kind === 'interrupted'
