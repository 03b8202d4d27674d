import { useMemo } from 'react'
import { cellText, tableOf } from '@calcwright/figures'
import type { Figure } from '@calcwright/figures'
import { Button, Modal, toast } from '@calcwright/ui'
import type { DialogProps } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { saveCsv } from './export.ts'
import styles from './chart.module.css'

/** More rows than anybody reads would only make the page slow; the file has all. */
const MOST_ROWS = 1000

/** The numbers of a plot, to be read, copied and saved. */
export default function TableDialog({ figure, onClose }: { readonly figure: Figure } & DialogProps) {
  const table = useMemo(() => tableOf(figure), [figure])
  const { head, rows } = table
  const left = rows.length - MOST_ROWS
  return (
    <Modal title={figure.title || 'Data of the plot'} size="large" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it */}
      <div className={`${modal.body} ${styles.tableBody}`} tabIndex={0} role="region" aria-label="Data">
        <table className={styles.table}>
          <thead>
            <tr>
              {head.map((name, column) => (
                <th key={column} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MOST_ROWS).map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => (
                  <td key={column}>{cellText(cell, figure)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {left > 0 && <p className={modal.soft}>{left} more rows are in the copy and in the file.</p>}
      </div>
      <div className={modal.actions} data-ruled="true">
        <Button onClick={() => saveCsv(figure)}>Data as CSV</Button>
        <Button tone="accent" onClick={() => void copy(table, figure)}>
          Copy
        </Button>
      </div>
    </Modal>
  )
}

async function copy({ head, rows }: ReturnType<typeof tableOf>, { decimalComma }: Figure): Promise<void> {
  const written = decimalComma
    ? rows.map(row =>
        row.map(cell =>
          /^-?[\d.]/.test(cell) && Number.isFinite(Number(cell)) ? cell.replace('.', ',') : cell,
        ),
      )
    : rows
  try {
    await navigator.clipboard.writeText([head, ...written].map(row => row.join('\t')).join('\n'))
    toast.success('Copied')
  } catch {
    toast.error('The browser does not allow copying here. Save the data as CSV.')
  }
}
