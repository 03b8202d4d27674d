import type { ResultOptions } from '../result-options.ts'

/** Saved fields of every row; the fields that a row names are texts, too: formulas as the math field writes them. */
export interface CallProps extends ResultOptions {
  /** Target of the result, '' for none: a name, or a function with its variable. */
  readonly store: string
}
