/** Knowledge about the names in a formula that a caller of the parser may pass. */
export interface ParseOptions {
  /**
   * Whether a name is a unit; any name by default. Decides `(a+b)[m]` (a unit) against
   * `(a+b)[k]` (an element), and `F = [kN]` (show in kN) against `v = [a]` (a list).
   */
  readonly isUnit?: (name: string) => boolean
  /**
   * Whether a name is a function. `true` makes `f (x)` and `f x` calls; `false` makes `sin x` a
   * product. A name with a bracket attached, `f(x)`, is a call whatever this says: what a name
   * means depends on the lines above, so the evaluator decides.
   */
  readonly isFunction?: (name: string) => boolean | undefined
  /**
   * In a `line` (the default) the first `=` after a name, `f(x)` or `A[1]` defines it. In an
   * `expression` every `=` is an equality.
   */
  readonly context?: 'line' | 'expression'
  /** In an expression nothing is separated outside of brackets, so that `M_y,Ed` is a name there as in a line. */
  readonly isAlone?: true
}
