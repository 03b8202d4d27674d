import { useEffect, useRef, useState } from 'react'
import { StaticFormula, useNotation } from '@calcwright/editor'
import type { NumericValue, Outcome } from '@calcwright/evaluator'
import { formatIn, formatNumber, parseUnit, unitToText } from '@calcwright/math/expression'
import type { NumberFormat } from '@calcwright/math/expression'
import { toast } from '@calcwright/ui'
import styles from './rows-table.module.css'

interface RowsTableProps {
  readonly outcome: Outcome
  /** Names of the columns, as LaTeX. */
  readonly columns: readonly string[]
  readonly format: NumberFormat
  /** The result shown is old. */
  readonly stale: boolean
}

/** A longer table shows its first and last rows until all are asked for. */
const MOST_ROWS = 14
const [HEAD, TAIL] = [6, 5]
/** More rows than anybody reads would only make the page slow; the copy has all. */
const MOST_DRAWN = 2000

/** A result that is rows of numbers, with the names and the units of its columns. */
export default function RowsTable({ outcome, columns, format, stale }: RowsTableProps) {
  const [whole, setWhole] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  const { result } = useNotation()
  const rows = rowsOf(outcome.value)
  // The button that was pressed is gone: keys go on in the table.
  useEffect(() => {
    if (whole && document.activeElement === document.body) region.current?.focus()
  }, [whole])
  const given = unitsOf(outcome.unit, columns.length)
  const units = given.map(unitText)
  const shorter = rows.length > MOST_ROWS && !whole
  const first = rows.slice(0, shorter ? HEAD : MOST_DRAWN)
  const last = shorter ? rows.slice(-TAIL) : []
  const hidden = rows.length - first.length - last.length
  const numbers = (row: readonly NumericValue[]): string[] =>
    row.map((value, at) => result(textOf(value, formatIn(format, given[at] ?? ''))))
  return (
    <div className={styles.box} data-stale={stale || undefined} data-output="">
      <div
        ref={region}
        className={styles.scroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
        tabIndex={whole ? 0 : undefined}
        role="region"
        aria-label="Table"
      >
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((name, column) => (
                <th key={column} scope="col" aria-label={headText(name, units[column]!)}>
                  <StaticFormula latex={name} drawn />
                  {units[column] !== '' && <span className={styles.unit}> {units[column]}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.map((row, index) => (
              <Row key={index} cells={numbers(row)} />
            ))}
            {shorter && (
              <tr>
                <td colSpan={columns.length} className={styles.more}>
                  <TextButton label={`Show ${hidden} more rows`} act={() => setWhole(true)} />
                </td>
              </tr>
            )}
            {last.map((row, index) => (
              <Row key={rows.length - TAIL + index} cells={numbers(row)} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.foot}>
        <span>{`${rows.length} rows`}</span>
        {whole && <TextButton label="Show fewer" act={() => setWhole(false)} />}
        <TextButton label="Copy" act={() => void copy(columns, units, rows.map(numbers))} />
      </p>
    </div>
  )
}

function TextButton({ label, act }: { readonly label: string; act(): void }) {
  return (
    <button
      type="button"
      className={styles.link}
      // The caret stays in its field.
      onPointerDown={event => event.preventDefault()}
      onClick={act}
    >
      {label}
    </button>
  )
}

function Row({ cells }: { readonly cells: readonly string[] }) {
  return (
    <tr>
      {cells.map((cell, column) => (
        <td key={column}>{cell}</td>
      ))}
    </tr>
  )
}

const rowsOf = (value: NumericValue): readonly (readonly NumericValue[])[] =>
  Array.isArray(value) ? (value as readonly NumericValue[]).filter(row => Array.isArray(row)) : []

const textOf = (value: NumericValue, format: NumberFormat): string =>
  typeof value === 'number' ? formatNumber(value, format).plain.replace('-', '−') : ''

/** One for each column: `[s, m]`, or the same for all. */
function unitsOf(unit: string, count: number): string[] {
  const each = unit.startsWith('[') ? unit.slice(1, -1).split(', ') : []
  return Array.from({ length: count }, (_, column) => each[column] ?? (unit.startsWith('[') ? '' : unit))
}

function unitText(text: string): string {
  const parsed = text === '' ? null : parseUnit(text)
  return parsed?.ok ? unitToText(parsed.value) : text
}

/** `y_{0}` in a copy and to a screen reader. */
const headText = (latex: string, unit: string): string =>
  latex.replaceAll(/_\{(\w+)\}/g, '_$1').replaceAll('\\', '') + (unit === '' ? '' : ` in ${unit}`)

async function copy(
  columns: readonly string[],
  units: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<void> {
  const head = columns.map((name, column) => headText(name, units[column]!))
  const plain = rows.map(row => row.map(cell => cell.replace('−', '-')))
  try {
    await navigator.clipboard.writeText([head, ...plain].map(row => row.join('\t')).join('\n'))
    toast.success('Copied')
  } catch {
    toast.error('The browser does not allow copying here.')
  }
}
