import type { BlockResult } from '@calcwright/evaluator'
import type { NumberFormat } from '@calcwright/math/expression'
import type { SourceBlock } from './plain-lines.ts'

/** A worksheet with the results of its blocks. */
export interface ComputedSheet {
  /** Blocks in reading order, each with its place. */
  readonly sources: readonly SourceBlock[]
  readonly results: ReadonlyMap<string, BlockResult>
  /** How it writes numbers; absent for a text without settings. */
  readonly format?: NumberFormat
}
