/** Responsibilities: the values that lines of a loop have in each of its passes, for those that are judged by all. */
import type { EvaluationError, Outcome, PassValue } from '../../block-result.ts'
import type { LoopPlan } from '../../plan/planned.ts'
import { failedOutcome } from '../../results/outcome.ts'
import type { FinishedStep } from '../../results/outcome.ts'
import { errorInsideLoop } from './loop-lines.ts'

export class PassValues {
  readonly #formulas: LoopPlan['formulas']
  readonly #values = new Map<string, PassValue[]>()
  readonly #last = new Map<string, Outcome>()
  /** The first error of a line, which no later pass takes back. */
  readonly #failed = new Map<string, Outcome>()
  /** The passes that are under way, the outermost first. */
  readonly #passes: string[] = []

  constructor(formulas: LoopPlan['formulas']) {
    this.#formulas = formulas
  }

  begin(pass: number): void {
    this.#passes.push(`pass ${pass + 1}`)
  }

  end(lines: readonly string[], outcomeOf: (line: string) => Outcome | undefined): void {
    const pass = this.#passes.join(', ')
    this.#passes.pop()
    for (const line of lines) {
      const outcome = this.#formulas.get(line)?.eachPass ? outcomeOf(line) : undefined
      if (!outcome || outcome.skipped) continue
      this.#last.set(line, outcome)
      if (outcome.error && !this.#failed.has(line)) this.#failed.set(line, outcome)
      const { value, uncertainty, unit, exact, unknown } = outcome
      const known = { pass, value, unit, exact, ...(uncertainty !== undefined && { uncertainty }) }
      const values = this.#values.get(line) ?? []
      values.push({ ...known, ...(unknown && { unknown }) })
      this.#values.set(line, values)
    }
  }

  /**
   * The outcomes of these lines once the loop has ended.
   * @param failure of the loop: passes are missing, and the values say nothing about them
   */
  *outcomes(failure: EvaluationError | null): Generator<readonly [line: string, finished: FinishedStep]> {
    for (const [line, eachPass] of this.#values) {
      const failed = this.#failed.get(line)
      if (failed) yield [line, { outcome: failed, value: '' }]
      else if (failure) yield [line, failedOutcome(errorInsideLoop(failure))]
      else yield [line, { outcome: { ...this.#last.get(line)!, eachPass }, value: '' }]
    }
  }
}
