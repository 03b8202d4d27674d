/** Rows around the beginning of the data, by whether they hold names, units or neither. */
import { numberIn } from './reading/cells.ts'
import { headRows, isLength, isRule, isUnits } from './reading/header.ts'
import type { Preview } from './reading/options.ts'
import { unitIn } from '../heading-parts.ts'
import { GAP } from '../gap.ts'
import { NO_NAMES, OWN_NAMES } from './schema.ts'
import { measuredIn } from '../measured.ts'

export interface Layout {
  /** Words above each column. */
  readonly headings: readonly string[]
  /** Name of the first column where the word above it says what its row is; null where it is that of the column. */
  readonly besideLabels: string | null
  /** Units below the names, null where no row has them. */
  readonly units: readonly string[] | null
  /** First row of the data. */
  readonly first: number
}

/** Names of the parts of a date, which are units as well. */
const DATE_PARTS = /^(?:year|month|day|hour|minute|second|jahr|monat|tag|stunde)s?$/i

/** A text without the brackets of a unit around it. */
export const bare = (cell: string): string =>
  cell
    .trim()
    .replace(/^'(.*)'$/, '$1')
    .replace(/^[[(](.*)[\])]$/, '$1')

/** Whether at least half of the cells of a row are units and none is a number, or all are in brackets. */
function areUnits({ options: { decimal }, rows, from, first }: Preview, at: number): boolean {
  const row = rows[at - from] ?? []
  const data = rows.slice(Math.max(0, first - from))
  // Settings of the instrument may stand beside the units, above columns without a cell.
  const isBlank = (place: number): boolean =>
    data.length > 0 && data.every(cells => (cells[place] ?? '').trim() === '')
  const cells = row.filter((_, place) => !isBlank(place)).map(bare).filter(cell => cell !== '') // prettier-ignore
  const isUnit = (cell: string): boolean =>
    /^-$|[\p{L}%°]/u.test(cell) && !isLength(cell) && !isNone(cell) && unitIn(cell) !== null
  // N/A is no newton per ampere.
  const isNone = (cell: string): boolean => /\p{L}/u.test(cell) && GAP.test(cell)
  const isValue = (cell: string): boolean =>
    !Number.isNaN(numberIn(cell, decimal)) || measuredIn(cell) !== null
  if (cells.filter(cell => DATE_PARTS.test(cell)).length > 2) return false
  // `Intensity Units`, `mV` is a setting.
  const isSetting =
    cells.length === 2 && !isUnit(cells[0]!) && /^(?!einheit|unit)(?:.{7}|.*\s)/i.test(cells[0]!)
  const count = cells.filter(isUnit).length
  return isUnits(row) || (count > 0 && count >= cells.length / 2 && !isSetting && !cells.some(isValue))
}

/** The row of the names, also where the one that was found is the row of their units; OWN_NAMES of a known format. */
export function headerIn(preview: Preview): number {
  const { header, names } = preview
  if (header < 0) return names.length > 0 ? OWN_NAMES : NO_NAMES
  const rows = rowsAbove(preview)
  const at = rows.indexOf(header)
  const count = (row: number): number => rowAt(preview, row).filter(cell => cell.trim() !== '').length
  const isBelowNames = (index: number): boolean => index > 0 && count(rows[index - 1]!) >= count(header)
  // Remarks on each column may stand below the units.
  const units = rows.findLastIndex(
    (row, index) => index <= at && isBelowNames(index) && areUnits(preview, row),
  )
  return units < 0 ? header : rows[units - 1]!
}

/** Rows right above the data that are as wide as it. */
const rowsAbove = ({ rows, from, first, width }: Preview): number[] =>
  headRows(rows, first - from, width).map(at => at + from)

const rowAt = ({ rows, from }: Preview, at: number): readonly string[] => rows[at - from] ?? []

/** @param header the row of the names, -1 for none */
export function layoutOf(preview: Preview, header: number): Layout {
  const { first } = preview
  if (header < 0) return { headings: preview.names, besideLabels: null, units: null, first }
  const isGap = (at: number): boolean => at < first && isRule(rowAt(preview, at))
  const next = isGap(header + 1) ? header + 2 : header + 1
  const below = rowAt(preview, next)
  const hasUnits = areUnits(preview, next)
  const above = new Set(rowsAbove(preview))
  // Words below the names, such as the kind of a mean, are no data.
  let start = hasUnits ? next + 1 : header + 1
  const isLine = (at: number): boolean => {
    const filled = rowAt(preview, at).filter(cell => cell.trim() !== '')
    return filled.length === 1 && !GAP.test(filled[0]!)
  }
  while (start < first && (above.has(start) || isGap(start) || (preview.width > 1 && isLine(start)))) start++
  const headings = headingsAt(preview, header)
  const besideLabels = nameBesideLabels(preview, header, start)
  return { headings, besideLabels, units: hasUnits ? below : null, first: start }
}

/** Words for what a row of names holds. */
const LABEL =
  /^(?:variables?|parameters?|channels?|signals?|sensors?|quantit(?:y|ies)|names?|tags?|kan[aä]le?|messgr(?:ö|oe)(?:ß|ss)en?|bezeichnung(?:en)?|gr(?:ö|oe)(?:ß|ss)en?|grandeurs?|voies?|noms?)\s*:?$/i
/** Weather services label the rows above the data in the column of the times: variable, unit, level, aggregation. */
function nameBesideLabels(preview: Preview, header: number, end: number): string | null {
  const [label = ''] = rowAt(preview, header)
  const isOfTimes = preview.columns.some(({ at, kind }) => at === 0 && kind === 'time')
  if (!isOfTimes || !LABEL.test(label.trim()) || preview.width < 2) return null
  const rows = Array.from({ length: end - header - 1 }, (_, index) => rowAt(preview, end - 1 - index))
  const own = rows.find(([name = '', ...others]) => name.trim() !== '' && others.every(cell => cell.trim() === '')) // prettier-ignore
  return own?.[0]?.trim() ?? 'Time'
}

/** Names that stand below another row, which has the group of each, have it before them where that tells them apart. */
function headingsAt(preview: Preview, header: number): readonly string[] {
  const names = rowAt(preview, header)
  const filled = names.filter(name => name.trim() !== '')
  const groups = rowAt(preview, header - 1)
  const areGroups = groups.filter(group => group.trim() !== '').length > 1 && header > preview.from
  if (new Set(filled).size === filled.length || !areGroups || filled.length < 2) return names
  const isRepeated = (name: string): boolean => filled.filter(other => other === name).length > 1
  // Remarks behind the last group are in none.
  const end = names.findLastIndex(isRepeated)
  let group = ''
  const whole = names.map((name, at) => {
    group = groups[at]?.trim() || (at > end ? '' : group)
    return group === '' || group === name ? name : `${group} ${name}`.trim()
  })
  return new Set(whole).size > new Set(names).size ? whole : names
}
