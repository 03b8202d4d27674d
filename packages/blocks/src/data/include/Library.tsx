import { useState } from 'react'
import { BookOpen } from 'lucide-react'
import { LIBRARIES } from '@calcwright/reference/libraries'
import { LibraryColumns } from './LibraryColumns.tsx'
import { LibraryRows } from './LibraryRows.tsx'
import { useLibrary } from './use-library.ts'
import styles from './include.module.css'

interface LibraryProps {
  readonly library: string
  readonly name: string
  /** Opens the choice of another one; absent for those who cannot edit. */
  readonly change?: (() => void) | undefined
}

/** An included library: how it is called here, and its rows with their source on request. */
export function Library({ library, name, change }: LibraryProps) {
  const [open, setOpen] = useState(false)
  const title = LIBRARIES.find(entry => entry.name === library)?.title
  return (
    <>
      <div className={styles.header}>
        <BookOpen size={16} aria-hidden="true" />
        <span>
          Library {title ?? library} as <code>{name}</code>
        </span>
        <span className={styles.actions}>
          <button
            type="button"
            className={styles.action}
            aria-expanded={open}
            onClick={() => setOpen(before => !before)}
          >
            {open ? 'Hide columns and rows' : 'Show columns and rows'}
          </button>
          {change && (
            <button type="button" className={styles.action} onClick={change}>
              Change
            </button>
          )}
        </span>
      </div>
      {open && <Rows library={library} />}
    </>
  )
}

function Rows({ library }: { readonly library: string }) {
  const { table, problem } = useLibrary(library)
  if (problem !== '')
    return (
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    )
  if (!table) return <p role="status">Loading the library…</p>
  return (
    <>
      <LibraryColumns table={table} />
      <LibraryRows table={table} text="" />
    </>
  )
}
