/** The columns of a file are names like any others; their numbers are read when they are asked for. */
import type { BlockEvaluation, ResourceColumn, ResourceReading } from '@calcwright/evaluator'
import { message } from '@calcwright/math/messages/blocks'
import { nameProblem } from './name-problem.ts'
import { remarksOn } from './remarks.ts'
import type { ReadColumns, ReadOptions, ReadRegion } from './reading/options.ts'
import { namesOf } from './schema.ts'
import type { CsvProps } from './schema.ts'

/** Raised whenever the same file may give other numbers than before, so that stored ones are computed anew. */
const READING = 3

const csvEvaluation: BlockEvaluation<CsvProps> = {
  type: 'csvBlock',
  plan(props) {
    const { digest, columns } = props
    if (digest === '' || columns.length === 0) return { statements: [] }
    const sentence = nameProblem(props)
    if (sentence !== '') {
      const { code, text } = message('syntax.field.name', { sentence })
      return { statements: [], problem: { code, message: text, span: { start: 0, end: 0 } } }
    }
    const names = namesOf(props)
    const { upload_name: _, ...read } = props
    return {
      statements: [],
      resources: [
        {
          kind: 'resource',
          digest,
          options: JSON.stringify([READING, read]),
          names,
          read: bytes => readFile(bytes, props),
        },
      ],
    }
  },
}

export default csvEvaluation

async function readFile(bytes: Uint8Array<ArrayBuffer>, props: CsvProps): Promise<ResourceReading> {
  // Only a worksheet with data needs what reads it.
  const { readColumns } = await import('./reading/read-aside.ts')
  try {
    const { columns, header, units_row: unitsRow, missing } = props
    const wanted = { header, unitsRow, columns, missing: missingIn(missing) } satisfies ReadRegion
    return readingOf(props, await readColumns(bytes, optionsOf(props), wanted))
  } catch (error) {
    return failed(`Error while loading CSV File: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const missingIn = (text: string): ReadRegion['missing'] => (text === 'gap' || text === 'skip' ? text : 'zero')

const optionsOf = ({ format, encoding, delimiter, decimal, dates, sheet }: CsvProps): ReadOptions => ({
  format: format === 'excel' ? 'excel' : 'csv',
  encoding,
  delimiter,
  decimal,
  dates,
  sheet,
})

function readingOf(props: CsvProps, read: ReadColumns): ResourceReading {
  const { values, missing } = read
  const rows = values[0]?.length ?? 0
  if (rows === 0) return failed('The file has no rows with numbers.')
  const cells = rows * values.length
  if (props.missing !== 'skip' && missing.reduce((sum, count) => sum + count, 0) === cells)
    return failed(
      `None of the ${cells} chosen cells holds a number: check the delimiter, the decimal mark and the row of names in the import settings.`,
    )
  const columns = props.header < 0 ? [matrixOf(props, values, missing)] : listsOf(props, values, missing)
  return { ok: true, columns, remarks: remarksOn(props, read) }
}

const failed = (message: string): ResourceReading => ({ ok: false, message })

const unitOf = ({ unit, date }: CsvProps['columns'][number]): string => (date ? 's' : unit)

const listsOf = (
  props: CsvProps,
  values: ReadColumns['values'],
  missing: readonly number[],
): ResourceColumn[] =>
  namesOf(props).map((name, index) => ({
    name,
    unit: unitOf(props.columns[index]!),
    values: values[index]!,
    missing: missing[index]!,
  }))

/** All columns as one matrix of plain numbers. */
function matrixOf(
  props: CsvProps,
  values: ReadColumns['values'],
  missing: readonly number[],
): ResourceColumn {
  const width = values.length
  const rows = values[0]?.length ?? 0
  const all = new Float64Array(rows * width)
  for (const [at, column] of values.entries())
    for (let row = 0; row < rows; row++) all[row * width + at] = column[row]!
  const sum = missing.reduce((total, count) => total + count, 0)
  return { name: props.name, unit: '', values: all, width, missing: sum }
}
