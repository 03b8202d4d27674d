/**
 * Responsibilities: a line that takes long does not hold up the others. When it has run for its
 * turn while others could be computed, it is put off until they are. Its next turn is twice as
 * long, so that no more time is lost than the line takes; an edit ends the turn of a line that is
 * known to be slow at once, and it is not tried again before typing rests.
 */
import { downstream } from '../graph/graph.ts'
import type { Graph } from '../graph/graph.ts'

const FIRST_TURN = 1000
/** Milliseconds without an edit after which slow lines are tried again. */
const REST = 500

export class SlowSteps {
  readonly #onOver: () => void
  readonly #putOff = new Set<string>()
  /** Lines that were put off since they were last edited. */
  readonly #slow = new Set<string>()
  #current: { readonly key: string; readonly since: number } | null = null
  #turn = FIRST_TURN
  #lastEdit = -Infinity
  /** An edit is waiting for a result. */
  #urgent = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #wake: () => void = () => {}

  /** @param onOver called when the running line has had its turn */
  constructor(onOver: () => void) {
    this.#onOver = onOver
  }

  /** The engine goes on with this step; null when it is done with all of them. */
  begin(key: string | null): void {
    clearTimeout(this.#timer)
    this.#current = key === null ? null : { key, since: performance.now() }
    if (this.#current) this.#timer = setTimeout(this.#onOver, this.#turn)
  }

  /** The running step, if it has had its turn. */
  over(): string | null {
    if (!this.#current) return null
    const { key, since } = this.#current
    const passed = performance.now() - since >= this.#turn
    return passed || (this.#urgent && this.#slow.has(key)) ? key : null
  }

  /** Postpones a step until all others have run. */
  defer(key: string): void {
    this.#putOff.add(key)
    this.#slow.add(key)
  }

  edited(touched: Iterable<string>): void {
    for (const key of touched) {
      this.#putOff.delete(key)
      this.#slow.delete(key)
    }
    this.#turn = FIRST_TURN
    this.#lastEdit = performance.now()
    this.#urgent = true
    this.#wake()
  }

  /** @returns what has to wait for the lines that were put off, these among it */
  held(graph: Graph): ReadonlySet<string> {
    return downstream(graph, this.#putOff)
  }

  /**
   * Everything else is done: the lines that were put off may run, once typing rests.
   * @returns false when there are none
   */
  async release(): Promise<boolean> {
    if (this.#putOff.size === 0) return false
    const rest = this.#lastEdit + REST - performance.now()
    if (rest > 0) {
      const edit = this.#lastEdit
      await new Promise<void>(resolve => {
        this.#wake = resolve
        setTimeout(resolve, rest)
      })
      if (edit !== this.#lastEdit) return true
    }
    this.#putOff.clear()
    this.#turn *= 2
    this.#urgent = false
    return true
  }

  /** The run is over, or another worksheet is opened. */
  end(): void {
    this.begin(null)
    this.#putOff.clear()
    this.#turn = FIRST_TURN
    this.#urgent = false
    this.#wake()
  }
}
