/** Tables that are wider than the page, divided by columns: numbers neither break nor stand over one another. */
import type { Cell } from './model.ts'
import { LINE, MANY_COLUMNS, widestPart } from './model.ts'

/** Signs of a line in the smaller writing of tables with many columns. */
const SMALL_LINE = 118

type Rows = readonly (readonly Cell[])[]

/**
 * Columns of names, else the first one, come again in each part.
 *
 * @param share of the page's width that there is
 * @returns the table as it is where it fits, and where cells reach over several columns or rows
 */
export function tableParts(rows: Rows, share = 1): readonly Rows[] {
  const count = Math.max(0, ...rows.map(row => row.length))
  const isRegular = rows.every(row => row.length === count && row.every(isSingle))
  if (!isRegular || count < 2) return [rows]
  const widths = Array.from({ length: count }, (_, at) => Math.max(...rows.map(row => widestPart(row[at]!))))
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (total <= (count > MANY_COLUMNS ? SMALL_LINE : LINE) * share) return [rows]
  const names = Math.max(1, namingColumns(rows))
  const own = widths.slice(0, names).reduce((sum, width) => sum + width, 0)
  const groups: number[][] = []
  let taken = Number.POSITIVE_INFINITY
  for (let at = names; at < count; at += 1) {
    if (taken + widths[at]! > LINE * share) {
      groups.push([])
      taken = own
    }
    groups.at(-1)!.push(at)
    taken += widths[at]!
  }
  return groups.map(group => rows.map(row => [...row.slice(0, names), ...group.map(at => row[at]!)]))
}

const isSingle = ({ columns, rows }: Cell): boolean => columns === 1 && rows === 1

/** How many columns from the left name their rows. */
function namingColumns(rows: Rows): number {
  const body = rows.filter(row => !row.every(({ header }) => header))
  if (body.length === 0) return 0
  return Math.min(...body.map(row => row.findIndex(({ header }) => !header)).map(at => Math.max(0, at)))
}
