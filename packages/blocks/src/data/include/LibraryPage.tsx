import { LibraryColumns } from './LibraryColumns.tsx'
import { LibrarySearch } from './LibrarySearch.tsx'
import { useLibrary } from './use-library.ts'
import styles from './picker.module.css'

interface LibraryPageProps {
  readonly library: string
  /** Name of the row that is shown first, '' for all. */
  readonly row: string
}

/** The page of a library: how it is read, the meaning of its columns with their source, and its rows. */
export default function LibraryPage({ library, row }: LibraryPageProps) {
  const { table, problem } = useLibrary(library)
  if (problem !== '')
    return (
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    )
  if (!table) return <p role="status">Loading the library…</p>
  const first = table.rows.find(({ name }) => name === row) ?? table.rows[0]!
  const column = table.columns.find(({ words }) => !words)
  return (
    <>
      {column && (
        <p>
          <code>{`${table.name}("${first.name}", ${column.name})`}</code> in a formula is a figure of it,{' '}
          <code>{`${table.name}.${column.name}`}</code> the whole column.
        </p>
      )}
      <LibraryColumns table={table} />
      <LibrarySearch table={table} row={row} />
    </>
  )
}
