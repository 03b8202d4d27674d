/** Columns of a CSV or Excel file as lists, or all of them as a matrix. */
import type { BlockType, JsonObject } from '@calcwright/document'
import * as z from 'zod/mini'
import { COLUMN_KINDS } from './reading/options.ts'

/** A column that is kept. */
export const csvColumn = z.object({
  /** Place in the file, counted from 0. */
  at: z.number(),
  /** Behind the name of the data, `T` in `data_T`. */
  sub: z.string(),
  /** The words above it as the file has them. */
  heading: z.string(),
  unit: z.string(),
  /** The text in place of a unit in the file that is none that is known; '' where there is none. */
  unread: z.string(),
  /** `number`, `text` for words, or `time` for dates, times and durations: it is the time since the first one. */
  kind: z.enum(COLUMN_KINDS),
  /** The number of cells that hold two: `first`, `second`, '' for cells with one. */
  part: z.enum(['', 'first', 'second']),
  /** Place of the times of day that belong to its dates; -1 for none. */
  clock: z.number(),
})

const csvProps = z.object({
  /** Name of the data: of the matrix, or before the names of its columns. */
  name: z.string(),
  /** Digest of the file; '' until one is chosen. */
  digest: z.string(),
  upload_name: z.string(),
  /** `csv` or `excel`. */
  format: z.string(),
  encoding: z.string(),
  delimiter: z.string(),
  /** Decimal mark, `.` or `,`. */
  decimal: z.string(),
  /** Order of dates: `ymd`, `dmy` or `mdy`. */
  dates: z.string(),
  /** Sheet of an Excel file. */
  sheet: z.string(),
  /** Row of the names, counted from 0; NO_NAMES, which makes a matrix, or OWN_NAMES. */
  header: z.number(),
  /** First row of the data, counted in the same way. */
  first: z.number(),
  /** A cell without a number: `zero`, `gap`, or `skip` to leave its row out. */
  missing: z.string(),
  /** Numbers that stand for no value, `-9999, -999.9`. */
  no_value: z.string(),
  /** The columns that are kept; none before the import. */
  columns: z.array(csvColumn),
})

export type CsvProps = z.infer<typeof csvProps>
export type CsvColumn = CsvProps['columns'][number]

/** The columns have no names and are one matrix. */
export const NO_NAMES = -1
/** The columns have names that stand in no row of the file: those of its format, or a person's. */
export const OWN_NAMES = -2

export const areNamed = (header: number): boolean => header !== NO_NAMES

/** The columns with values: those of words have none. */
export const valuedColumns = (columns: readonly CsvColumn[]): CsvColumn[] =>
  columns.filter(({ kind }) => kind !== 'text')

/** Names with values that the block defines, in the order of its columns. */
export const namesOf = ({
  name,
  header,
  columns,
}: Pick<CsvProps, 'name' | 'header' | 'columns'>): string[] =>
  !areNamed(header) ? [name] : valuedColumns(columns).map(({ sub }) => `${name}_${sub}`)

/** The fields of a file that was imported before its words were texts. */
function fromFirst({ units_row: unitsRow, columns, ...old }: JsonObject): JsonObject {
  const header = typeof old.header === 'number' ? old.header : -1
  const before = (Array.isArray(columns) ? columns : []) as JsonObject[]
  return {
    ...old,
    first: header + (unitsRow === true ? 2 : 1),
    columns: before.map(({ date, ...column }) => ({
      ...column,
      heading: '',
      unread: '',
      kind: date === true ? 'time' : 'number',
      part: '',
      clock: -1,
    })),
  }
}

const csv: BlockType<CsvProps> = {
  type: 'csvBlock',
  version: 2,
  props: csvProps,
  defaults: () => ({
    name: '',
    digest: '',
    upload_name: '',
    format: 'csv',
    encoding: 'utf-8',
    delimiter: ',',
    decimal: '.',
    dates: 'ymd',
    sheet: '',
    header: -1,
    first: 0,
    missing: 'zero',
    no_value: '',
    columns: [],
  }),
  migrations: { 1: fromFirst },
  counts: () => 'table',
  toPlain: props =>
    props.columns.length === 0
      ? `# Data of ${props.upload_name}`.trim()
      : `# ${namesOf(props).join(', ')}: data of ${props.upload_name}`,
  resources: ({ digest }) => (digest === '' ? [] : [digest]),
}

export default csv
