import type { FindQuery } from './find-query.ts'

/** How find and replace read the blocks of one type. */
export interface BlockFinding<Props> {
  /** Texts of the block: matches lie within one passage each. */
  passages(props: Props): readonly string[]
  /** The query as the passages would write it; as it is without this. */
  asWritten?(query: string): string
  /** A block with matches is one match as a whole, as a formula is. */
  readonly whole?: boolean
  /** The fields whose texts the passages are, by id: each that has a match is one match as a whole. */
  fields?(props: Props): readonly string[]
  /**
   * The fields to change so that `to` stands in the place of these matches, counted from 0 through all
   * passages; null when that cannot be done without changing anything else.
   */
  replace(props: Props, query: FindQuery, to: string, which: ReadonlySet<number>): Partial<Props> | null
}
