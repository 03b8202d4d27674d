import type { KeyboardEvent } from 'react'
import type { Preview } from './reading/options.ts'
import { LAP_UNIT } from './reading/options.ts'
import type { ChosenColumn } from './settings.ts'
import styles from './csv.module.css'

interface PreviewTableProps {
  readonly preview: Preview
  readonly header: number
  readonly columns: readonly ChosenColumn[]
  /** Chooses the row of the names; the chosen one again for none. */
  chooseHeader(row: number): void
  change(at: number, patch: Partial<ChosenColumn>): void
}

/** Columns that are shown; all are imported. */
export const SHOWN = 200

/** The first rows. Above them each column has what it becomes; the buttons at the left choose the row of names. */
export function PreviewTable({ preview, header, columns, chooseHeader, change }: PreviewTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="First rows of the file">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Names</th>
            {columns.slice(0, SHOWN).map(({ at, sub, wanted, date, unread }) => (
              <th key={at} scope="col">
                <label className={styles.keep}>
                  <input
                    type="checkbox"
                    checked={wanted}
                    onChange={event => change(at, { wanted: event.currentTarget.checked })}
                  />
                  {header >= 0 ? sub : `Column ${at + 1}`}
                </label>
                {header >= 0 && !date && (
                  <Unit sub={sub} unit={columns[at]?.unit ?? ''} change={unit => change(at, { unit })} />
                )}
                {unread !== '' && !date && columns[at]?.unit === '' && (
                  <span className={styles.date}>[{unread}] is no unit</span>
                )}
                {date && (
                  <span className={styles.date}>
                    {columns[at]?.unit === LAP_UNIT ? 'minutes and seconds, s' : 'time from the first, s'}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a file have nothing else
            <tr
              key={index}
              data-header={index === header || undefined}
              data-above={index < header || undefined}
            >
              <th scope="row">
                <button
                  type="button"
                  className={styles.row}
                  aria-pressed={index === header}
                  aria-label={`Row ${index + 1} has the names`}
                  tabIndex={index === Math.max(header, 0) ? 0 : -1}
                  onKeyDown={toNeighbour}
                  onClick={() => chooseHeader(index)}
                >
                  {index + 1}
                </button>
              </th>
              {row.slice(0, SHOWN).map((cell, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns of a file have nothing else
                <td key={at} data-left={columns[at]?.wanted === false || undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Tab reaches one of the buttons, and arrows lead from it to the others. */
function toNeighbour(event: KeyboardEvent<HTMLElement>): void {
  const row = event.currentTarget.closest('tr')
  const beside =
    event.key === 'ArrowDown'
      ? row?.nextElementSibling
      : event.key === 'ArrowUp'
        ? row?.previousElementSibling
        : null
  if (!beside) return
  event.preventDefault()
  event.stopPropagation()
  beside.querySelector('button')?.focus()
}

interface UnitProps {
  readonly sub: string
  readonly unit: string
  change(unit: string): void
}

function Unit({ sub, unit, change }: UnitProps) {
  return (
    <input
      className={styles.unitInput}
      value={unit}
      placeholder="unit"
      aria-label={`Unit of ${sub}`}
      autoComplete="off"
      spellCheck={false}
      onChange={event => change(event.currentTarget.value)}
    />
  )
}
