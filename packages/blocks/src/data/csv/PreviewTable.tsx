import type { KeyboardEvent } from 'react'
import type { Preview } from './reading/options.ts'
import { areNamed } from './schema.ts'
import { ColumnHead } from './ColumnHead.tsx'
import type { ChosenColumn } from './settings.ts'
import styles from './csv.module.css'

interface PreviewTableProps {
  readonly preview: Preview
  readonly header: number
  /** First row of the data. */
  readonly first: number
  readonly columns: readonly ChosenColumn[]
  /** Chooses the row of the names; the chosen one again for none. */
  chooseHeader(row: number): void
  /** Changes the column at a place of `columns`. */
  change(index: number, patch: Partial<ChosenColumn>): void
}

/** Columns that are shown; all are imported. */
export const SHOWN = 200

/**
 * The rows around the beginning of the data. Above them each column has what it becomes; the buttons at the left choose
 * the row of names.
 */
export function PreviewTable({ preview, header, first, columns, chooseHeader, change }: PreviewTableProps) {
  const places = Array.from({ length: Math.min(preview.width, SHOWN) }, (_, at) => at)
  const left = new Set(
    places.filter(at => !columns.some(one => one.wanted && (one.at === at || one.clock === at))),
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="First rows of the file">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Names</th>
            {places.map(at => (
              <th key={at} scope="col">
                {columns.map(
                  (column, index) =>
                    column.at === at && (
                      <ColumnHead
                        key={column.part}
                        column={column}
                        isNamed={areNamed(header)}
                        cells={preview.rows
                          .slice(Math.max(0, first - preview.from))
                          .map(row => row[at] ?? '')}
                        decimal={preview.options.decimal}
                        change={patch => change(index, patch)}
                      />
                    ),
                )}
                {columns.map(
                  ({ clock, sub }) =>
                    clock === at && (
                      <span key={sub} className={styles.date}>
                        time of {sub}
                      </span>
                    ),
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.rows.map((row, index) => (
            <Row
              // oxlint-disable-next-line react/no-array-index-key -- rows of a file have nothing else
              key={index}
              {...{ row, header, first, left, chooseHeader }}
              at={preview.from + index}
              isFirst={index === 0}
              hasHeader={header >= preview.from && header < preview.from + preview.rows.length}
              width={places.length}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  readonly row: readonly string[]
  /** Its place in the file. */
  readonly at: number
  readonly header: number
  readonly first: number
  readonly isFirst: boolean
  /** Whether the row of the names is shown. */
  readonly hasHeader: boolean
  /** Columns that are left out. */
  readonly left: ReadonlySet<number>
  readonly width: number
  chooseHeader(row: number): void
}

function Row({ row, at, header, first, isFirst, hasHeader, left, width, chooseHeader }: RowProps) {
  return (
    <tr data-header={at === header || undefined} data-above={(at < first && at !== header) || undefined}>
      <th scope="row">
        <button
          type="button"
          className={styles.row}
          aria-pressed={at === header}
          aria-label={`Row ${at + 1} has the names`}
          tabIndex={at === header || (!hasHeader && isFirst) ? 0 : -1}
          onKeyDown={toNeighbour}
          onClick={() => chooseHeader(at)}
        >
          {at + 1}
        </button>
      </th>
      {row.slice(0, width).map((cell, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns of a file have nothing else
        <td key={place} data-left={left.has(place) || undefined}>
          {cell}
        </td>
      ))}
    </tr>
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
