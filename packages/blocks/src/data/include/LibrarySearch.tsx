import { useId, useState } from 'react'
import type { LibraryTable } from '@calcwright/reference/libraries'
import { LibraryRows } from './LibraryRows.tsx'
import styles from './picker.module.css'

interface LibrarySearchProps {
  readonly table: LibraryTable
  /** Name of the row that is shown first, '' for all. */
  readonly row: string
}

/** The rows of a library, and a field that looks through their names. */
export function LibrarySearch({ table, row }: LibrarySearchProps) {
  const [text, setText] = useState(row)
  const id = useId()
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        Search the {table.rows.length} rows
      </label>
      <input
        id={id}
        type="search"
        className={styles.search}
        value={text}
        autoComplete="off"
        onChange={event => setText(event.currentTarget.value)}
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      />
      <LibraryRows table={table} text={text} />
    </>
  )
}
