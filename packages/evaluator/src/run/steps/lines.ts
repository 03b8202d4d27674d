/**
 * Responsibilities: from a task of the schedule to commands, and from the answers to an outcome.
 * Remembers what each definition tells its readers.
 */
import type { EngineCommand, EngineResult } from '@calcwright/engine'
import type { Statement } from '@calcwright/math/expression'
import type { EvaluationError, EvaluationSettings, Outcome } from '../../contract.ts'
import { isReadName } from '../../graph/branches.ts'
import { upstream } from '../../graph/graph.ts'
import { FAILED_VALUE } from '../../graph/schedule.ts'
import type { Schedule, Task } from '../../graph/schedule.ts'
import { BLANK, failedOutcome, SKIPPED } from '../../results/outcome.ts'
import type { Finished } from '../../results/outcome.ts'
import { answered } from '../../answers/answered.ts'
import { HALTED } from '../../answers/errors.ts'
import { SpecialisedFunctions } from '../../names/specialised-functions.ts'
import { HandedOn } from './exported-values.ts'
import type { Given } from './exported-values.ts'
import { createScope } from '../../names/create-scope.ts'
import { isNonzero } from '../../values/known.ts'
import type { Known } from '../../values/known.ts'
import { prepare } from '../../prepare/prepare.ts'
import { withProcedures } from '../../engine/needed-procedures.ts'
import { failed } from '../../prepare/preparing.ts'
import type { Prepared, Ready, Request } from '../../values/prepared.ts'
import { chosenDefinition, isReached, neverGiven, remarked, withoutValue } from './choices.ts'
import type { Tests } from './choices.ts'
import { FormulaSession } from '../formula-session.ts'
import type { EngineAccess } from '../../engine/session.ts'
import { withCall } from '../plots/series-call.ts'
import type { FigurePlan } from '../../plan/planned.ts'
import { runLoop, walkPasses } from '../loops/loop.ts'
import type { Told } from '../loops/loop.ts'
import { drawFigure } from '../plots/figure.ts'
import type { LoopPlan } from '../../plan/planned.ts'
import { asRequested } from '../../answers/requests.ts'
import { withUnknown } from '../../answers/unknown-names.ts'
import type { Sheet } from '../../plan/sheet.ts'
import type { Solvable } from '../../values/prepared.ts'
import { solveCalls } from '../../solving/solve.ts'
import type { Solved } from '../../solving/solve.ts'
import type { PlannedStep } from '../../plan/planned.ts'
import { Symbols } from '../../engine/symbols.ts'
import { UNCERTAINTY_CALLS } from '../../uncertainty/calls.ts'
import { uncertainNodes } from '../../uncertainty/model.ts'
import { withTable } from '../../uncertainty/table.ts'
import { LOST_IN_LOOP, propagate, withUncertainty } from '../../uncertainty/propagate.ts'

/** What is computed in several talks with the engine: loops, plots, and formulas with calls of solvers. */
export type PlannedWhole =
  | (PlannedStep & { readonly kind: 'loop' | 'figure' })
  | { readonly kind: 'solving'; readonly solvable?: Solvable }

/** A task with its commands; the answers to `first` … `last` belong to it. */
export interface Job {
  readonly task: Task
  readonly commands: readonly EngineCommand[]
  readonly ready: Ready | null
  /** Set where the engine is not needed to know the outcome. */
  readonly finished: Finished | null
  /** Set for a loop or a plot, which talks with the engine by itself. */
  readonly whole?: PlannedWhole
  first: number
  last: number
}

/** The name in the symbols of the functions that a line makes for its calls. */
const GIVEN = 'given'

export class Lines {
  private readonly sheet: Sheet
  private readonly schedule: Schedule
  private readonly symbols = new Symbols()
  private readonly known = new Map<string, Known>()
  private settings: EvaluationSettings | null = null
  /** Procedures that the engine has been told of. */
  private readonly procedures = new Set<string>()
  /** Outcomes of the lines inside loops and programs, by the step of the whole and their own. */
  private readonly parts = new Map<string, ReadonlyMap<string, Finished>>()
  private readonly handedOn: HandedOn
  private readonly outcomeAt: (key: string) => Outcome | undefined

  /** @param outcomeAt the outcome that a step has by now */
  constructor(sheet: Sheet, schedule: Schedule, outcomeAt: (key: string) => Outcome | undefined) {
    this.sheet = sheet
    this.schedule = schedule
    this.outcomeAt = outcomeAt
    this.handedOn = new HandedOn({
      known: this.known,
      inputsOf: key => this.inputsOf(key),
      outcomeAt,
    })
  }

  configure(settings: EvaluationSettings): void {
    this.settings = settings
  }

  /** Forgets a whole worksheet. */
  clear(): void {
    this.symbols.clear()
    this.forgetEngine()
  }

  forgetEngine(): void {
    this.known.clear()
    this.procedures.clear()
    this.schedule.forgetEngine()
  }

  /** @param unsent jobs of the same batch; `pending` asks to send them first */
  prepare(task: Task, unsent: readonly Job[]): Job | 'pending' {
    const { key, guard } = task.step
    const reached = guard ? isReached(guard, this.tests(unsent)) : true
    if (reached === 'pending') return 'pending'
    if (!reached) return finishedJob(task, SKIPPED)
    const planned = this.sheet.planned(key)
    const simple = planned && this.withoutEngine(planned, unsent)
    if (simple === 'pending') return 'pending'
    if (simple) return finishedJob(task, simple)
    if (planned?.kind === 'figure') return { ...finishedJob(task, NOTHING_SAID), whole: planned }
    if (task.halted || this.inputFailed(key, unsent)) return finishedJob(task, failedOutcome(HALTED))
    const unset = [...this.inputsOf(key)].find(
      ([name, input]) => isReadName(name) && this.handedOn.isNeverGiven(input),
    )
    if (unset) return finishedJob(task, failedOutcome(neverGiven(unset[0])))
    if (planned?.kind === 'loop') return { ...finishedJob(task, NOTHING_SAID), whole: planned }
    const prepared = this.prepareStep(task)
    if (prepared.kind === 'pending') return 'pending'
    if (planned?.kind === 'formula' && planned.isProgram) this.parts.set(key, partsOf(prepared))
    if (prepared.kind === 'failed') {
      const error =
        planned?.kind === 'formula' && planned.isProgram ? inProgram(prepared.error) : prepared.error
      return finishedJob(task, failedOutcome(error, prepared.notices))
    }
    if (prepared.kind === 'nothing') return finishedJob(task, { outcome: BLANK, value: '' })
    const { solvable, uncertain } = prepared
    if (solvable || uncertain !== undefined)
      return { ...finishedJob(task, NOTHING_SAID), whole: { kind: 'solving', solvable } }
    return this.jobOf(task, prepared, unsent)
  }

  private jobOf(task: Task, prepared: Ready, unsent: readonly Job[]): Job {
    if (prepared.defines) this.known.set(task.step.key, prepared.defines)
    const isHeld = (name: string): boolean =>
      this.procedures.has(name) || unsent.some(job => job.ready?.procedures?.includes(name))
    const ready = withProcedures(prepared, isHeld)
    return { task, commands: ready.commands, ready, finished: null, first: 0, last: 0 }
  }

  /** The outcome of a step that nothing is computed for; undefined for the others. */
  private withoutEngine(planned: PlannedStep, unsent: readonly Job[]): Finished | 'pending' | undefined {
    const { step } = planned
    switch (planned.kind) {
      case 'remark':
        return remarked(planned)
      case 'merge': {
        const definition = chosenDefinition(step, this.inputsOf(step.key), this.tests(unsent))
        return definition === 'pending' || this.isUndone(definition, unsent)
          ? 'pending'
          : this.handedOn.merged(step, definition, key => this.given(key, unsent))
      }
      case 'part':
        return this.parts.get(step.of ?? '')?.get(step.key) ?? NOTHING_SAID
      case 'export':
        return this.isUndone(step.of, unsent)
          ? 'pending'
          : this.handedOn.exported(step, key => this.given(key, unsent))
      case 'correlated':
        return [...this.inputsOf(step.key).values()].some(input => this.isUndone(input, unsent))
          ? 'pending'
          : this.handedOn.correlated(step, planned.pair, key => this.given(key, unsent))
      case 'formula':
      case 'problem':
      case 'loop':
      case 'figure':
        return undefined
    }
  }

  /**
   * Runs a loop or a plot, which then hands out the outcomes of what stands in it.
   * @throws Stopped when the run was stopped
   */
  async runWhole(job: Job, whole: PlannedWhole, access: EngineAccess): Promise<Finished> {
    const session = this.session(access)
    if (!session) return failedOutcome(HALTED)
    if (whole.kind === 'solving') return this.runSolving(job, whole.solvable, session)
    const own =
      whole.kind === 'loop'
        ? await this.runLoop(whole.step.key, whole.loop, session)
        : await this.runFigure(whole.step.key, whole.figure, session)
    // What hangs on it follows each run of it.
    return own.value === FAILED_VALUE ? own : { ...own, value: `${this.inputs(job)} ${own.value}` }
  }

  private session(access: EngineAccess): FormulaSession | null {
    const { settings, symbols, procedures } = this
    return settings && new FormulaSession({ ...access, settings, symbols, procedures })
  }

  /**
   * Goes through the first passes of a loop that has been run.
   * @returns the outcomes of its lines, which tell of them, by step
   * @throws Stopped when something else is to be computed
   */
  async walkLoop(key: string, loop: LoopPlan, access: EngineAccess): Promise<ReadonlyMap<string, Outcome>> {
    const session = this.session(access)
    const parts = new Map(this.parts.get(key))
    const outcomes = new Map<string, Outcome>()
    if (!session) return outcomes
    const passes = await walkPasses(loop, this.meanings(key), session, this.told(key))
    for (const [line, given] of passes) {
      const part = parts.get(line)
      if (!part) continue
      const outcome = { ...part.outcome, passes: given }
      parts.set(line, { ...part, outcome })
      outcomes.set(line, outcome)
    }
    this.parts.set(key, parts)
    return outcomes
  }

  private told(key: string): Told {
    return (outcome, statement) => this.withUnknown(key, outcome, statement)
  }

  private async runLoop(key: string, loop: LoopPlan, session: FormulaSession): Promise<Finished> {
    const meanings = this.meanings(key)
    const isUncertain = [...meanings.values()].some(({ uncertain }) => uncertain) || holdsUncertain(loop)
    const { outcomes, names } = await runLoop(loop, meanings, session, this.told(key))
    this.parts.set(key, outcomes)
    const own = outcomes.get(key) ?? failedOutcome(HALTED)
    this.handedOn.keep(key, own.value === FAILED_VALUE ? null : names, isUncertain)
    if (!isUncertain) return own
    return { ...own, outcome: { ...own.outcome, notices: [...own.outcome.notices, LOST_IN_LOOP] } }
  }

  /** Solves the calls of a formula; with their numbers in it the engine does the rest. */
  private async runSolving(
    { task }: Job,
    solvable: Solvable | undefined,
    session: FormulaSession,
  ): Promise<Finished> {
    // Lines of the same batch have their answers only now.
    if (this.inputFailed(task.step.key, [])) return failedOutcome(HALTED)
    const solving = { session, requesting: UNCERTAINTY_CALLS }
    const solved = solvable ? await solveCalls(solvable, solving) : NOTHING_SOLVED
    const planned = this.sheet.planned(task.step.key)
    if (planned?.kind !== 'formula') return failedOutcome(HALTED)
    if (!solved.ok) return asRequested(failedOutcome(solved.error), planned)
    const prepared = this.prepareStep(task, solvable && solved.answers)
    if (prepared.kind !== 'ready') return failedOutcome(HALTED)
    const ready = { ...prepared, notices: [...prepared.notices, ...solved.notices] }
    const job = this.jobOf(task, ready, [])
    const answers = await session.send(job.commands)
    const { statement } = planned
    if (job.ready?.uncertain === undefined) return this.finish(job, answers)
    const { key } = task.step
    const propagated = await propagate(
      { key, statement: planned.statement, ready: job.ready, answers, solved: solved.answers },
      solving,
    )
    const finished = this.finish({ ...job, ready: withUncertainty(job.ready, propagated) }, answers)
    return { ...finished, outcome: withTable(finished.outcome, statement, solved.table) }
  }

  private async runFigure(key: string, figure: FigurePlan, session: FormulaSession): Promise<Finished> {
    const { plot, notices, reports } = await drawFigure(figure, this.meanings(key), session)
    this.parts.set(key, reports)
    return { outcome: { ...BLANK, shown: true, request: 'figure', notices, plot }, value: '' }
  }

  /** What the names mean that a step reads. */
  private meanings(key: string): Map<string, Known> {
    const known = new Map<string, Known>()
    for (const [name, input] of this.inputsOf(key)) {
      const definition = this.known.get(input)
      if (definition && !this.schedule.records.get(input)?.failed) known.set(name, definition)
    }
    return known
  }

  private inputsOf(key: string): ReadonlyMap<string, string> {
    return this.schedule.graph.resolutions.get(key)?.inputs ?? new Map()
  }

  /** Whether a step waits for its answer in this batch, or was put off in it. */
  private isUndone(key: string | undefined, unsent: readonly Job[]): boolean {
    if (key === undefined) return false
    return (
      this.schedule.isStale(key) || unsent.some(({ task, finished }) => task.step.key === key && !finished)
    )
  }

  /** What a step gave, in this batch or before. */
  private given(key: string, unsent: readonly Job[]): Given | undefined {
    const value = unsent.find(({ task }) => task.step.key === key)?.finished?.value
    return value === undefined ? this.schedule.records.get(key) : { value, failed: value === FAILED_VALUE }
  }

  /** What is known of tests, those of the same batch as they are now. */
  private tests(unsent: readonly Job[]): Tests {
    return test => {
      const job = unsent.find(({ task }) => task.step.key === test)
      return job ? (job.finished?.outcome ?? 'pending') : (this.outcomeAt(test) ?? 'pending')
    }
  }

  /** @param answers to the commands of the job */
  finish(job: Job, answers: readonly EngineResult[]): Finished {
    job.ready?.procedures?.forEach((name, index) => {
      if (answers[index]?.ok) this.procedures.add(name)
    })
    const { key } = job.task.step
    const planned = this.sheet.planned(key)
    const answered = this.answer(job, answers)
    if (planned?.kind !== 'formula') return answered
    const finished = asRequested(answered, planned)
    return { ...finished, outcome: this.withUnknown(key, finished.outcome, planned.statement) }
  }

  /** The outcome with what is to be said of names that the step reads and nothing defines. */
  private withUnknown(key: string, outcome: Outcome, statement: Statement): Outcome {
    const resolution = this.schedule.graph.resolutions.get(key)
    if (!resolution?.unknown.length) return outcome
    return withUnknown(outcome, statement, resolution)
  }

  private answer(job: Job, answers: readonly EngineResult[]): Finished {
    const { ready, finished } = job
    if (finished) return finished
    const planned = this.sheet.planned(job.task.step.key)
    if (!ready || !this.settings || planned?.kind !== 'formula') return failedOutcome(HALTED)
    const { settings } = this
    const behind = () => this.statementsBehind(job)
    const isNonzero = (name: string): boolean => this.isNonzero(job, name)
    return answered({ planned, ready, settings, behind, isNonzero, inputs: this.inputs(job) }, answers)
  }

  /** Whether a name that a line reads stands for a number other than zero. */
  private isNonzero({ task }: Job, name: string): boolean {
    const input = this.schedule.graph.resolutions.get(task.step.key)?.inputs.get(name)
    return isNonzero(input === undefined ? undefined : this.known.get(input))
  }

  /** The line with all that it reads. */
  private statementsBehind(job: Job): Statement[] {
    return [...upstream(this.schedule.graph, [job.task.step.key])].flatMap(key => {
      const planned = this.sheet.planned(key)
      return planned?.kind === 'formula' ? planned.statement : []
    })
  }

  private inputs(job: Job): string {
    return this.schedule.fingerprint(job.task.step.key)
  }

  /** @param answers of solvers, where they have been at work */
  private prepareStep({ step }: Task, answers?: Request['answers']): Prepared {
    const planned = this.sheet.planned(step.key)
    const resolution = this.schedule.graph.resolutions.get(step.key)
    if (!planned || !resolution || !this.settings) return { kind: 'nothing' }
    if (planned.kind === 'problem') {
      const { message, span, ...more } = planned.problem
      return failed({ kind: 'syntax', message, position: span, ...more })
    }
    if (planned.kind !== 'formula') return { kind: 'nothing' }
    const known = new Map<string, Known>()
    for (const [name, input] of resolution.inputs) {
      const definition = this.known.get(input)
      if (definition) known.set(name, definition)
      else if (isReadName(name) && this.sheet.planned(input)?.kind === 'merge')
        return failed(withoutValue(name))
    }
    const name = step.defines[0]?.name
    const specialised = new SpecialisedFunctions(this.symbols.definition(step.key, GIVEN))
    return prepare({
      statement: withCall(planned.statement, known),
      output: planned.output,
      resolution,
      scope: specialised.over(createScope(known, this.settings)),
      settings: this.settings,
      symbol: name === undefined ? '' : this.symbols.definition(step.key, name),
      seed: step.key,
      answers,
    })
  }

  /** Inputs of the same batch count as they are now, not as they were before the edit. */
  private inputFailed(key: string, unsent: readonly Job[]): boolean {
    const inputs = new Set<string>()
    for (const [name, input] of this.inputsOf(key)) if (isReadName(name)) inputs.add(input)
    const jobs = unsent.filter(job => inputs.has(job.task.step.key))
    if (jobs.some(job => job.finished?.outcome.error)) return true
    const inBatch = new Set(jobs.map(job => job.task.step.key))
    return [...inputs].some(input => !inBatch.has(input) && this.schedule.records.get(input)?.failed)
  }
}

function holdsUncertain({ statement }: LoopPlan): boolean {
  const program = { kind: 'program', span: { start: 0, end: 0 }, body: [statement] } as const
  return uncertainNodes(program).length > 0
}

const NOTHING_SOLVED: Solved = { ok: true, answers: [], notices: [] }

const NOTHING_SAID: Finished = { outcome: BLANK, value: '' }

/** An error inside a program is shown at its line. */
function partsOf(prepared: Prepared): ReadonlyMap<string, Finished> {
  if (prepared.kind !== 'failed' || prepared.error.source === undefined) return new Map()
  return new Map([[prepared.error.source, failedOutcome(prepared.error, prepared.notices)]])
}

function inProgram(error: EvaluationError): EvaluationError {
  const { source, position, message } = error
  return {
    ...error,
    message: `Error compiling function: ${message}`,
    position: source === undefined ? position : null,
  }
}

/** @returns a job that needs no engine */
export function finishedJob(task: Task, finished: Finished): Job {
  return { task, commands: [], ready: null, finished, first: 0, last: 0 }
}
