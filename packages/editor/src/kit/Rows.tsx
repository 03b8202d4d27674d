import type { ReactNode } from 'react'
import { Plus, X } from 'lucide-react'
import styles from './kit.module.css'

interface RowProps {
  /** `Remove condition 2`; absent where the row cannot be removed. */
  readonly removal?: string
  remove?(): void
  readonly children: ReactNode
}

/** One of several rows of fields. */
export function Row({ removal, remove, children }: RowProps) {
  return (
    <div className={styles.row}>
      {children}
      {removal !== undefined && (
        <button
          type="button"
          className={styles.remove}
          aria-label={removal}
          title={removal}
          // Tab skips the button, as it moves from field to field; Backspace in an empty row removes it.
          tabIndex={-1}
          onPointerDown={event => event.preventDefault()}
          onClick={remove}
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

interface AddProps {
  readonly label: string
  readonly reachable: boolean
  add(): void
}

/** Adds a row, or a line to a container. */
export function AddButton({ label, reachable, add }: AddProps) {
  return (
    <button
      type="button"
      className={styles.add}
      tabIndex={reachable ? 0 : -1}
      onPointerDown={event => event.preventDefault()}
      onClick={add}
    >
      <Plus size={13} aria-hidden="true" />
      {label}
    </button>
  )
}
