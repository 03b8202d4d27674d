import { useId } from 'react'
import { numberIn } from './reading/cells.ts'
import { COLUMN_KINDS, LAP_UNIT } from './reading/options.ts'
import type { ColumnKind } from './reading/options.ts'
import type { ChosenColumn } from './settings.ts'
import styles from './csv.module.css'

interface ColumnHeadProps {
  readonly column: ChosenColumn
  readonly isNamed: boolean
  /** Its first cells, to be drawn. */
  readonly cells: readonly string[]
  readonly decimal: string
  change(patch: Partial<ChosenColumn>): void
}

const KIND_NAMES: Readonly<Record<ColumnKind, string>> = {
  number: 'numbers',
  text: 'words',
  time: 'dates or times',
}

/** Name, unit and kind that a column gets, with a curve of its first numbers. */
export function ColumnHead({ column, isNamed, cells, decimal, change }: ColumnHeadProps) {
  const { at, sub, wanted, kind, part, unit, unread } = column
  const id = useId()
  return (
    <>
      <div className={styles.keep}>
        <input
          type="checkbox"
          id={id}
          checked={wanted}
          aria-label={isNamed ? `Import ${sub}` : undefined}
          onChange={event => change({ wanted: event.currentTarget.checked })}
        />
        {isNamed ? (
          <input
            className={styles.nameInput}
            value={sub}
            aria-label={`Name of column ${at + 1}`}
            autoComplete="off"
            spellCheck={false}
            onChange={event => change({ sub: event.currentTarget.value.trim() })}
          />
        ) : (
          <label htmlFor={id}>Column {at + 1}</label>
        )}
      </div>
      {isNamed && (
        <div className={styles.fields}>
          {kind === 'number' && (
            <input
              className={styles.unitInput}
              value={unit}
              placeholder="unit"
              aria-label={`Unit of ${sub}`}
              autoComplete="off"
              spellCheck={false}
              onChange={event => change({ unit: event.currentTarget.value })}
            />
          )}
          {part === '' && (
            <select
              className={styles.select}
              value={kind}
              aria-label={`Kind of ${sub}`}
              onChange={event =>
                change({ kind: event.currentTarget.value as ColumnKind, clock: -1, unit: '' })
              }
            >
              {COLUMN_KINDS.map(one => (
                <option key={one} value={one}>
                  {KIND_NAMES[one]}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
      {unread !== '' && unit === '' && <span className={styles.date}>{unread} is no unit</span>}
      {kind === 'time' && (
        <span className={styles.date}>
          {unit === LAP_UNIT ? 'minutes and seconds, s' : 'time from the first, s'}
        </span>
      )}
      {kind === 'number' && part === '' && <Curve cells={cells} decimal={decimal} />}
    </>
  )
}

const WIDE = 84
const HIGH = 20

/** The first numbers of a column over their rows; nothing where there are few, or all are alike. */
function Curve({ cells, decimal }: Pick<ColumnHeadProps, 'cells' | 'decimal'>) {
  const points = cells.flatMap((cell, row) => {
    const value = numberIn(cell, decimal)
    return Number.isNaN(value) ? [] : [{ row, value }]
  })
  const values = points.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (points.length < 3 || !(high > low)) return null
  const x = (row: number): number => (row / (cells.length - 1)) * WIDE
  const y = (value: number): number => 1 + (1 - (value - low) / (high - low)) * (HIGH - 2)
  const path = points.map(({ row, value }) => `${x(row).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
  return (
    <svg
      className={styles.curve}
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      width={WIDE}
      height={HIGH}
      aria-hidden="true"
    >
      <polyline points={path} fill="none" stroke="currentColor" strokeWidth="1.2" />
    </svg>
  )
}
