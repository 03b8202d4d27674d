/** Something that can be offered for what is being typed. */
export interface Candidate {
  readonly kind: 'argument' | 'variable' | 'function' | 'unit' | 'row' | 'column'
  /** Plain form of a name, symbol of a unit, name of a row as its table has it. */
  readonly name: string
  /** Words that find it: the name without accents, for a unit its English names too. */
  readonly words: readonly string[]
  /** Beside the name: the English name of a unit, '' for none. */
  readonly label: string
  /** The block that defines it. */
  readonly block?: string
}
