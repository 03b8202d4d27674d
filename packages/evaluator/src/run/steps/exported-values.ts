/**
 * Responsibilities: names that are handed on below what stands around or beside their definition: a
 * choice, a loop, `correlate`. Nothing is computed for them.
 */
import type { Outcome } from '../../contract.ts'
import type { StepRecord } from '../../graph/schedule.ts'
import type { Step } from '../../graph/step.ts'
import { BLANK, failedOutcome } from '../../results/outcome.ts'
import type { Finished } from '../../results/outcome.ts'
import { HALTED } from '../../answers/errors.ts'
import type { Known } from '../../values/known.ts'
import type { LoopResult } from '../loops/loop.ts'
import { withCorrelation } from '../../uncertainty/correlations.ts'
import { leftUncertain } from '../../uncertainty/propagate.ts'

/** What is known of the steps of the worksheet. */
interface About {
  /** What definitions tell their readers, by step; what is handed on is added. */
  readonly known: Map<string, Known>
  /** The definitions that a step reads, by name. */
  inputsOf(key: string): ReadonlyMap<string, string>
  outcomeAt(key: string): Outcome | undefined
}

/** What a step gave. */
export type Given = Pick<StepRecord, 'value' | 'failed'>

type GivenBy = (key: string) => Given | undefined

/** What a loop leaves. */
interface Left {
  readonly names: LoopResult['names']
  /** Whether it reads or holds uncertain numbers. */
  readonly isUncertain: boolean
}

export class HandedOn {
  readonly #about: About
  readonly #loops = new Map<string, Left>()
  /** Steps whose name no pass of a loop has given a value. */
  readonly #neverGiven = new Set<string>()

  constructor(about: About) {
    this.#about = about
  }

  /** @param names that the loop has left; null where it has failed */
  keep(loop: string, names: LoopResult['names'] | null, isUncertain: boolean): void {
    if (names) this.#loops.set(loop, { names, isUncertain })
    else this.#loops.delete(loop)
  }

  /** Below a choice the name means what it means in the chosen branch. */
  merged({ key }: Step, definition: string | undefined, givenBy: GivenBy): Finished {
    const known = definition === undefined ? undefined : this.#about.known.get(definition)
    if (known) this.#about.known.set(key, known)
    else this.#about.known.delete(key)
    this.#note(key, definition !== undefined && this.#neverGiven.has(definition))
    const given = definition === undefined ? undefined : givenBy(definition)
    return given?.failed ? failedOutcome(HALTED) : { outcome: BLANK, value: given?.value ?? 'none' }
  }

  /** Below `correlate(a, b, r)` the name means the same, with the correlation. */
  correlated({ key, of = '', defines }: Step, pair: readonly [string, string], givenBy: GivenBy): Finished {
    const [{ name } = { name: '' }] = defines
    const inputs = this.#about.inputsOf(key)
    const coefficient = this.#about.outcomeAt(of)?.value
    const [one, other] = pair.map(each => this.#about.known.get(inputs.get(each) ?? ''))
    const known = name === pair[0] ? one : other
    if (this.#about.outcomeAt(of)?.error || typeof coefficient !== 'number' || !known)
      return failedOutcome(HALTED)
    const given = givenBy(inputs.get(name) ?? '')
    this.#about.known.set(key, withCorrelation(known, one, other, coefficient))
    return { outcome: BLANK, value: `${given?.value} ${pair.join(' ')} ${coefficient}` }
  }

  /** Below a loop the name means what the last pass left. */
  exported({ key, of = '', defines }: Step, givenBy: GivenBy): Finished {
    const [{ name } = { name: '' }] = defines
    const loop = givenBy(of)?.failed ? undefined : this.#loops.get(of)
    const left = loop?.names.get(name)
    this.#note(key, loop !== undefined && !left)
    if (!loop) return failedOutcome(HALTED)
    if (!left) {
      this.#about.known.delete(key)
      return { outcome: BLANK, value: 'none' }
    }
    this.#about.known.set(key, loop.isUncertain ? leftUncertain(left.known) : left.known)
    return { outcome: BLANK, value: left.value }
  }
  /** Whether the step hands on a name that a loop should have given a value, and no pass has. */
  isNeverGiven(key: string): boolean {
    return this.#neverGiven.has(key)
  }

  #note(key: string, isNeverGiven: boolean): void {
    if (isNeverGiven) this.#neverGiven.add(key)
    else this.#neverGiven.delete(key)
  }
}
