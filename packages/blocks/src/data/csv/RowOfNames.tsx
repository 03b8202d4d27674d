import { useId, useState } from 'react'
import styles from './csv.module.css'

interface RowOfNamesProps {
  /** Counted from 0; -1 for none. */
  readonly header: number
  /** Rows of the file. */
  readonly last: number
  /** Chooses another row, -1 for none. */
  choose(row: number): void
}

/** The row of the names as a number, for one that is far from those shown. */
export function RowOfNames({ header, last, choose }: RowOfNamesProps) {
  const id = useId()
  const [text, setText] = useState(header < 0 ? '' : String(header + 1))
  const take = (): void => {
    const row = text.trim() === '' ? 0 : Number(text)
    if (!Number.isInteger(row) || row < 0 || row > last) setText(header < 0 ? '' : String(header + 1))
    else if (row - 1 !== header) choose(row - 1)
  }
  return (
    <div className={styles.choices}>
      <label htmlFor={id}>Row of the names</label>
      <input
        id={id}
        className={styles.number}
        value={text}
        placeholder="none"
        inputMode="numeric"
        autoComplete="off"
        onChange={event => setText(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          // Enter imports from any other field.
          event.preventDefault()
          take()
        }}
      />
    </div>
  )
}
