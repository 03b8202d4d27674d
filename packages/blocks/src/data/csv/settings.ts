/** The choice of what is imported, while the person chooses: columns with their names and units. */
import type { Preview } from './reading/options.ts'
import { numberIn } from './reading/cells.ts'
import { GAP } from '../gap.ts'
import { measuredIn } from '../measured.ts'
import { LAP_UNIT } from './reading/options.ts'
import { isLap } from './reading/times.ts'
import { isUnits } from './reading/header.ts'
import { unitIn } from '../heading-parts.ts'
import { columnName, distinctNames, nameOfFile } from './names.ts'
import type { CsvColumn, CsvProps } from './schema.ts'

export interface ChosenColumn extends CsvColumn {
  readonly wanted: boolean
  /** Text above the column in square brackets that is no unit, '' for none. */
  readonly unread: string
}

/** The columns as they are named by the row of names; what was chosen before for the same name stays. */
export function columnsBy(preview: Preview, header: number, before: readonly CsvColumn[]): ChosenColumn[] {
  const words = header >= 0 ? (preview.rows[header] ?? []) : []
  const below = hasUnitsRow(preview, header) ? (preview.rows[header + 1] ?? []) : null
  const named = Array.from({ length: preview.width }, (_, at) => {
    const name = columnName(words[at] ?? '', at)
    if (name.unit !== '' || !below) return name
    const text = bare(below[at] ?? '')
    const unit = unitIn(text, words[at])
    return { ...name, unit: unit ?? '', unread: unit === null ? text : name.unread }
  })
  const subs = distinctNames(named.map(({ sub }) => sub))
  const earlier = new Map(before.map(column => [header >= 0 ? column.sub : column.at, column]))
  return named.map(({ unit, unread }, at) => {
    const sub = subs[at]!
    const known = earlier.get(header >= 0 ? sub : at)
    const date = preview.dates[at] ?? false
    const ofTimes = date && preview.rows.some(row => isLap(row[at] ?? '')) ? LAP_UNIT : ''
    const own = unit || ofTimes || unitOfCells(preview, header, at)
    const wanted = before.length === 0 ? !isBlank(preview, header, at) : known !== undefined
    return {
      at,
      sub,
      unit: known?.unit ?? own,
      unread: known || own ? '' : unread,
      date,
      wanted,
    }
  })
}

/** The unit that most cells of a column have beside their number; '' for none or several. */
function unitOfCells({ rows }: Preview, header: number, at: number): string {
  const cells = rows.slice(header + 1).map(row => row[at] ?? '').filter(cell => !GAP.test(cell)) // prettier-ignore
  const units = cells.flatMap(cell => measuredIn(cell)?.unit ?? [])
  const isOne = units.length > cells.length / 2 && new Set(units).size === 1
  return isOne ? (unitIn(units[0]!) ?? '') : ''
}

/** Delimiters at the ends of lines make columns without a name and without a cell. */
const isBlank = ({ rows }: Preview, header: number, at: number): boolean =>
  rows.slice(Math.max(header, 0)).every(row => (row[at] ?? '').trim() === '')

const bare = (cell: string): string => cell.trim().replace(/^[[(](.*)[\])]$/, '$1')

function areUnits(row: readonly string[], decimal: string): boolean {
  const cells = row.map(bare).filter(cell => cell !== '')
  const isUnit = (cell: string): boolean =>
    /^-$|[\p{L}%°]/u.test(cell) &&
    Number.isNaN(numberIn(cell, decimal)) &&
    !measuredIn(cell) &&
    unitIn(cell) !== null
  return cells.length > 0 && cells.every(isUnit)
}

/** Whether the row below the names has their units, `s;kN` or `[s];[kN]`. */
export function hasUnitsRow({ rows, options }: Preview, header: number): boolean {
  const row = rows[header + 1] ?? []
  return header >= 0 && (areUnits(row, options.decimal) || isUnits(row))
}

/** The row of the names, where the one that was found is the row of their units. */
export function headerIn({ rows, header, options }: Preview): number {
  const above = rows[header - 1]?.filter(cell => cell.trim() !== '').length ?? 0
  const units = rows[header]?.filter(cell => cell.trim() !== '').length ?? 0
  return header > 0 && above >= units && areUnits(rows[header]!, options.decimal) ? header - 1 : header
}

/** Names that other lines may read and that the file does not have any more. */
export function removedNames(before: readonly CsvColumn[], columns: readonly ChosenColumn[]): string[] {
  return before.filter(({ sub }) => !columns.some(column => column.sub === sub)).map(({ sub }) => sub)
}

export function settingsOf(
  preview: Preview,
  chosen: Pick<CsvProps, 'name' | 'header' | 'missing'>,
  columns: readonly ChosenColumn[],
): Partial<CsvProps> {
  const wanted = columns.filter(column => column.wanted)
  return {
    ...preview.options,
    ...chosen,
    units_row: hasUnitsRow(preview, chosen.header),
    columns: wanted.map(({ at, sub, unit, date }) => ({ at, sub, unit, date })),
  }
}

export const suggestedName = ({ name, upload_name }: CsvProps): string => name || nameOfFile(upload_name)
