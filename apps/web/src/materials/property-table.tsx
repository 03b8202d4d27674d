import type { MaterialProblem, OwnProperty } from '@calcwright/blocks/own-materials'
import { X } from 'lucide-react'
import { Button } from '@calcwright/ui'
import css from './own-materials.module.css'

const COLUMNS: readonly {
  readonly field: keyof OwnProperty
  readonly title: string
  readonly example: string
}[] = [
  { field: 'name', title: 'Property', example: 'rho' },
  { field: 'value', title: 'Value', example: '7850' },
  { field: 'unit', title: 'Unit', example: 'kg/m^3' },
  { field: 'over', title: 'At °C: value; …', example: '20: 210; 100: 205' },
  { field: 'source', title: 'Source', example: '' },
]

interface PropertyTableProps {
  readonly rows: readonly OwnProperty[]
  readonly problems: readonly MaterialProblem[]
  setRows(rows: readonly OwnProperty[]): void
  /** @returns whether the text was taken as a table, from the row `at` on */
  paste(text: string, at: number): boolean
}

export function PropertyTable({ rows, problems, setRows, paste }: PropertyTableProps) {
  return (
    <div className={css.scrolled}>
      <table className={css.table} aria-label="Properties">
        <thead>
          <tr>
            {COLUMNS.map(({ field, title }) => (
              <th key={field} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // Rows have no name of their own while they are typed.
            <tr key={at}>
              {COLUMNS.map(({ field, title, example }) => (
                <td key={field}>
                  <input
                    className={css.cell}
                    aria-label={`${title}, row ${at + 1}`}
                    aria-invalid={problems.some(one => one.row === at && one.field === field) || undefined}
                    placeholder={at === 0 ? example : ''}
                    autoComplete="off"
                    spellCheck={false}
                    value={row[field]}
                    onPaste={event => {
                      if (paste(event.clipboardData.getData('text/plain'), at)) event.preventDefault()
                    }}
                    onChange={event => setRows(rows.with(at, { ...row, [field]: event.currentTarget.value }))}
                  />
                </td>
              ))}
              <td>
                <Button
                  tone="quiet"
                  square
                  aria-label={`Remove row ${at + 1}`}
                  onClick={() => setRows(rows.toSpliced(at, 1))}
                >
                  <X size={16} />
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
