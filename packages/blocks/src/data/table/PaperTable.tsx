import { textInCell } from './cell.ts'
import { contentOf, namingColumn } from './classes.ts'
import { HeadText } from './HeadText.tsx'
import { readTable } from './model.ts'
import type { TableProps } from './props.ts'
import { rowChoiceText, rowsShown } from './rows-shown.ts'
import { isFilledRow } from './sort.ts'
import { cellWithCommas } from './with-commas.ts'
import type { ShownTable } from './shown.ts'
import styles from './table.module.css'

const EMPTY = 'The table is empty.'

/** All rows of a table that have something in them, for paper. */
export function PaperTable({ props, shown }: { readonly props: TableProps; readonly shown: ShownTable }) {
  const table = readTable(props)
  const { columns } = contentOf(table)
  const rows = rowsShown(props, shown).filter(row => isFilledRow(table, row))
  const choice = rowChoiceText(props, shown)
  const naming = namingColumn(columns)?.column.id
  const isEmpty = rows.length === 0
  if (isEmpty && table.columns.every(({ name }) => name === '')) return <p className={styles.bare}>{EMPTY}</p>
  const isNumeric = new Set(columns.flatMap(({ column, kind }) => (kind === 'words' ? [] : [column.id])))
  return (
    <table className={styles.paper}>
      {choice !== '' && <caption className={styles.choice}>{choice}</caption>}
      <thead>
        <tr>
          {table.columns.map(column => (
            <th key={column.id} scope="col" data-numbers={isNumeric.has(column.id) || undefined}>
              <HeadText column={column} unit={column.unit || shown.unit(column.id)} drawn />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {isEmpty && (
          <tr>
            <td colSpan={table.columns.length}>{EMPTY}</td>
          </tr>
        )}
        {rows.map(row => (
          <tr key={row}>
            {table.columns.map(({ id }) => {
              const text =
                shown.cell(row, id) ?? textInCell(cellWithCommas(table.cell(row, id), shown.commas))
              if (id === naming)
                return (
                  <th key={id} scope="row">
                    {text}
                  </th>
                )
              return (
                <td
                  key={id}
                  data-numbers={isNumeric.has(id) || undefined}
                  data-false={shown.cell(row, id) === 'false' || undefined}
                >
                  {text}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
