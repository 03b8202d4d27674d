/** Lists of units for the interface. */
import { UNIT_MENU, type UnitMenuCategory } from '@calcwright/reference/units'
import type { Dimension } from './dimension.ts'
import { unitOfRow } from './find.ts'
import { ALL_ROWS } from './table.ts'

/** One unit offered while typing. */
export interface UnitCompletion {
  /** The text that is inserted. */
  readonly name: string
  /** The English name. */
  readonly label: string
  readonly category: string
  readonly dimension: Dimension
  /** Further words that find it. */
  readonly keywords: readonly string[]
  /** The chosen meaning of a name with several, '' for nothing to say. */
  readonly note: string
}

let completions: readonly UnitCompletion[] | undefined

/** Every unit of the table without prefixes, in the order of the table. */
export function unitNamesForCompletion(): readonly UnitCompletion[] {
  completions ??= ALL_ROWS.map(row => {
    const { symbol, label, category, dimension, note } = unitOfRow(row)
    const keywords = [...row.aliases, ...row.names.flat()]
    return { name: symbol, label, category, dimension, keywords, note }
  })
  return completions
}

/** The categories of the unit menu with their members in order, each member a unit box in plain notation. */
export function unitCategories(): readonly UnitMenuCategory[] {
  return UNIT_MENU
}
