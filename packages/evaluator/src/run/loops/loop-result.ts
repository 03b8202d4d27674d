import type { FinishedStep } from '../../results/outcome.ts'
import type { NameMeaning } from '../../values/known.ts'

/** The result of a loop. */
export interface LoopResult {
  /** Outcomes by the keys of steps: of the loop itself, and of each line in it. */
  readonly outcomes: ReadonlyMap<string, FinishedStep>
  /** The meaning of a name below the loop, with the fingerprint that its readers see. */
  readonly names: ReadonlyMap<string, { readonly known: NameMeaning; readonly value: string }>
}
