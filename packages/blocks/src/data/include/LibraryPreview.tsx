import { useId, useState } from 'react'
import { isName } from '@calcwright/math/expression'
import type { LibraryTable } from '@calcwright/reference/libraries'
import { LibraryColumns } from './LibraryColumns.tsx'
import { LibrarySearch } from './LibrarySearch.tsx'
import { useLibrary } from './use-library.ts'
import styles from './picker.module.css'

interface LibraryPreviewProps {
  readonly library: string
  /** The name that it has in the worksheet already. */
  readonly name: string
  /** Name of the row that was found, '' for none. */
  readonly row: string
  choose(name: string): void
}

/** The rows of a library with their source, and the name that it gets here. */
export function LibraryPreview({ library, name, row, choose }: LibraryPreviewProps) {
  const { table, problem } = useLibrary(library)
  if (problem !== '')
    return (
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    )
  if (!table)
    return (
      <p className={styles.note} role="status">
        Loading the library…
      </p>
    )
  return <Preview table={table} name={name} row={row} choose={choose} />
}

interface PreviewProps extends Omit<LibraryPreviewProps, 'library'> {
  readonly table: LibraryTable
}

function Preview({ table, name: before, row: found, choose }: PreviewProps) {
  const [name, setName] = useState(before)
  const id = useId()
  const isValid = isName(name)
  const [row, column] = [table.rows.find(one => one.name === found) ?? table.rows[0], table.columns[0]]
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        if (isValid) choose(name)
      }}
    >
      <p className={styles.source}>{table.title}</p>
      <LibrarySearch table={table} row={found} />
      <LibraryColumns table={table} />
      <div className={styles.foot}>
        <label className={styles.named} htmlFor={`${id}-name`}>
          Name in this worksheet
        </label>
        <input
          id={`${id}-name`}
          className={styles.callName}
          value={name}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={!isValid}
          onChange={event => setName(event.currentTarget.value.trim())}
        />
        <button type="submit" className={styles.submit} disabled={!isValid}>
          Include
        </button>
      </div>
      <p className={styles.description}>
        {isValid && row && column ? (
          <>
            Then <code>{`${name}("${row.name}", ${column.name})`}</code> is a figure of it,{' '}
            <code>{`${name}.${column.name}`}</code> the whole column.
          </>
        ) : (
          'A name begins with a letter, and has letters, digits and _ in it.'
        )}
      </p>
    </form>
  )
}
