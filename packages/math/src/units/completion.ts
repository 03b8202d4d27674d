/** Lists of units for the interface. */
import { QUANTITIES, UNIT_MENU, type UnitMenuCategory } from '@calcwright/reference/units'
import type { Dimension } from './dimension.ts'
import { findUnit, unitOfRow } from './find.ts'
import { ALL_ROWS } from './table.ts'
import type { Unit } from './types.ts'

/** One unit offered while typing. */
export interface UnitCompletion {
  /** The text that is inserted. */
  readonly name: string
  /** The English name. */
  readonly label: string
  readonly category: string
  readonly dimension: Dimension
  /** The quantity that it measures: `pressure`, `capacitance`. */
  readonly quantity: string
  /** Further words that find it. */
  readonly keywords: readonly string[]
  /** The chosen meaning of a name with several, '' for nothing to say. */
  readonly note: string
}

let completions: readonly UnitCompletion[] | undefined

/** Every unit of the table without prefixes, in the order of the table. */
export function unitNamesForCompletion(): readonly UnitCompletion[] {
  completions ??= allUnits()
  return completions
}

function allUnits(): readonly UnitCompletion[] {
  const quantityOf = quantities()
  return ALL_ROWS.map(row => {
    const unit = unitOfRow(row)
    const { symbol, label, category, dimension, note } = unit
    const keywords = [...row.aliases, ...row.names.flat()]
    return { name: symbol, label, category, dimension, quantity: quantityOf(unit), keywords, note }
  })
}

/** A unit that the table of quantities does not name measures what the first one of its category and dimension does. */
function quantities(): (unit: Unit) => string {
  const keyOf = ({ category, dimension }: Unit): string => `${category} ${dimension.key}`
  const bySymbol = new Map(QUANTITIES.flatMap(([quantity, units]) => units.map(unit => [unit, quantity])))
  const byKey = new Map(QUANTITIES.map(([quantity, [first = '']]) => [keyOf(findUnit(first)!), quantity]))
  return unit => bySymbol.get(unit.symbol) ?? byKey.get(keyOf(unit)) ?? unit.category.toLowerCase()
}

/** The categories of the unit menu with their members in order, each member a unit box in plain notation. */
export function unitCategories(): readonly UnitMenuCategory[] {
  return UNIT_MENU
}
