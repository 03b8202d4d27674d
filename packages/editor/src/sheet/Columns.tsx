import type { CSSProperties, ReactNode } from 'react'
import type { Column, Row } from '../state/rows.ts'
import styles from './sheet.module.css'

interface ColumnsProps {
  readonly rows: readonly Row[]
  /** Columns around these rows. */
  readonly within?: number
  readonly line: (row: Row) => ReactNode
}

/** Rows of the sheet one below another, with those that stand beside one another in columns. */
export function Columns({ rows, within = 0, line }: ColumnsProps) {
  return stretchesOf(rows, row => row.columns[within]?.row).map(stretch => {
    const column = stretch[0]!.columns[within]
    if (!column) return stretch.map(line)
    const columns = stretchesOf(stretch, row => row.columns[within]!.block)
    return (
      <div
        key={`row ${column.row}`}
        role="group"
        aria-label={`Row of ${columns.length} lines`}
        className={styles.columns}
        data-columns={columns.length}
        style={indentOf(column, stretch[0]!.columns[within - 1])}
      >
        {columns.map(inside => (
          <div key={inside[0]!.columns[within]!.block} className={styles.column}>
            <Columns rows={inside} within={within + 1} line={line} />
          </div>
        ))}
      </div>
    )
  })
}

function indentOf({ level }: Column, around: Column | undefined): CSSProperties | undefined {
  const steps = level - (around?.level ?? 0)
  return steps > 0 ? ({ '--depth': steps } as CSSProperties) : undefined
}

/** How far in the column is shown that a row stands in. */
export const levelOf = ({ columns }: Row): number => columns.at(-1)?.level ?? 0

/** Neighbours with the same key together. */
function stretchesOf(rows: readonly Row[], keyOf: (row: Row) => string | undefined): Row[][] {
  const stretches: Row[][] = []
  rows.forEach((row, index) => {
    const above = rows[index - 1]
    if (above && keyOf(above) === keyOf(row)) stretches.at(-1)!.push(row)
    else stretches.push([row])
  })
  return stretches
}
