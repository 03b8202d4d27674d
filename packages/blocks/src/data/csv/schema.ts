/** Columns of a CSV or Excel file as lists, or all of them as a matrix. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'

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
  /** Row of the names, counted from 0; -1 for none, which makes a matrix. */
  header: z.number(),
  /** The row below the names has their units, and no numbers. */
  units_row: z.boolean(),
  /** A cell without a number: `zero`, `gap`, or `skip` to leave its row out. */
  missing: z.string(),
  /** The columns that are kept; none before the import. */
  columns: z.array(
    z.object({
      /** Place in the file, counted from 0. */
      at: z.number(),
      /** Behind the name of the data, `T` in `data_T`. */
      sub: z.string(),
      unit: z.string(),
      /** Its cells are dates or times: it is the time since the first one. */
      date: z.boolean(),
    }),
  ),
})

export type CsvProps = z.infer<typeof csvProps>
export type CsvColumn = CsvProps['columns'][number]

/** Names that the block defines, in the order of its columns. */
export const namesOf = ({
  name,
  header,
  columns,
}: Pick<CsvProps, 'name' | 'header' | 'columns'>): string[] =>
  header < 0 ? [name] : columns.map(({ sub }) => `${name}_${sub}`)

const csv: BlockType<CsvProps> = {
  type: 'csvBlock',
  version: 1,
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
    units_row: false,
    missing: 'zero',
    columns: [],
  }),
  migrations: {},
  counts: () => 'table',
  toPlain: props =>
    props.columns.length === 0
      ? `# Data of ${props.upload_name}`.trim()
      : `# ${namesOf(props).join(', ')}: data of ${props.upload_name}`,
  resources: ({ digest }) => (digest === '' ? [] : [digest]),
}

export default csv
