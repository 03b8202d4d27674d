/** A table of a worksheet for others. */
export interface SharedTable {
  /** The name of each row; none where no row has one. */
  readonly rows: readonly string[]
  /** Names of its columns of words. */
  readonly words: readonly string[]
  readonly columns: readonly {
    readonly name: string
    /** The unit of all cells; '' for none, or where they have units of their own. */
    readonly unit: string
    /** The cells as a list in plain notation, `undef` for a gap. */
    readonly data: string
  }[]
  /** Names that its cells and columns are computed from. */
  readonly reads: readonly string[]
}

/** A name that a worksheet defines, with its value as it was saved last. */
export interface SharedVariable {
  /** Functions without their parenthesis. */
  readonly name: string
  /** The value as the worksheet shows it; of a function its definition. */
  readonly latex: string
  /** The value in plain notation with its units; a function as `x -> …`. */
  readonly data: string
  /** Remark on the variable, '' for none. */
  readonly description: string
  /** Functions that it calls and that have to come along. */
  readonly needs: readonly string[]
  /** The right side of its definition in plain notation; '' where it has none, or more than one. */
  readonly formula: string
  /** The table of this name; it has no value of its own, and `latex` and `data` are ''. Absent for other names. */
  readonly table?: SharedTable | undefined
}

/** A worksheet with what it offers to others. */
export interface VariableSource {
  readonly hash: string
  readonly name: string
  readonly variables: readonly SharedVariable[]
  /** Its checks with their verdicts, as includes save them; none from servers of an earlier version. */
  readonly checks?: readonly unknown[]
  /** Limits of the person's plan; absent for none. */
  readonly limits?: { readonly variables: number | null; readonly perSource: number | null }
  /** Names of worksheets that include one another behind it, or it and the open one, from one to itself. */
  readonly circle?: readonly string[]
  /** Worksheets behind it that have older values of the one called `source`. */
  readonly older?: readonly { readonly hash: string; readonly name: string; readonly source: string }[]
  /** False where there are more worksheets behind it than are looked at. */
  readonly whole?: boolean
}

export interface ListedWorksheet {
  readonly hash: string
  readonly name: string
  readonly changed: Date
}

/**
 * The worksheets that values can be taken from. Calls throw an Error with a sentence for the person; its name is
 * `NoSource` where the worksheet does not exist, or the person may not see it.
 */
export interface OtherWorksheets {
  /** Worksheets of the person, the last changed first. */
  list(): Promise<readonly ListedWorksheet[]>
  variables(hash: string): Promise<VariableSource>
  /** The address of the page that shows a worksheet. */
  address(hash: string): string
}
