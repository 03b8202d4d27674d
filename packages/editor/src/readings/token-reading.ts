/** A token of a line that might as well mean something else: a unit with the name of a variable, or the other way round. */
export interface TokenReading {
  /** Where it stands in the LaTeX. */
  readonly token: { readonly start: number; readonly end: number }
  /** Text of the reading that is meant, and of the other one. */
  readonly text: string
  /** Label of the button. */
  readonly label: string
  run(): void
}
