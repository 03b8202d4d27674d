import type { Outcome } from '@calcwright/evaluator'
import { useNotation } from '@calcwright/editor'
import type { CsvProps } from './schema.ts'
import { areNamed, namesOf, valuedColumns } from './schema.ts'
import styles from './csv.module.css'

interface ColumnListProps {
  readonly props: CsvProps
  readonly outcome: Outcome | undefined
}

/** Names that are shown; all are defined. */
const NAMES = 200
/** Values of a column that are shown. */
const SHOWN = 5

const counted = new Intl.NumberFormat('en')
const short = (value: number | null): string =>
  value === null ? 'gap' : String(Number(value.toPrecision(6)))

function missingText(count: number, kind: string): string {
  const cells = `${counted.format(count)} ${count === 1 ? 'cell holds' : 'cells hold'} no number`
  if (kind === 'skip') return `. ${cells}: rows with one are left out.`
  if (kind === 'gap') return `. ${cells} and ${count === 1 ? 'is a gap' : 'are gaps'}.`
  return `. ${cells} and ${count === 1 ? 'is' : 'are'} 0.`
}

/** The names that the data has, each with its unit and first values. */
export function ColumnList({ props, outcome }: ColumnListProps) {
  const columns = outcome?.columns ?? []
  const { write } = useNotation()
  const missing = columns.reduce((sum, column) => sum + (column.missing ?? 0), 0)
  const [first] = columns
  const names = namesOf(props)
  const valued = valuedColumns(props.columns)
  const words = !areNamed(props.header) ? undefined : props.columns.find(({ kind }) => kind === 'text')
  if (props.columns.length === 0) return <p className={styles.note}>Nothing was imported yet.</p>
  return (
    <>
      <ul className={styles.columns} aria-label="Imported names">
        {names.slice(0, NAMES).map((name, index) => {
          const column = columns.find(one => one.name === name)
          const unit = column?.unit || valued[index]?.unit || ''
          const values = column?.first.slice(0, column.width ?? SHOWN).map(short) ?? []
          return (
            <li key={name} title={valued[index]?.heading}>
              <code className={styles.name}>{name}</code>
              {unit !== '' && <span className={styles.unit}> [{unit}]</span>}
              {column && (
                <span className={styles.values}>
                  {' '}
                  {write(values.join(', '))}
                  {column.count * (column.width ?? 1) > values.length && ', …'}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {names.length > NAMES && (
        <p className={styles.note}>and {counted.format(names.length - NAMES)} more names</p>
      )}
      {words && valued[0] && (
        <p className={styles.note}>
          {words.heading || words.sub} names the rows: {props.name}("…", {valued[0].sub}).
        </p>
      )}
      {first && (
        <p className={styles.note} role="status">
          {counted.format(first.count)} {first.count === 1 ? 'row' : 'rows'}
          {first.width !== undefined && ` of ${first.width} columns`}
          {missing > 0 && missingText(missing, props.missing)}
        </p>
      )}
    </>
  )
}
