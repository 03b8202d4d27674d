/**
 * Responsibilities: what is stale, and what to run next. Pure bookkeeping: no engine, no clock.
 *
 * Each step carries the fingerprint of what its last result was made from (`inputs`) and of what
 * dependents see of it (`value`). A step whose fingerprint still fits is fresh and is not run; a
 * step that was run and has the same value as before does not make its dependents stale.
 */
import { isReadName } from './branches.ts'
import { buildGraph, downstream, inputsOf, reviseGraph, stepsOf, touchedSteps } from './graph.ts'
import type { Graph } from './graph.ts'
import { hashOf } from './hash.ts'
import { unknownText } from './resolve.ts'
import type { Hidden } from './resolve.ts'
import type { Step } from './step.ts'

export interface StepRecord {
  readonly inputs: string
  readonly value: string
  /** Dependents of a failed definition are halted. */
  readonly failed: boolean
}

export interface StepTask {
  readonly step: Step
  /** A definition below depends on a failed one: nothing is run. */
  readonly halted: boolean
  /** Fresh, but the engine has to get the definition, perhaps once more. */
  readonly restored: boolean
}

/** The value that dependents see of a failed step: they are halted, whatever the failure. */
export const FAILED_VALUE = 'failed'

export class Schedule {
  graph: Graph = buildGraph([])
  readonly records = new Map<string, StepRecord>()
  readonly #stale = new Set<string>()
  readonly #running = new Set<string>()
  readonly #invalidated = new Set<string>()
  /** Definitions that the engine holds as they are recorded here. */
  readonly #held = new Set<string>()
  /** Part of every fingerprint: settings and versions. */
  #basis = ''

  /** Takes the state after an edit. @returns the steps that the edit touched */
  replaceSteps(steps: readonly Step[], hidden: readonly Hidden[] = []): ReadonlySet<string> {
    const previous = this.graph
    this.graph = reviseGraph(previous, steps, hidden)
    if (this.graph.positions !== previous.positions) this.#forgetRemoved()
    const touched = touchedSteps(previous, this.graph)
    this.touch(touched)
    return touched
  }

  /** Changes what every result depends on: settings and versions. */
  setBasis(basis: string): void {
    if (basis === this.#basis) return
    this.#basis = basis
    this.touch(this.graph.positions.keys())
  }

  /** Marks steps for another check, or for another run when `forget`. */
  touch(keys: Iterable<string>, forget = false): void {
    const touched = [...keys]
    for (const key of touched) {
      this.#stale.add(key)
      if (forget) this.records.delete(key)
    }
    for (const key of downstream(this.graph, touched)) if (this.#running.has(key)) this.#invalidated.add(key)
  }

  /**
   * Drops the steps that were marked but whose result still fits, as far as that is known before
   * anything has run. @returns the dropped steps
   */
  settle(): Step[] {
    const uncertain = new Set<string>()
    const fresh: Step[] = []
    for (const step of this.pendingSteps()) {
      const inputs = inputsOf(this.graph, step.key)
      const certain = !this.#running.has(step.key) && ![...inputs].some(input => uncertain.has(input))
      if (certain && this.#stale.has(step.key) && this.#isFresh(step)) {
        this.#stale.delete(step.key)
        fresh.push(step)
      }
      if (!certain || this.#stale.has(step.key)) uncertain.add(step.key)
    }
    return fresh
  }

  /** @returns the steps that are stale or depend on one that is, in reading order */
  pendingSteps(): Step[] {
    return stepsOf(this.graph, downstream(this.graph, [...this.#stale, ...this.#running]))
  }

  /** The engine has lost its definitions. */
  forgetEngine(): void {
    this.#held.clear()
  }

  get idle(): boolean {
    return this.#stale.size === 0 && this.#running.size === 0
  }

  /** @returns whether a step has to run that does not wait in the running batch */
  isStale(key: string): boolean {
    return this.#stale.has(key)
  }

  /** @returns whether the result of a step answers its present source */
  isCurrent(key: string): boolean {
    return !this.#stale.has(key) && !this.#running.has(key)
  }

  /** @returns whether a step is stale or waits in the running batch that may run */
  hasWork(mayRun: (key: string) => boolean): boolean {
    for (const keys of [this.#stale, this.#running]) for (const key of keys) if (mayRun(key)) return true
    return false
  }

  /** @returns whether a running step was touched by an edit, so that its result is of no use */
  get overtaken(): boolean {
    return this.#invalidated.size > 0
  }

  /**
   * Picks the earliest stale steps. A step that reads one picked before it is taken along, since
   * the value will most often have changed; the batch then needs one round trip.
   * @param mayRun where a step may not, everything that reads it may not either
   * @param onFresh called for stale steps whose result turns out to fit still
   * @returns tasks in reading order; empty when everything is fresh
   */
  next(
    limit: number,
    mayRun: (key: string) => boolean = () => true,
    onFresh: (step: Step) => void = () => {},
  ): StepTask[] {
    const tasks = new Map<string, StepTask>()
    for (const step of this.pendingSteps()) {
      if (this.#stale.size === 0 && tasks.size === 0) break
      if (tasks.size >= limit) break
      const inputs = inputsOf(this.graph, step.key)
      const pending = [...inputs].some(key => tasks.has(key) && !tasks.get(key)?.restored)
      if ((!pending && !this.#stale.has(step.key)) || !mayRun(step.key)) continue
      if (!pending && this.#isFresh(step)) {
        this.#stale.delete(step.key)
        onFresh(step)
        continue
      }
      const halted = this.#failedInputs(step).some(key => !tasks.has(key))
      if (!halted) for (const key of inputs) this.#restore(key, tasks)
      this.#add(tasks, { step, halted, restored: false })
    }
    return [...tasks.values()]
  }

  /** Counts a stale step as running, so that its result can be noted. */
  take(key: string): void {
    this.#stale.delete(key)
    this.#running.add(key)
  }

  /**
   * Notes the result of a task.
   * @returns false when the result is void because an edit came in between
   */
  complete(key: string, value: string, failed: boolean): boolean {
    this.#running.delete(key)
    if (this.#invalidated.has(key)) {
      this.postpone(key)
      return false
    }
    const before = this.records.get(key)
    this.records.set(key, { inputs: this.fingerprint(key), value, failed })
    if (failed) this.#held.delete(key)
    else this.#held.add(key)
    if (before?.value !== value) {
      for (const dependent of this.graph.dependents.get(key) ?? []) {
        if (!this.#running.has(dependent)) this.#stale.add(dependent)
      }
    }
    return true
  }

  /** A task that was not carried out stays stale. */
  postpone(key: string): void {
    this.#running.delete(key)
    this.#invalidated.delete(key)
    this.#held.delete(key)
    if (this.graph.positions.has(key)) this.#stale.add(key)
  }

  /** @returns whether an input of the step has failed by now */
  hasFailedInput(key: string): boolean {
    const step = this.graph.steps[this.graph.positions.get(key) ?? -1]
    return step !== undefined && this.#failedInputs(step).length > 0
  }

  /** Definitions read by the step that have failed. A merge decides for itself which ones it needs. */
  #failedInputs({ key, merge, lenient }: Step): string[] {
    if (merge || lenient) return []
    const inputs = this.graph.resolutions.get(key)?.inputs ?? new Map<string, string>()
    const failed: string[] = []
    for (const [name, input] of inputs)
      if (isReadName(name) && this.records.get(input)?.failed) failed.push(input)
    return failed
  }

  /** @returns whether a definition has failed: what depends on it is halted */
  get halted(): boolean {
    for (const [key, { failed }] of this.records) {
      if (failed && stepsOf(this.graph, [key]).some(step => step.defines.length > 0)) return true
    }
    return false
  }

  /** @returns the fingerprint of what the step's result depends on now */
  fingerprint(key: string): string {
    const resolution = this.graph.resolutions.get(key)
    const step = this.graph.steps[this.graph.positions.get(key) ?? -1]
    if (!resolution || !step) return ''
    const texts = [this.#basis, step.key, step.source]
    for (const [name, input] of resolution.inputs) texts.push(name, this.records.get(input)?.value ?? '')
    const unknown = unknownText(resolution)
    if (unknown !== '') texts.push('unknown', unknown)
    return hashOf(...texts, 'later', ...resolution.later, 'own', ...resolution.own)
  }

  #isFresh(step: Step): boolean {
    const record = this.records.get(step.key)
    return record !== undefined && record.inputs === this.fingerprint(step.key)
  }

  #add(tasks: Map<string, StepTask>, task: StepTask): void {
    tasks.set(task.step.key, task)
    this.take(task.step.key)
  }

  /** Adds a fresh definition that the engine does not hold, and first those that it reads itself. */
  #restore(key: string, tasks: Map<string, StepTask>): void {
    const step = this.graph.steps[this.graph.positions.get(key) ?? -1]
    if (!step || tasks.has(key) || this.#held.has(key)) return
    for (const input of inputsOf(this.graph, key)) this.#restore(input, tasks)
    this.#add(tasks, { step, halted: false, restored: true })
  }

  #forgetRemoved(): void {
    for (const set of [this.#stale, this.#held]) {
      for (const key of set) if (!this.graph.positions.has(key)) set.delete(key)
    }
    for (const key of this.records.keys()) if (!this.graph.positions.has(key)) this.records.delete(key)
    for (const key of this.#running) if (!this.graph.positions.has(key)) this.#invalidated.add(key)
  }
}
