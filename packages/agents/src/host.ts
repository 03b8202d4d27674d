/** Worksheets as agents reach them: those of a server that a person may see, or those of a folder. */

export interface ListedWorksheet {
  /** Names it in other calls: the hash of its address, or its path in the folder. */
  readonly worksheet: string
  readonly name: string
  /** The address for people; absent for a file. */
  readonly address?: string
}

export interface SheetCall {
  /** Values by name, or a list of such sets. */
  readonly inputs?: unknown
  readonly outputs?: readonly string[] | undefined
  /** Id of a revision; absent for the worksheet as it is. */
  readonly revision?: string | undefined
}

/** JSON that an agent gets. */
export type Answer = Readonly<Record<string, unknown>>

/** All methods reject with an Error whose message is for people where something cannot be done. */
export interface Host {
  /** @param search words of the name or the content, '' for all */
  list(search: string): Promise<readonly ListedWorksheet[]>
  describe(worksheet: string): Promise<Answer>
  evaluate(worksheet: string, call: SheetCall): Promise<Answer>
  /** @param outputs names or formulas; absent for all lines @returns as `evaluate` */
  evaluateText(text: string, outputs: readonly string[] | undefined): Promise<Answer>
}
