/** Responsibilities: single formulas put to the engine in the middle of a loop, with names as they are there. */
import type { Engine, EngineCommand, EngineResult } from '@calcwright/engine'
import type { Expression, NameNode, Statement } from '@calcwright/math/expression'
import type { EvaluationSettings, OutputOptions } from '../../contract.ts'
import type { Resolution } from '../../graph/resolve.ts'
import { failedOutcome } from '../../results/outcome.ts'
import type { Finished } from '../../results/outcome.ts'
import { answered } from '../answered.ts'
import { HALTED } from '../errors.ts'
import { GivenFunctions } from '../given-functions.ts'
import { createScope, isNonzero } from '../known.ts'
import type { Known } from '../known.ts'
import { prepare } from '../prepare.ts'
import type { Ready } from '../preparing.ts'
import { proceduresFor, withProcedures } from '../procedures.ts'
import type { Symbols } from '../symbols.ts'

/** What names mean at one place of a loop. */
export type Meanings = Map<string, Known>

/** Thrown where the run was stopped: nothing that was begun counts. */
export class Stopped extends Error {}

export interface AskingOptions {
  readonly engine: Engine
  readonly settings: EvaluationSettings
  readonly symbols: Symbols
  /** Milliseconds that one command may take. */
  readonly deadline: number | undefined
  stopped(): boolean
  /** Procedures that the engine holds. */
  readonly procedures: Set<string>
  /** Told now and then how many passes of a loop are done. */
  onPasses(done: number, all: number): void
}

export const NO_OUTPUT: OutputOptions = {
  unit: '',
  approximate: null,
  digits: 0,
  form: 'none',
  show: false,
  force: false,
}

/** A formula that is prepared, or why it is not. */
export type Prepared =
  { readonly ok: true; readonly ready: Ready } | { readonly ok: false; readonly finished: Finished }

/** A formula with where it stands. */
export interface Asked {
  readonly statement: Statement
  readonly output: OutputOptions
  readonly meanings: Meanings
  /** Of the step whose symbol a definition gets. */
  readonly key: string
}

export class Asking {
  readonly settings: EvaluationSettings
  readonly symbols: Symbols
  readonly #options: AskingOptions

  constructor(options: AskingOptions) {
    this.#options = options
    this.settings = options.settings
    this.symbols = options.symbols
  }

  /** @param key of the step whose symbol the definition gets */
  prepare(statement: Statement, output: OutputOptions, meanings: Meanings, key: string): Prepared {
    const { symbols, settings } = this
    const given = new GivenFunctions(symbols.definition(key, 'given'))
    const name = definedName(statement)
    const prepared = prepare({
      statement,
      output,
      resolution: resolutionOf(statement, meanings),
      scope: given.over(createScope(meanings, settings)),
      settings,
      symbol: name === undefined ? '' : symbols.definition(key, name),
      seed: key,
    })
    switch (prepared.kind) {
      case 'ready':
        return { ok: true, ready: withProcedures(prepared, held => this.#options.procedures.has(held)) }
      case 'failed':
        return { ok: false, finished: failedOutcome(prepared.error, prepared.notices) }
      case 'pending':
      case 'nothing':
        return { ok: false, finished: failedOutcome(HALTED) }
    }
  }

  /** Puts a formula to the engine; a definition is among the meanings afterwards. */
  async ask(statement: Statement, output: OutputOptions, meanings: Meanings, key: string): Promise<Finished> {
    const [finished] = await this.askTogether([{ statement, output, meanings, key }])
    return finished!
  }

  /** Puts formulas to the engine in one trip: none of them may read what another one defines. */
  async askTogether(asked: readonly Asked[]): Promise<readonly Finished[]> {
    const all = asked.map(one => ({
      ...one,
      prepared: this.prepare(one.statement, one.output, one.meanings, one.key),
    }))
    const answers = await this.send(
      all.flatMap(({ prepared }) => (prepared.ok ? prepared.ready.commands : [])),
    )
    let next = 0
    return all.map(({ statement, output, meanings, prepared }) => {
      if (!prepared.ok) return prepared.finished
      const first = next
      next += prepared.ready.commands.length
      return this.#answered(statement, output, prepared.ready, meanings, answers.slice(first, next))
    })
  }

  /** @param commands in place of those that were prepared */
  async finish(
    statement: Statement,
    output: OutputOptions,
    ready: Ready,
    meanings: Meanings,
    commands: readonly EngineCommand[] = ready.commands,
  ): Promise<Finished> {
    return this.#answered(statement, output, ready, meanings, await this.send(commands))
  }

  #answered(
    statement: Statement,
    output: OutputOptions,
    ready: Ready,
    meanings: Meanings,
    answers: readonly EngineResult[],
  ): Finished {
    for (const procedure of ready.procedures ?? []) this.#options.procedures.add(procedure)
    const asked = {
      planned: { statement, output },
      ready,
      settings: this.settings,
      behind: () => [statement],
      isNonzero: (name: string) => isNonzero(meanings.get(name)),
      inputs: ready.commands.map(({ text }) => text).join('\n'),
    }
    const finished = answered(asked, answers)
    if (!finished.outcome.error && ready.defines) meanings.set(ready.defines.name, ready.defines)
    return finished
  }

  /**
   * Lets everything else have its turn.
   * @param done passes of all that the running loop has
   * @throws Stopped when the run was stopped meanwhile
   */
  async breathe(done: number, all: number): Promise<void> {
    this.#options.onPasses(done, all)
    await new Promise(resolve => setTimeout(resolve, 0))
    if (this.#options.stopped()) throw new Stopped()
  }

  /** Sends commands behind the procedures that they need. @returns the answers to the commands */
  async sendWhole(commands: readonly EngineCommand[]): Promise<readonly EngineResult[]> {
    const { procedures } = this.#options
    const needed = proceduresFor(commands, name => procedures.has(name))
    const answers = await this.send([...needed.commands, ...commands])
    for (const name of needed.names) procedures.add(name)
    return answers.slice(needed.names.length)
  }

  async send(commands: readonly EngineCommand[]): Promise<readonly EngineResult[]> {
    const { engine, deadline, stopped } = this.#options
    if (stopped()) throw new Stopped()
    const answers: EngineResult[] = []
    await engine.run(
      commands.map(command => ({ ...command, deadline })),
      (index, answer) => (answers[index] = answer),
    )
    const interrupted = answers.some(answer => !answer.ok && answer.error.kind === 'interrupted')
    if (interrupted || answers.length < commands.length || stopped()) throw new Stopped()
    return answers
  }
}

function definedName(statement: Statement): string | undefined {
  if (statement.kind !== 'definition' || statement.target.kind === 'property') return undefined
  return statement.target.name.name
}

/** A name that is defined and read without an earlier value makes its definition depend on itself. */
function resolutionOf(statement: Statement, meanings: Meanings): Resolution {
  const name = definedName(statement)
  const own = name === undefined || meanings.has(name) ? [] : [name]
  return { inputs: new Map(), later: [], own, unknown: [], numeric: true }
}

const NOWHERE = { start: 0, end: 0 }

/** `name := value`, made up for the purposes of a loop. */
export function define(name: string, value: Expression): Statement {
  const target = { kind: 'variable', name: nameNode(name) } as const
  return { kind: 'definition', span: NOWHERE, target, value, show: false }
}

export function nameNode(name: string): NameNode {
  return { kind: 'name', name, span: NOWHERE }
}
