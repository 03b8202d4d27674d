/** The choice of what is imported, while the person chooses: columns with their names and units. */
import type { FoundColumn, Preview, ReadOptions, ReadRegion } from './reading/options.ts'
import { LAP_UNIT } from './reading/options.ts'
import { numberIn } from './reading/cells.ts'
import { GAP } from '../gap.ts'
import { measuredIn } from '../measured.ts'
import { isLap } from './reading/times.ts'
import { headingParts, unitIn } from '../heading-parts.ts'
import { bare, layoutOf } from './layout.ts'
import type { Layout } from './layout.ts'
import { distinctNames, nameOfFile, subscriptOf } from './names.ts'
import { areNamed, OWN_NAMES } from './schema.ts'
import type { CsvColumn, CsvProps } from './schema.ts'

export interface ChosenColumn extends CsvColumn {
  readonly wanted: boolean
}

/** The columns as they are named by the row of names; what was chosen before for the same name stays. */
export function columnsBy(preview: Preview, header: number, before: readonly CsvColumn[]): ChosenColumn[] {
  const layout = layoutOf(preview, header)
  const named = preview.columns.map(column => namedBy(column, layout))
  const subs = distinctNames(named.map(({ sub }) => sub))
  const known = earlierColumns(before, header)
  return preview.columns.map((column, index) => {
    const { heading, unit, unread } = named[index]!
    const { at, part, clock } = column
    const earlier = known({ heading, part, at, sub: subs[index]! })
    // Cells with two numbers stay what they are.
    const kind = part === '' && earlier?.part === '' ? earlier.kind : column.kind
    const ofTimes = kind === 'time' && preview.rows.some(row => isLap(row[at] ?? '')) ? LAP_UNIT : ''
    const own = unitFor(kind, unit) || ofTimes || unitFor(kind, unitOfCells(preview, layout.first, at))
    // A known format has settings in the columns that it does not name; a matrix has numbers alone.
    const isOwn = header !== OWN_NAMES || heading !== '' || preview.names.length === 0
    const isOffered =
      isOwn && (areNamed(header) || kind !== 'text') && !isBlank(preview, header, layout.units, at)
    return {
      ...{ at, sub: earlier?.sub ?? subs[index]!, kind, part, clock, heading },
      // A newer file may have another unit in its heading.
      unit: earlier && ['', heading].includes(earlier.heading) ? earlier.unit : own,
      unread: earlier || own || kind !== 'number' ? '' : unread,
      wanted: before.length === 0 ? isOffered : earlier !== undefined,
    }
  })
}

type Place = Pick<CsvColumn, 'heading' | 'part' | 'at' | 'sub'>

/** Finds what was chosen before for a column: by the words above it, else by its name or its place. */
function earlierColumns(
  before: readonly CsvColumn[],
  header: number,
): (column: Place) => CsvColumn | undefined {
  const count = new Map<string, number>()
  for (const { heading, part } of before)
    count.set(`${heading} ${part}`, (count.get(`${heading} ${part}`) ?? 0) + 1)
  const isAlone = ({ heading, part }: Place): boolean =>
    heading !== '' && count.get(`${heading} ${part}`) === 1
  return column =>
    before.find(
      one => areNamed(header) && isAlone(one) && one.heading === column.heading && one.part === column.part,
    ) ??
    before.find(one =>
      header >= 0 ? one.sub === column.sub : one.at === column.at && one.part === column.part,
    )
}

/** Signs of a heading that are kept. */
const LONGEST = 200

/** Words have no unit; that of times says how they are written. */
const unitFor = (kind: CsvColumn['kind'], unit: string): string =>
  kind === 'number' || (kind === 'time' && ['s', 'min', 'h'].includes(unit)) ? unit : ''

interface Named {
  readonly heading: string
  readonly sub: string
  readonly unit: string
  readonly unread: string
}

function namedBy({ at, clock, label }: FoundColumn, { headings, besideLabels, units }: Layout): Named {
  const own = (place: number): string => (headings[place] ?? '').trim()
  const both =
    clock >= 0 && own(clock) !== own(at) ? [at, clock].toSorted((a, b) => a - b).map(own) : [own(at)]
  const heading = both.join(' ').trim()
  // A part has a unit of its own, `magnitude [dB]`, or that of the whole.
  const isLabel = at === 0 && besideLabels !== null
  const whole = headingParts(isLabel ? besideLabels : heading)
  const part = headingParts(label)
  const words = label === '' ? whole.words : `${whole.words} ${part.words}`
  const named = {
    heading: (label === '' ? heading : `${heading} ${label}`).slice(0, LONGEST),
    sub: subscriptOf(words, at),
    unit: part.unit || whole.unit,
    unread: whole.unread,
  }
  const text = bare(units?.[at] ?? '')
  const isNone = text === '' || !Number.isNaN(numberIn(text, '.'))
  if (named.unit !== '' || (isNone && text !== '1')) return named
  const unit = unitIn(text, whole.words)
  return { ...named, unit: unit ?? '', unread: unit === null ? text : named.unread }
}

/** The unit that most cells of a column have beside their number; '' for none or several. */
function unitOfCells({ rows, from }: Preview, first: number, at: number): string {
  const cells = rows.slice(Math.max(0, first - from)).map(row => row[at] ?? '').filter(cell => !GAP.test(cell)) // prettier-ignore
  const units = cells.flatMap(cell => measuredIn(cell)?.unit ?? [])
  const isOne = units.length > cells.length / 2 && new Set(units).size === 1
  return isOne ? (unitIn(units[0]!) ?? '') : ''
}

/**
 * Delimiters at the ends of lines make columns without a name and without a cell; lines of one cell, as around tables
 * of terminals, do not count. Oscilloscopes have settings beside the units, above no cells.
 */
function isBlank(
  { rows, from, first, width, options }: Preview,
  header: number,
  units: readonly string[] | null,
  at: number,
): boolean {
  // prettier-ignore
  const filled = (row: readonly string[]): number => row.filter(cell => cell.trim() !== '').length
  const areBlank = (all: Preview['rows']): boolean =>
    all.every(row => (row[at] ?? '').trim() === '' || (width > 1 && filled(row) === 1))
  const isSetting = !Number.isNaN(numberIn(units?.[at] ?? '', options.decimal))
  return areBlank(rows.slice(Math.max((header < 0 || isSetting ? first : header) - from, 0)))
}

/** Names that other lines may read and that the file does not have any more. */
export function removedNames(before: readonly CsvColumn[], columns: readonly ChosenColumn[]): string[] {
  return before.filter(({ sub }) => !columns.some(column => column.sub === sub)).map(({ sub }) => sub)
}

/** @param chosen `first` is the first row of the data, where it is another than the one that was found */
export function settingsOf(
  preview: Preview,
  chosen: Pick<CsvProps, 'name' | 'header' | 'missing' | 'no_value'> & { readonly first?: number },
  columns: readonly ChosenColumn[],
): Omit<CsvProps, 'digest' | 'upload_name'> {
  const wanted = columns.filter(column => column.wanted)
  return {
    ...preview.options,
    ...chosen,
    first: chosen.first ?? layoutOf(preview, chosen.header).first,
    columns: wanted.map(({ at, sub, heading, unit, unread, kind, part, clock }) => ({ at, sub, heading, unit, unread, kind, part, clock })), // prettier-ignore
  }
}

/** The reading that the fields of a block ask for. */
export function readingOf(props: CsvProps): { readonly options: ReadOptions; readonly region: ReadRegion } {
  const { format, encoding, delimiter, decimal, dates, sheet, first, columns, missing } = props
  return {
    options: { format: format === 'excel' ? 'excel' : 'csv', encoding, delimiter, decimal, dates, sheet },
    region: {
      first,
      columns,
      missing: missing === 'gap' || missing === 'skip' ? missing : 'zero',
      noValue: numbersIn(props.no_value).filter(value => value === value),
    },
  }
}

/** Numbers of a list such as `-9999, -999.9`; NaN for a text in it that is none. */
export const numbersIn = (text: string): number[] =>
  text.split(/[\s,;]+/).filter(part => part !== '').map(part => numberIn(part, '.')) // prettier-ignore

/** Sentences on what in a file may mean something else, where the file itself does not decide. */
export function doubtsOf({ either, options, mismatch, header }: Preview): string[] {
  const order = DATE_NAMES[options.dates] ?? ''
  return [
    either.number !== '' &&
      `${either.number} is read as ${numberIn(either.number, options.decimal)}: choose the other decimal mark if that is wrong.`,
    either.date !== '' && `${either.date} is read as ${order}: choose another order if that is wrong.`,
    mismatch !== null &&
      `The row ${header < 0 ? 'above the numbers' : 'of names'} has ${mismatch.names} ${options.delimiter === ' ' ? 'words' : 'cells'} and the rows below have ${mismatch.cells}: check which name belongs to which column.`,
  ].filter(sentence => sentence !== false)
}

/** Orders of dates in words. */
export const DATE_NAMES: Readonly<Record<string, string>> = {
  ymd: 'year, month, day',
  dmy: 'day, month, year',
  mdy: 'month, day, year',
}

export const suggestedName = ({ name, upload_name }: CsvProps): string => name || nameOfFile(upload_name)
