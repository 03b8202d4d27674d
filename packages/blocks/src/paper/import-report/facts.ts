/** Facts of an import as a block stores them. */
import type { StoredResult } from '../../import/imported.ts'

/** A formula of the file. */
export interface FormulaFacts {
  /** Id of the block that it became; absent for one that is kept as a text, and for the braces of a block. */
  readonly block?: string
  /** Whether it begins or ends a block with lines in it, such as a loop. */
  readonly isBlock?: boolean
  readonly source: string
  /** The result that the other program showed. */
  readonly stored?: StoredResult
}

export interface ImportFacts {
  readonly program: string
  readonly texts: number
  /** Theirs, and ours. */
  readonly names: Readonly<Record<string, string>>
  readonly formulas: readonly FormulaFacts[]
  readonly remarks: readonly { readonly line: number; readonly reason: string }[]
}

/** Null for facts that nobody wrote yet. */
export const readFacts = (facts: string): ImportFacts | null =>
  facts === '' ? null : (JSON.parse(facts) as ImportFacts)
