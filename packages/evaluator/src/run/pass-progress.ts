/** Responsibilities: a step that takes long reports in its own block how far it is. */
import { message } from '@calcwright/math/messages/runs'
import type { EvaluatorEvent } from '../contract.ts'
import type { Notice, Outcome } from '../block-result.ts'
import { EMPTY_OUTCOME } from '../results/outcome.ts'

/** Passes after which a loop reports its progress. */
const MANY_PASSES = 1000
/** Milliseconds between two such messages. */
const INTERVAL = 400

const LOADING = message('resource.loading')

export class PassProgress {
  readonly #emit: (event: EvaluatorEvent) => void
  readonly #revisionOf: (block: string) => number | undefined
  /** Moment of the last message. */
  #reportedAt = 0

  /** @param revisionOf the state of a block that is being computed */
  constructor(emit: (event: EvaluatorEvent) => void, revisionOf: (block: string) => number | undefined) {
    this.#emit = emit
    this.#revisionOf = revisionOf
  }

  /** @param block the block of the loop */
  report(block: string, done: number, all: number): void {
    const now = performance.now()
    if (done < MANY_PASSES || now - this.#reportedAt < INTERVAL) return
    this.#reportedAt = now
    this.#emitNotice(block, message('loop.running', { done, all }))
  }

  /** @param block the block of a file that is on its way */
  reportLoading(block: string): void {
    this.#emitNotice(block, LOADING)
  }

  #emitNotice(block: string, notice: Notice): void {
    const notices = [notice]
    const outcome: Outcome = { ...EMPTY_OUTCOME, shown: true, notices, running: true }
    const revision = this.#revisionOf(block)
    const result = {
      block,
      hash: '',
      values: '',
      outcomes: [outcome],
      defines: [],
      ...(revision !== undefined && { revision }),
    }
    this.#emit({ kind: 'results', results: [result] })
  }
}
