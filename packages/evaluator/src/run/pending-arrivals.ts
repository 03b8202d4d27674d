/**
 * Responsibilities: steps that wait for something from outside, such as the bytes of a file or the engine, while
 * others run.
 */
import { downstream } from '../graph/graph.ts'
import type { Graph } from '../graph/graph.ts'
import type { StepTask } from '../graph/schedule.ts'

export class PendingArrivals {
  readonly #waiting = new Map<string, StepTask>()
  #wake: () => void = () => {}
  /** Whether a step has stopped waiting since `next` was asked. */
  #isChanged = false

  /** @param arrival settles when the step may be tried again. @returns whether the step did not wait before */
  add(task: StepTask, arrival: Promise<unknown>): boolean {
    const { key } = task.step
    const isNew = !this.#waiting.has(key)
    this.#waiting.set(key, task)
    void arrival.then(() => {
      if (this.#waiting.get(key) !== task) return
      this.#waiting.delete(key)
      this.#change()
    })
    return isNew
  }

  /** @returns the steps that wait, with those that depend on them */
  held(graph: Graph): ReadonlySet<string> {
    return downstream(graph, this.#waiting.keys())
  }

  /**
   * Everything else is done: waits until a step may be tried again, or `release` is called.
   * @returns false when no step has waited
   */
  async next(): Promise<boolean> {
    if (this.#waiting.size > 0 && !this.#isChanged) await new Promise<void>(resolve => (this.#wake = resolve))
    const isChanged = this.#isChanged
    this.#isChanged = false
    return isChanged
  }

  /** Lets all steps be tried again: an edit may have changed what they wait for. */
  release(): StepTask[] {
    const tasks = [...this.#waiting.values()]
    if (tasks.length === 0) return tasks
    this.#waiting.clear()
    this.#change()
    return tasks
  }

  #change(): void {
    this.#isChanged = true
    this.#wake()
  }
}
