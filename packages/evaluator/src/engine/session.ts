/** Responsibilities: several requests to the engine by one step. */
import type { Engine, EngineCommand, EngineResult } from '@calcwright/engine'
import { proceduresFor } from '@calcwright/lowering/procedures'
import type { EvaluationSettings } from '../contract.ts'
import { listsFor } from './needed-lists.ts'
import type { Lists } from './needed-lists.ts'
import type { Symbols } from './symbols.ts'

/** Thrown where the run was stopped: nothing that was begun counts. */
export class RunStopped extends Error {}

/** How a step reaches the engine during one run. */
export interface EngineAccess {
  readonly engine: Pick<Engine, 'run'>
  /** Milliseconds that one command may take. */
  readonly deadline: number | undefined
  stopped(): boolean
  /** Called now and then with the passes of a loop that are done. */
  onPasses(done: number, all: number): void
}

export interface SessionOptions extends EngineAccess {
  readonly settings: EvaluationSettings
  readonly symbols: Symbols
  /** Names of the procedures and lists that the engine holds. */
  readonly procedures: Set<string>
  /** Columns that it gets when it needs them. */
  readonly lists: Lists
}

/** Engine access for a step that needs several requests. */
export class EngineSession {
  readonly settings: EvaluationSettings
  readonly symbols: Symbols
  /** Names of the procedures and lists that the engine holds. */
  readonly procedures: Set<string>
  readonly #lists: Lists
  readonly #access: EngineAccess

  constructor(options: SessionOptions) {
    this.#access = options
    this.settings = options.settings
    this.symbols = options.symbols
    this.procedures = options.procedures
    this.#lists = options.lists
  }

  /**
   * Lets other work of this thread run.
   * @param done passes of all that the running loop has
   * @throws RunStopped when the run was stopped meanwhile
   */
  async pause(done: number, all: number): Promise<void> {
    this.#access.onPasses(done, all)
    await new Promise(resolve => setTimeout(resolve, 0))
    if (this.#access.stopped()) throw new RunStopped()
  }

  /** Sends commands behind the procedures that they need. @returns the answers to the commands */
  async sendWhole(commands: readonly EngineCommand[]): Promise<readonly EngineResult[]> {
    const needed = proceduresFor(commands, name => this.procedures.has(name))
    const answers = await this.send([...needed.commands, ...commands])
    for (const name of needed.names) this.procedures.add(name)
    return answers.slice(needed.names.length)
  }

  /**
   * Sends commands behind the columns that they need. @returns the answers to the commands
   * @throws RunStopped when the run was stopped
   */
  async send(commands: readonly EngineCommand[]): Promise<readonly EngineResult[]> {
    const needed = listsFor(commands, this.#lists, name => this.procedures.has(name))
    const answers = await this.#run([...needed.commands, ...commands])
    for (const name of needed.names) this.procedures.add(name)
    return answers.slice(needed.names.length)
  }

  async #run(commands: readonly EngineCommand[]): Promise<readonly EngineResult[]> {
    const { engine, deadline, stopped } = this.#access
    if (stopped()) throw new RunStopped()
    const answers: EngineResult[] = []
    await engine.run(
      commands.map(command => ({ ...command, deadline })),
      (index, answer) => (answers[index] = answer),
    )
    const interrupted = answers.some(answer => !answer.ok && answer.error.kind === 'interrupted')
    if (interrupted || answers.length < commands.length || stopped()) throw new RunStopped()
    return answers
  }
}
