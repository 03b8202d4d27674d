/** A token of a line that might as well mean something else: a unit with the name of a variable, or the other way round. */
export interface TokenReading {
  /** Where it stands in the LaTeX. */
  readonly token: { readonly start: number; readonly end: number }
  /** Which is meant, and which is not. */
  readonly text: string
  /** What a press does. */
  readonly label: string
  run(): void
}
