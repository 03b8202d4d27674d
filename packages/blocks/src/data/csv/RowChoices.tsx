import { useId, useState } from 'react'
import type { Preview } from './reading/options.ts'
import { areNamed, NO_NAMES, OWN_NAMES } from './schema.ts'
import styles from './csv.module.css'

interface RowChoicesProps {
  readonly preview: Preview
  /** Row of the names, counted from 0; NO_NAMES or OWN_NAMES. */
  readonly header: number
  /** First row of the data, counted in the same way. */
  readonly first: number
  /** Chooses another row of names, -1 for none. */
  choose(row: number): void
  chooseShape(shape: number): void
  chooseFirst(row: number): void
}

/** Whether the columns have names, and the rows of these and of the first numbers, also far from those shown. */
export function RowChoices({ preview, header, first, choose, chooseShape, chooseFirst }: RowChoicesProps) {
  const id = useId()
  const { total } = preview
  return (
    <div className={styles.choices}>
      <label htmlFor={id}>Import as</label>
      <select
        id={id}
        className={styles.select}
        value={areNamed(header) ? 'columns' : 'matrix'}
        onChange={event => chooseShape(event.currentTarget.value === 'matrix' ? NO_NAMES : OWN_NAMES)}
      >
        <option value="columns">columns with names</option>
        <option value="matrix">one matrix</option>
      </select>
      <RowNumber
        label="Row of the names"
        row={header}
        last={total}
        choose={row => choose(row ?? (areNamed(header) ? OWN_NAMES : NO_NAMES))}
      />
      <RowNumber
        label="First row of data"
        row={first}
        last={total}
        choose={row => row !== null && row > header && chooseFirst(row)}
      />
    </div>
  )
}

interface RowNumberProps {
  readonly label: string
  /** Counted from 0; below it for none. */
  readonly row: number
  /** Rows of the file. */
  readonly last: number
  /** Chooses a row, null for none. */
  choose(row: number | null): void
}

function RowNumber({ label, row, last, choose }: RowNumberProps) {
  const id = useId()
  const written = row < 0 ? '' : String(row + 1)
  const [text, setText] = useState(written)
  const take = (): void => {
    const number = text.trim() === '' ? 0 : Number(text)
    setText(written)
    if (!Number.isInteger(number) || number < 0 || number > last || text.trim() === written) return
    choose(number === 0 ? null : number - 1)
  }
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>
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
    </span>
  )
}
