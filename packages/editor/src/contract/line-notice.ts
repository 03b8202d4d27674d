/** A sentence under a line, with what can be done about it; it vanishes when the line changes. */
export interface LineNotice {
  readonly text: string
  /**
   * The notice waits for an answer, in place of the notices of the result, which depend on it. Without this,
   * it vanishes at the next undo point.
   */
  readonly asks?: boolean
  /** Whether other lines have made the sentence untrue; looked at when the worksheet changes. */
  readonly isObsolete?: () => boolean
  /** The notice stays whatever changes, and no other replaces it, until the code that set it removes it. */
  readonly stays?: true
  readonly actions: readonly { readonly label: string; run(): void }[]
}
