/** The columns of a file are names like any others; their numbers are read when they are asked for. */
import type { BlockEvaluation, PlannedResource, ResourceColumn, ResourceReading } from '@calcwright/evaluator'
import { columnName } from '@calcwright/math/expression'
import { message } from '@calcwright/math/messages/blocks'
import { nameProblem } from './name-problem.ts'
import { problemOf, remarksOn } from './remarks.ts'
import type { ReadColumns } from './reading/options.ts'
import { areNamed, namesOf, valuedColumns } from './schema.ts'
import { readingOf } from './settings.ts'
import type { CsvColumn, CsvProps } from './schema.ts'

/** Raised whenever the same file may give other numbers than before, so that stored ones are computed anew. */
const READING = 5

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
    const { upload_name: _, ...read } = props
    const table = tableIn(props)
    return {
      statements: [],
      resources: [
        {
          kind: 'resource',
          digest,
          options: JSON.stringify([READING, read]),
          names: [...namesOf(props), ...(table ? table.columns.map(sub => columnName(table.name, sub)) : [])],
          ...(table && { table }),
          read: bytes => readFile(bytes, props),
        },
      ],
    }
  },
}

export default csvEvaluation

/** A file with columns of words is a table as well: the first of these names its rows. */
function tableIn({ name, header, columns }: CsvProps): PlannedResource['table'] {
  const words = columns.filter(({ kind }) => kind === 'text').map(({ sub }) => sub)
  if (!areNamed(header) || words.length === 0) return undefined
  return { name, columns: valuedColumns(columns).map(({ sub }) => sub), words }
}

async function readFile(bytes: Uint8Array<ArrayBuffer>, props: CsvProps): Promise<ResourceReading> {
  // Only a worksheet with data needs what reads it.
  const { readColumns } = await import('./reading/read-aside.ts')
  try {
    const { options, region } = readingOf(props)
    return importedFrom(props, await readColumns(bytes, options, region))
  } catch (error) {
    return failed(`Error while loading CSV File: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function importedFrom(props: CsvProps, read: ReadColumns): ResourceReading {
  const sentence = problemOf(props, read)
  if (sentence !== '') return failed(sentence)
  const remarks = remarksOn(props, read)
  if (!areNamed(props.header)) return { ok: true, columns: [matrixOf(props, read)], remarks }
  const columns = listsOf(props, read)
  const table = tableIn(props)
  if (!table) return { ok: true, columns, remarks }
  // The same numbers by the names that a table gives them.
  const cells = columns.map((column, index) => ({
    ...column,
    name: columnName(table.name, table.columns[index]!),
  }))
  const texts = read.texts.filter(texts => texts !== null)
  const rows = texts[0]?.length === columns[0]?.values.length ? texts[0]! : []
  return { ok: true, columns: [...columns, ...cells], rows, texts, remarks }
}

const failed = (message: string): ResourceReading => ({ ok: false, message })

const unitOf = ({ unit, kind }: CsvColumn): string => (kind === 'time' ? 's' : unit)

const listsOf = (props: CsvProps, { values, gaps }: ReadColumns): ResourceColumn[] =>
  props.columns.flatMap((column, index) =>
    column.kind === 'text'
      ? []
      : {
          name: `${props.name}_${column.sub}`,
          unit: unitOf(column),
          values: values[index]!,
          missing: gaps[index]!.count,
        },
  )

/** All columns as one matrix of plain numbers. */
function matrixOf(props: CsvProps, { values, gaps }: ReadColumns): ResourceColumn {
  const width = values.length
  const rows = values[0]?.length ?? 0
  const all = new Float64Array(rows * width)
  for (const [at, column] of values.entries())
    for (let row = 0; row < rows; row++) all[row * width + at] = column[row]!
  const missing = gaps.reduce((total, { count }) => total + count, 0)
  return { name: props.name, unit: '', values: all, width, missing }
}
