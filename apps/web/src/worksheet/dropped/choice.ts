/** A thing to do with the files, in words for people. */
export interface Choice {
  readonly label: string
  /** Why it cannot be done. */
  readonly refusal?: string
  /** Absent for a new worksheet, which the dialog makes. */
  readonly run?: () => void
}
