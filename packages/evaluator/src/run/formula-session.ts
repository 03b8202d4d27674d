/** Responsibilities: single formulas put to the engine by a loop or a plot, with the meanings that names have there. */
import type { EngineCommand, EngineResult } from '@calcwright/engine'
import type { Expression, NameNode, Statement } from '@calcwright/math/expression'
import { answered } from '../answers/answered.ts'
import { HALTED } from '../answers/errors.ts'
import type { OutputOptions } from '../block-plan.ts'
import { withProcedures } from '../engine/needed-procedures.ts'
import { EngineSession } from '../engine/session.ts'
import type { Resolution } from '../graph/resolve.ts'
import { createScope } from '../names/create-scope.ts'
import { SpecialisedFunctions } from '../names/specialised-functions.ts'
import { prepare } from '../prepare/prepare.ts'
import { failedOutcome } from '../results/outcome.ts'
import type { FinishedStep } from '../results/outcome.ts'
import { solveCalls } from '../solving/solve.ts'
import type { NameMeaning } from '../values/known.ts'
import type { PreparedStatement, Request, Solvable } from '../values/prepared.ts'

/** The meanings of names at one place of a loop. */
export type Meanings = Map<string, NameMeaning>

/** A formula that is prepared, or why it is not. */
export type Prepared =
  | { readonly ok: true; readonly ready: PreparedStatement }
  | { readonly ok: false; readonly finished: FinishedStep }

/** A formula with where it stands. */
export interface FormulaRequest {
  readonly statement: Statement
  readonly output: OutputOptions
  readonly meanings: Meanings
  /** Key of the step whose symbol a definition gets. */
  readonly key: string
}

/** A formula among others that are asked in order. */
export type FormulaLine = Omit<FormulaRequest, 'meanings'>

interface PreparedLine {
  readonly line: FormulaLine
  readonly prepared: Prepared
}

/** In a loop the engine gets calls that otherwise request formulas from it, such as those about uncertainties. */
const NONE_REQUESTING = new Map<string, never>()

const HALTED_BEFORE: Prepared = { ok: false, finished: failedOutcome(HALTED) }

/** Formulas put to the engine one after another by one step, with names as they are there. */
export class FormulaSession extends EngineSession {
  /** @param key of the step whose symbol the definition gets */
  prepare(statement: Statement, output: OutputOptions, meanings: Meanings, key: string): Prepared {
    const prepared = this.#prepared({ statement, output, meanings, key })
    return prepared === 'pending' ? HALTED_BEFORE : prepared
  }

  /** @param unsent procedures that go to the engine before it */
  #prepared(
    { statement, output, meanings, key }: FormulaRequest,
    unsent?: ReadonlySet<string>,
    answers?: Request['answers'],
  ): Prepared | 'pending' {
    const { symbols, settings, procedures } = this
    const specialised = new SpecialisedFunctions(symbols.definition(key, 'given'))
    const name = definedName(statement)
    const prepared = prepare({
      statement,
      output,
      resolution: resolutionOf(statement, meanings),
      scope: specialised.over(createScope(meanings, settings)),
      settings,
      symbol: name === undefined ? '' : symbols.definition(key, name),
      seed: key,
      isPassing: true,
      answers,
    })
    switch (prepared.kind) {
      case 'ready':
        return {
          ok: true,
          ready: withProcedures(prepared, held => procedures.has(held) || unsent?.has(held) === true),
        }
      case 'failed':
        return { ok: false, finished: failedOutcome(prepared.error, prepared.notices) }
      case 'pending':
        return 'pending'
      case 'nothing':
        return { ok: false, finished: failedOutcome(HALTED) }
    }
  }

  /** Puts a formula to the engine; a definition is among the meanings afterwards. */
  async ask(
    statement: Statement,
    output: OutputOptions,
    meanings: Meanings,
    key: string,
  ): Promise<FinishedStep> {
    const [finished] = await this.askTogether([{ statement, output, meanings, key }])
    return finished!
  }

  /** Puts formulas to the engine in one trip: none of them may read what another one defines. */
  async askTogether(asked: readonly FormulaRequest[]): Promise<readonly FinishedStep[]> {
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

  /**
   * Puts lines to the engine that may read what those before them define, in as few trips as their values
   * allow: some have to be known before the next line can be prepared.
   * @returns outcomes as far as no definition fails; the last is then that of the one that did
   */
  async askInOrder(lines: readonly FormulaLine[], meanings: Meanings): Promise<readonly FinishedStep[]> {
    const done: FinishedStep[] = []
    while (done.length < lines.length) {
      const solved = await this.#solvedFirst(lines[done.length]!, meanings)
      const batch = solved ? [solved] : this.#preparedAhead(lines.slice(done.length), meanings)
      const answers = await this.send(
        batch.flatMap(({ prepared }) => (prepared.ok ? prepared.ready.commands : [])),
      )
      let next = 0
      for (const { line, prepared } of batch) {
        const first = next
        if (prepared.ok) next += prepared.ready.commands.length
        const finished = prepared.ok
          ? this.#answered(line.statement, line.output, prepared.ready, meanings, answers.slice(first, next))
          : prepared.finished
        done.push(finished)
        if (finished.outcome.error && isDefinition(line.statement)) return done
      }
    }
    return done
  }

  /** A line with the numbers of the solvers in it; null for a line without any. */
  async #solvedFirst(line: FormulaLine, meanings: Meanings): Promise<PreparedLine | null> {
    const prepared = this.#prepared({ ...line, meanings })
    const solvable = prepared !== 'pending' && prepared.ok ? callsIn(prepared.ready) : null
    if (!solvable) return null
    const solved = await solveCalls(solvable, { session: this, requesting: NONE_REQUESTING })
    if (!solved.ok) return { line, prepared: { ok: false, finished: failedOutcome(solved.error) } }
    const again = this.#prepared({ ...line, meanings }, undefined, solved.answers)
    if (again === 'pending' || !again.ok)
      return { line, prepared: again === 'pending' ? HALTED_BEFORE : again }
    const notices = [...again.ready.notices, ...solved.notices]
    return { line, prepared: { ok: true, ready: { ...again.ready, notices } } }
  }

  /** Lines up to one that fails, waits for a value or has to be solved first; at least one. */
  #preparedAhead(lines: readonly FormulaLine[], meanings: Meanings): readonly PreparedLine[] {
    const ahead = new Map(meanings)
    const unsent = new Set<string>()
    const batch: PreparedLine[] = []
    for (const line of lines) {
      const prepared = this.#prepared({ ...line, meanings: ahead }, unsent)
      if (prepared === 'pending' && batch.length > 0) break
      if (prepared === 'pending' || !prepared.ok) {
        batch.push({ line, prepared: prepared === 'pending' ? HALTED_BEFORE : prepared })
        break
      }
      if (callsIn(prepared.ready) && batch.length > 0) break
      const { defines, procedures = [] } = prepared.ready
      for (const procedure of procedures) unsent.add(procedure)
      if (defines) ahead.set(defines.name, defines)
      batch.push({ line, prepared })
    }
    return batch
  }

  /** @param commands in place of those that were prepared */
  async finish(
    statement: Statement,
    output: OutputOptions,
    ready: PreparedStatement,
    meanings: Meanings,
    commands: readonly EngineCommand[] = ready.commands,
  ): Promise<FinishedStep> {
    return this.#answered(statement, output, ready, meanings, await this.send(commands))
  }

  #answered(
    statement: Statement,
    output: OutputOptions,
    ready: PreparedStatement,
    meanings: Meanings,
    answers: readonly EngineResult[],
  ): FinishedStep {
    for (const procedure of ready.procedures ?? []) this.procedures.add(procedure)
    const asked = {
      planned: { statement, output },
      ready,
      settings: this.settings,
      behind: () => [statement],
      inputs: ready.commands.map(({ text }) => text).join('\n'),
    }
    const finished = answered(asked, answers)
    if (!finished.outcome.error && ready.defines) meanings.set(ready.defines.name, ready.defines)
    return finished
  }
}

/** The calls of solvers of a line; null for one without any. */
const callsIn = ({ route }: PreparedStatement): Solvable | null =>
  route.by === 'solver' ? route.solvable : null

/** Whether a line defines a name: what stands below it needs its value. */
export function isDefinition(statement: Statement): statement is NamedDefinition {
  return statement.kind === 'definition' && statement.target.kind !== 'property'
}

type Definition = Statement & { readonly kind: 'definition' }
type NamedDefinition = Definition & { readonly target: Exclude<Definition['target'], { kind: 'property' }> }

function definedName(statement: Statement): string | undefined {
  return isDefinition(statement) ? statement.target.name.name : undefined
}

/** A name that is defined and read without an earlier value makes its definition depend on itself. */
function resolutionOf(statement: Statement, meanings: Meanings): Resolution {
  const name = definedName(statement)
  const own = name === undefined || meanings.has(name) ? [] : [name]
  return { inputs: new Map(), later: [], own, unknown: [], numeric: true }
}

const NOWHERE = { start: 0, end: 0 }

/** The statement `name := value` that a loop needs and no line contains. */
export function definitionOf(name: string, value: Expression): Statement {
  const target = { kind: 'variable', name: nameNode(name) } as const
  return { kind: 'definition', span: NOWHERE, target, value, show: false }
}

export function nameNode(name: string): NameNode {
  return { kind: 'name', name, span: NOWHERE }
}
