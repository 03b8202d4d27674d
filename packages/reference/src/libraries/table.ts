/** The form in which libraries hold their figures. */

export interface LibraryColumn {
  /** The name in formulas: `I_y`. */
  readonly name: string
  /** In plain notation, '' for plain numbers and words. */
  readonly unit: string
  /** Its meaning in words. */
  readonly title: string
  /** A column of words, which formulas cannot read. */
  readonly words?: true
}

export interface LibraryRow {
  readonly name: string
  /** One for each column; null where there is no figure. A text of digits is one exact to its last digit. */
  readonly cells: readonly (number | string | null)[]
  /** The unit of all its numbers, where each row has its own. */
  readonly unit?: string
}

export interface LibraryTable {
  readonly name: string
  readonly title: string
  readonly columns: readonly LibraryColumn[]
  readonly rows: readonly LibraryRow[]
  /** Where the figures are from, in sentences. */
  readonly source: string
}
