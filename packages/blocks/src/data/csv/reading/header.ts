/** Finds the row of the names. */
import { numberIn } from './cells.ts'
import { GAP } from '../../gap.ts'
import { measuredIn } from '../../measured.ts'
import { secondsIn } from './times.ts'

/**
 * The row of words nearest above the numbers; -1 where there is none. Lines such as `Date;12.03.2026` above the names
 * hold a value as well, but fewer of them than the rows of the data.
 */
export function headerOf(rows: readonly (readonly string[])[], decimal: string, order: string): number {
  const isValue = (cell: string): boolean =>
    !Number.isNaN(numberIn(cell, decimal)) || !Number.isNaN(secondsIn(cell, order))
  const found = headerBy(rows, order, isValue)
  // Numbers with units are words at first, as headings such as `10 mm` have them, too.
  return found >= 0 ? found : headerBy(rows, order, cell => isValue(cell) || measuredIn(cell) !== null)
}

function headerBy(
  rows: readonly (readonly string[])[],
  order: string,
  isValue: (cell: string) => boolean,
): number {
  const values = rows.map(row => row.filter(isValue).length)
  const words = rows.map(row => row.filter(cell => !GAP.test(cell) && !isValue(cell)).length)
  const isName = (at: number): boolean => words[at]! > 0 && !isUnits(rows[at]!)
  const ofData = values.filter(count => count > 0).toSorted((a, b) => a - b)
  const usual = ofData[Math.floor(ofData.length / 2)] ?? 1
  const isData = (count: number, at: number): boolean => count > 0 && count >= words[at]!
  const first = values.findIndex((count, at) => isData(count, at) && count > usual / 2)
  if (isHeadOfYears(rows, first, order)) return first
  for (let at = first - 1; at >= 0; at--) if (isName(at) && words[at]! > values[at]!) return at
  for (let at = values.findIndex(isData) - 1; at >= 0; at--)
    if (isName(at) && words[at]! >= values[at]!) return at
  return -1
}

/** A row of units alone, such as `[kN]`, stands below the names. */
export const isUnits = (row: readonly string[]): boolean =>
  row.some(cell => cell.trim() !== '') && row.every(cell => /^\s*(?:\[[^\]]*\]|\([^)]*\))?\s*$/.test(cell))

const YEAR = /^\s*(?:1[89]|20|21)\d\d\s*$/

/**
 * Whether the first row of numbers has the years or dates of its columns, `Product;2019;2020`: several of them, no
 * two alike, in their order, and below them mostly others.
 */
function isHeadOfYears(rows: readonly (readonly string[])[], at: number, order: string): boolean {
  const row = rows[at] ?? []
  const isTime = (cell: string): boolean => YEAR.test(cell) || !Number.isNaN(secondsIn(cell, order))
  const places = [...row.keys()].filter(place => isTime(row[place]!))
  const others = row.filter((cell, place) => !places.includes(place) && /^[\s\d.,+-]*\d[\s\d.,]*$/.test(cell))
  if (places.length < 2 || others.length > 0) return false
  const times = places.map(place =>
    YEAR.test(row[place]!) ? Number(row[place]) : secondsIn(row[place]!, order),
  )
  const steps = times.slice(1).map((time, index) => time - times[index]!)
  if (!steps.every(step => step > 0) && !steps.every(step => step < 0)) return false
  const below = rows.slice(at + 1).flatMap(cells => places.map(place => cells[place] ?? ''))
  const filled = below.filter(cell => !GAP.test(cell))
  return filled.length > 0 && filled.filter(isTime).length < filled.length / 2
}
