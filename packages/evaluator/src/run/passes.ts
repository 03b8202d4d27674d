/**
 * Responsibilities: what the lines of loops gave in their first passes. It is looked for once everything
 * is computed and the page had time to draw it, and left as soon as there is something to compute.
 */
import type { RunEngine } from './engine-on-demand.ts'
import { walkLoop } from './steps/loop.ts'
import type { StepState } from './steps/state.ts'
import type { Outcomes } from './outcomes.ts'
import { RunStopped } from '../engine/session.ts'
import type { LoopPlan, PlannedStep } from '../plan/planned.ts'

/**
 * A loop that took so many milliseconds is not walked through again: the next edit would have to wait for one
 * of its passes. On a busy machine a loop of a few short passes takes half a second.
 */
const LONG = 2000
/** Milliseconds after a run in which the page draws its results. */
const REST = 150

interface Walk {
  readonly loop: LoopPlan
}

export class Passes {
  readonly #state: StepState
  readonly #outcomes: Outcomes
  readonly #waiting = new Map<string, Walk>()
  #walking: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(state: StepState, outcomes: Outcomes) {
    this.#state = state
    this.#outcomes = outcomes
  }

  /** @param took milliseconds that the step took; those other than loops have no passes */
  ran(planned: PlannedStep, took: number): void {
    if (planned.kind !== 'loop') return
    const { step, loop } = planned
    if (took < LONG) this.#waiting.set(step.key, { loop })
    else this.#waiting.delete(step.key)
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#waiting.clear()
  }

  /** Goes through the loops that have run, once there has been nothing to compute for a while. */
  walkLater(walk: () => Promise<void>): void {
    clearTimeout(this.#timer)
    if (this.#waiting.size > 0) this.#timer = setTimeout(() => void walk(), REST)
  }

  /**
   * Goes through the loops that have run.
   * @param busy whether there is something else to do
   */
  async walk(engine: RunEngine, deadline: number | undefined, busy: () => boolean): Promise<void> {
    await this.#walking
    if (busy() || this.#waiting.size === 0) return
    this.#walking = this.#walkAll(engine, deadline, busy).finally(() => (this.#walking = null))
    await this.#walking
  }

  async #walkAll(engine: RunEngine, deadline: number | undefined, busy: () => boolean): Promise<void> {
    for (const [key, walk] of this.#waiting) {
      const stopped = (): boolean => busy() || this.#waiting.get(key) !== walk
      try {
        if (this.#state.schedule.graph.positions.has(key)) {
          const access = { engine, deadline, stopped, onPasses: () => {} }
          this.#reportPasses(await walkLoop(key, walk.loop, this.#state, access))
        }
        this.#waiting.delete(key)
      } catch (fault) {
        if (!(fault instanceof RunStopped)) throw fault
        if (busy()) return
      }
    }
  }

  #reportPasses(outcomes: ReadonlyMap<string, Parameters<Outcomes['set']>[1]>): void {
    for (const [key, outcome] of outcomes) {
      const step = this.#state.schedule.graph.steps[this.#state.schedule.graph.positions.get(key) ?? -1]
      if (!step || !this.#outcomes.has(key)) continue
      this.#outcomes.set(key, outcome)
      this.#outcomes.publish(step.block)
    }
    this.#outcomes.flush()
  }
}
