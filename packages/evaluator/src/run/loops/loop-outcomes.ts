/**
 * Responsibilities: the outcomes of a loop that is being run, of itself and of each line in it, and the
 * values of the names that it defines.
 */
import { message } from '@calcwright/math/messages/runs'
import type { ProgramStatement } from '@calcwright/math/expression'
import type { Notice, Outcome, TraceLine } from '../../block-result.ts'
import { EMPTY_OUTCOME, failedOutcome, SKIPPED } from '../../results/outcome.ts'
import type { FinishedStep } from '../../results/outcome.ts'
import { HALTED } from '../../answers/errors.ts'
import { asRequested, inField } from '../../answers/requests.ts'
import { exportedNames } from '../../plan/loop-plan.ts'
import type { LoopPlan } from '../../plan/planned.ts'
import type { Meanings } from '../formula-session.ts'
import { errorInsideLoop, keysOf, ownLines, withoutLoop } from './loop-lines.ts'
import { PassValues } from './pass-values.ts'
import type { NameMeaning } from '../../values/known.ts'

/** The result of a loop. */
export interface LoopResult {
  /** Outcomes by the keys of steps: of the loop itself, and of each line in it. */
  readonly outcomes: ReadonlyMap<string, FinishedStep>
  /** The meaning of a name below the loop, with the fingerprint that its readers see. */
  readonly names: ReadonlyMap<string, { readonly known: NameMeaning; readonly value: string }>
}

/** Sources are the keys of steps, as in {@link LoopResult}. */
export class LoopOutcomes {
  readonly #plan: Pick<LoopPlan, 'formulas' | 'heads'>
  readonly #outcomes = new Map<string, FinishedStep>()
  readonly #values = new Map<string, string>()
  readonly #passValues: PassValues

  constructor(plan: Pick<LoopPlan, 'formulas' | 'heads'>) {
    this.#plan = plan
    this.#passValues = new PassValues(plan.formulas)
  }

  of(source: string): Outcome | undefined {
    return this.#outcomes.get(source)?.outcome
  }

  set(source: string, finished: FinishedStep): void {
    this.#outcomes.set(source, finished)
  }

  /** @param value the fingerprint of a name that its readers see */
  setValue(name: string, value: string): void {
    this.#values.set(name, value)
  }

  clear(): void {
    this.#outcomes.clear()
  }

  /** Removes the outcomes of lines before a pass, counted from 0. */
  beginPass(body: readonly ProgramStatement[], pass: number): void {
    for (const line of keysOf(body)) this.#outcomes.delete(line)
    this.#passValues.begin(pass)
  }

  /** Keeps the values of lines that are wanted of each pass. */
  endPass(body: readonly ProgramStatement[]): void {
    this.#passValues.end(ownLines(body), line => this.of(line))
  }

  /** Lines that were never reached are skipped ones. */
  result({ parts, statement }: LoopPlan, meanings: Meanings, trace: readonly TraceLine[]): LoopResult {
    const failure = this.of(statement.source)?.error
    for (const [line, finished] of this.#passValues.outcomes(failure ?? null))
      this.#outcomes.set(line, finished)
    for (const part of parts) if (!this.#outcomes.has(part)) this.#outcomes.set(part, SKIPPED)
    const own = this.#outcomes.get(statement.source)
    if (own && !own.outcome.error && trace.length > 0)
      this.#outcomes.set(statement.source, { ...own, outcome: { ...own.outcome, trace } })
    const names = exportedNames(statement).flatMap(name => {
      const known = meanings.get(name)
      return known ? [[name, { known, value: this.#values.get(name) ?? known.symbol }] as const] : []
    })
    return { outcomes: this.#outcomes, names: new Map(names) }
  }

  /** The loop has ended after so many passes. */
  end(source: string, passes: string, notices: readonly Notice[] = []): 'end' {
    const shown = notices.length > 0 && { shown: true, notices }
    this.#outcomes.set(source, { outcome: { ...EMPTY_OUTCOME, ...shown }, value: passes })
    return 'end'
  }

  endWithoutPasses(source: string): 'end' {
    this.#outcomes.set(source, {
      outcome: { ...EMPTY_OUTCOME, shown: true, notices: [message('loop.no-passes')] },
      value: '0',
    })
    return 'end'
  }

  /** An error is shown at the line that it comes from, and halts the loop. */
  fail(source: string, finished: FinishedStep): 'failed' {
    const { error } = finished.outcome
    const line = error?.source
    const at = line !== undefined && line !== source && this.#plan.formulas.get(line)
    if (error && at && line !== undefined) {
      const own = failedOutcome(withoutLoop(error), finished.outcome.notices)
      this.#outcomes.set(line, asRequested(own, at))
      this.#outcomes.set(source, failedOutcome(errorInsideLoop(error)))
    } else {
      const placed = error && inField(withoutLoop(error), this.#plan.heads.get(source) ?? [])
      const outcome: Outcome = { ...finished.outcome, error: placed }
      this.#outcomes.set(source, { ...finished, outcome })
    }
    return 'failed'
  }

  /** A line of the pass has failed and shows its error itself. */
  failInPass(source: string, body: readonly ProgramStatement[]): 'failed' {
    const errors = keysOf(body).flatMap(line => this.of(line)?.error ?? [])
    this.#outcomes.set(source, failedOutcome(errors[0] ? errorInsideLoop(errors[0]) : HALTED))
    return 'failed'
  }
}
