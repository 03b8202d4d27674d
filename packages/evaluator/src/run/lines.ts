/**
 * Responsibilities: from a task of the schedule to commands, and from the answers to an outcome.
 * Remembers what each definition tells its readers.
 */
import type { EngineCommand, EngineResult } from '@calcwright/engine'
import type { Statement } from '@calcwright/math/expression'
import type { EvaluationSettings } from '../contract.ts'
import { upstream } from '../graph/graph.ts'
import type { Schedule, Task } from '../graph/schedule.ts'
import { BLANK, failedOutcome, outcomeOf } from '../results/outcome.ts'
import type { Finished } from '../results/outcome.ts'
import { underflowNotices } from '../results/underflow.ts'
import { answerless } from './answerless.ts'
import { HALTED, engineError, overflow, withStatement } from './errors.ts'
import { GivenFunctions } from './given-functions.ts'
import { isNumber } from '../results/inspect.ts'
import { createScope, knownValueOf } from './known.ts'
import type { Known } from './known.ts'
import { prepare } from './prepare.ts'
import { withProcedures } from './procedures.ts'
import { failed } from './preparing.ts'
import type { Prepared, Ready } from './preparing.ts'
import { unreal } from './real-only.ts'
import { withUnknown } from './unknown-names.ts'
import type { Sheet } from './sheet.ts'
import { Symbols } from './symbols.ts'

/** A task with its commands; the answers to `first` … `last` belong to it. */
export interface Job {
  readonly task: Task
  readonly commands: readonly EngineCommand[]
  readonly ready: Ready | null
  /** Set where the engine is not needed to know the outcome. */
  readonly finished: Finished | null
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

  constructor(sheet: Sheet, schedule: Schedule) {
    this.sheet = sheet
    this.schedule = schedule
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
    const { key } = task.step
    if (task.halted || this.inputFailed(key, unsent)) return finishedJob(task, failedOutcome(HALTED))
    const prepared = this.prepareStep(task)
    if (prepared.kind === 'pending') return 'pending'
    if (prepared.kind === 'failed') return finishedJob(task, failedOutcome(prepared.error, prepared.notices))
    if (prepared.kind === 'nothing') return finishedJob(task, { outcome: BLANK, value: '' })
    if (prepared.defines) this.known.set(key, prepared.defines)
    const isHeld = (name: string): boolean =>
      this.procedures.has(name) || unsent.some(job => job.ready?.procedures?.includes(name))
    const ready = withProcedures(prepared, isHeld)
    return { task, commands: ready.commands, ready, finished: null, first: 0, last: 0 }
  }

  /** @param answers to the commands of the job */
  finish(job: Job, answers: readonly EngineResult[]): Finished {
    job.ready?.procedures?.forEach((name, index) => {
      if (answers[index]?.ok) this.procedures.add(name)
    })
    const finished = this.answer(job, answers)
    const { key } = job.task.step
    const planned = this.sheet.planned(key)
    const { resolutions } = this.schedule.graph
    const resolution = resolutions.get(key)
    if (!resolution?.unknown.length || !planned || 'problem' in planned) return finished
    const outcome = withUnknown(finished.outcome, planned.statement, resolution, () => this.namesAbove(key))
    return { ...finished, outcome }
  }

  private namesAbove(key: string): string[] {
    const { steps, positions } = this.schedule.graph
    const above = steps.slice(0, positions.get(key))
    return [...new Set(above.flatMap(step => step.defines.map(({ name }) => name)))]
  }

  private answer(job: Job, answers: readonly EngineResult[]): Finished {
    const { ready, finished } = job
    if (finished) return finished
    const planned = this.sheet.planned(job.task.step.key)
    if (!ready || !this.settings || !planned || 'problem' in planned) return failedOutcome(HALTED)
    const { statement, output } = planned
    const failure = answers.find(answer => !answer.ok)
    const expression =
      statement.kind === 'definition' || statement.kind === 'expression' ? statement.value : null
    if (failure) {
      const error = engineError(failure, expression)
      return failedOutcome(withStatement(error, answers[ready.atWork ?? -1]), ready.notices)
    }
    const value = answers[ready.value]
    const shown = answers[ready.shown]
    if (!value?.ok || !shown?.ok) return failedOutcome(HALTED)
    const approximation = shown.approximation ?? shown.value
    const none = expression && answerless(shown, expression)
    if (none) return failedOutcome(none, ready.notices)
    const excess = expression && overflow(shown.value, approximation, expression)
    if (excess) return failedOutcome(excess)
    const complex = [shown.value, approximation]
    const no = this.settings.complex ? null : unreal(complex, () => this.statementsBehind(job))
    if (no) return failedOutcome(no, ready.notices)
    if (ready.defines?.kind === 'variable') {
      ready.defines.value = knownValueOf(value.value)
      ready.defines.isNumber = isNumber(value.value)
    }
    for (const { of, variant } of ready.variants) of.variants.add(variant)
    const isNonzero = (name: string): boolean => this.isNonzero(job, name)
    const vanished = expression ? underflowNotices(approximation, expression, isNonzero) : []
    return outcomeOf({
      statement,
      output,
      settings: this.settings,
      ready: vanished.length === 0 ? ready : { ...ready, notices: [...ready.notices, ...vanished] },
      value,
      shown,
      inputs: this.inputs(job),
    })
  }

  /** Whether a name that a line reads stands for a number other than zero. */
  private isNonzero({ task }: Job, name: string): boolean {
    const input = this.schedule.graph.resolutions.get(task.step.key)?.inputs.get(name)
    const known = input === undefined ? undefined : this.known.get(input)
    if (known?.kind !== 'variable' || known.value === undefined || known.value === 'pending') return false
    return typeof known.value === 'number' ? known.value !== 0 : !known.value.isZero
  }

  /** The line with all that it reads. */
  private statementsBehind(job: Job): Statement[] {
    return [...upstream(this.schedule.graph, [job.task.step.key])].flatMap(key => {
      const planned = this.sheet.planned(key)
      return planned && 'statement' in planned ? planned.statement : []
    })
  }

  private inputs(job: Job): string {
    return this.schedule.fingerprint(job.task.step.key)
  }

  private prepareStep({ step }: Task): Prepared {
    const planned = this.sheet.planned(step.key)
    const resolution = this.schedule.graph.resolutions.get(step.key)
    if (!planned || !resolution || !this.settings) return { kind: 'nothing' }
    if ('problem' in planned) {
      const { message, span } = planned.problem
      return failed({ kind: 'syntax', message, position: span })
    }
    const known = new Map<string, Known>()
    for (const [name, input] of resolution.inputs) {
      const definition = this.known.get(input)
      if (definition) known.set(name, definition)
    }
    const name = step.defines[0]?.name
    const given = new GivenFunctions(this.symbols.definition(step.key, GIVEN))
    return prepare({
      statement: planned.statement,
      output: planned.output,
      resolution,
      scope: given.over(createScope(known, this.settings)),
      settings: this.settings,
      symbol: name === undefined ? '' : this.symbols.definition(step.key, name),
      seed: step.key,
    })
  }

  /** Inputs of the same batch count as they are now, not as they were before the edit. */
  private inputFailed(key: string, unsent: readonly Job[]): boolean {
    const inputs = this.schedule.graph.inputs.get(key) ?? new Set<string>()
    const jobs = unsent.filter(job => inputs.has(job.task.step.key))
    if (jobs.some(job => job.finished?.outcome.error)) return true
    const inBatch = new Set(jobs.map(job => job.task.step.key))
    return [...inputs].some(input => !inBatch.has(input) && this.schedule.records.get(input)?.failed)
  }
}

/** @returns a job that needs no engine */
export function finishedJob(task: Task, finished: Finished): Job {
  return { task, commands: [], ready: null, finished, first: 0, last: 0 }
}
