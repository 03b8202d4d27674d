/** A material as its table of figures gives it. */

export interface Material {
  /** Unique among all materials, the same in every version. */
  readonly id: string
  readonly name: string
  /** Number of a standard, a UNS or CAS number; '' for none. */
  readonly number: string
  readonly standard: string
  /** A remark on the figures. */
  readonly note: string
  /** Names of the folders from the top, between `/`. */
  readonly folder: string
  readonly source: string
  /** Decimal digits in the unit of the property, by its name. */
  readonly figures: ReadonlyMap<string, string>
}
