/** The evaluator as its callers see it: blocks and settings in, events and results out. */
import type { NumberForm } from '@calcwright/math/expression'
import type { BlockResult, ResultsSnapshot } from './block-result.ts'

/** The bytes that worksheets refer to. A rejection with an error called `MissingResource` says that there are none. */
export interface ResourceSource {
  get(digest: string): Promise<Uint8Array<ArrayBuffer>>
}

/** A block as the evaluator sees it, in reading order. */
export interface EvaluationBlock {
  readonly id: string
  readonly type: string
  readonly parent: string | null
  readonly disabled: boolean
  readonly props: unknown
  /** The form in which it writes its numbers, `2 decimals, zeros`; as the settings say without it. */
  readonly numbers?: string | undefined
  /** Fingerprint of this state of the block, rising: its result carries it. Absent where nobody compares. */
  readonly revision?: number
}

export interface EvaluationSettings {
  readonly angle: 'rad' | 'deg'
  readonly complex: boolean
  /** The letter of the imaginary unit where it is not i. */
  readonly imaginaryUnit?: 'j'
  readonly approximate: boolean
  /** Significant digits of shown decimals, 1 to 14. */
  readonly digits: number
  readonly oneIndexed: boolean
  readonly thousands: boolean
  /** How results are written, by unit. */
  readonly forms?: readonly NumberForm[]
  /** Preferred units by plain symbol, base units first. */
  readonly units: readonly string[]
  readonly currencyUnit: string
  /** yyyy-mm-dd, or '0' for the current rates. */
  readonly currencyDate: string
  /** The rates of that day, where they were fetched: those that ship unless given. */
  readonly rates?: {
    /** Day of the rates. */
    readonly date: string
    /** Units of each currency for one US dollar, as decimal digits. */
    readonly perDollar: Readonly<Record<string, string>>
    /** The newest rates: there are none of the day that the worksheet asks for. */
    readonly standsIn?: boolean
  }
  /** Results with money say the day of the rates: nobody looks at the settings beside them. */
  readonly namesRates?: boolean
  /** Show the steps to each result, where its line says nothing else. */
  readonly working?: boolean
}

export type RunState = 'idle' | 'running' | 'aborting' | 'terminated'

/** Messages of the evaluator while it works. */
export type EvaluatorEvent =
  | { readonly kind: 'engine'; readonly phase: 'loading' | 'ready' | 'terminated'; readonly text: string; readonly progress: number }
  /** `edited`: those of them that were changed themselves. Their earlier results belong to an earlier text. */
  | { readonly kind: 'queued'; readonly blocks: readonly string[]; readonly edited: readonly string[] }
  | { readonly kind: 'results'; readonly results: readonly BlockResult[] }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  /** The engine was replaced, or has printed an error. */
  | { readonly kind: 'message'; readonly text: string }
  /** Whether edits are computed by themselves. */
  | { readonly kind: 'mode'; readonly automatic: boolean }
  /**
   * The evaluator is at rest. `stale`: blocks that wait for a request, after an abort or in manual mode; `revision`:
   * the newest state of a block that had come by then.
   */
  | { readonly kind: 'finished'; readonly halted: boolean; readonly cancelled: boolean; readonly stale: readonly string[]; readonly revision?: number } // prettier-ignore

/** The evaluator as everybody sees it; the worker client implements the same interface. */
export interface Evaluator {
  /** Replaces the worksheet; only what is stale against `snapshot` runs. */
  open(blocks: readonly EvaluationBlock[], settings: EvaluationSettings, snapshot?: ResultsSnapshot): void
  /** Changed or new blocks, and the reading order when it changed; removed blocks are absent from it. */
  update(change: { readonly blocks: readonly EvaluationBlock[]; readonly order?: readonly string[] }): void
  configure(settings: EvaluationSettings): void
  /** Stops the run: what was not computed stays stale. */
  abort(): void
  /** Terminates the engine, whatever it does; `recalculate` starts it again. */
  kill(): void
  /** Runs everything on a fresh engine, or what is stale; in manual mode too. */
  recalculate(scope: 'all' | 'stale'): void
  /** Off: edits wait for `recalculate` or `calculate`. On (at first): computes what waits. */
  setAutomatic(automatic: boolean): void
  /** Runs these blocks and what they need, as far as that is stale; in manual mode too. */
  calculate(blocks: readonly string[]): void
  /** Reports the results that are there, for a page that is about to draw; otherwise they come a moment later. */
  collect(): void
  snapshot(): Promise<ResultsSnapshot>
  /** Resolves when everything that was asked so far is calculated, or waits for a request. */
  settled(): Promise<void>
  on(listener: (event: EvaluatorEvent) => void): () => void
  dispose(): void
}
