import { useState } from 'react'
import { X } from 'lucide-react'
import type { BlockViewProps } from '@calcwright/editor'
import type { TableChange } from './edit.ts'
import { readTable } from './model.ts'
import type { TableColumn } from './model.ts'
import type { TableProps } from './props.ts'
import { conditionOf, rowChoiceText, withFilter, withoutRowChoice } from './rows-shown.ts'
import type { ShownTable } from './shown.ts'
import styles from './table.module.css'

interface RowChoiceProps {
  readonly view: BlockViewProps<TableProps>
  readonly shown: ShownTable
  /** The column whose filter is to be typed, while it has none. */
  readonly opened: string | null
  closeFilter(): void
}

/** The rows that are shown in words, with the conditions to change them. */
export function RowChoice({ view, shown, opened, closeFilter }: RowChoiceProps) {
  const { props, readOnly, editor, block } = view
  const { columns } = readTable(props)
  const text = rowChoiceText(props, shown)
  const write = (change: TableChange): void => {
    closeFilter()
    if (Object.keys(change.heads ?? {}).length > 0)
      editor.perform([{ kind: 'setEntries', id: block.id, entries: change }])
  }
  const filtered = columns.filter(({ id, filter }) => filter !== '' || id === opened)
  if (text === '' && filtered.length === 0) return null
  return (
    <div className={styles.choice}>
      {!readOnly &&
        filtered.map(column => (
          <FilterField
            key={`${column.id} ${column.filter}`}
            column={column}
            label={column.name || `Column ${columns.indexOf(column) + 1}`}
            isOpened={column.id === opened}
            enter={filter => write(filter === column.filter ? {} : withFilter(props, column.id, filter))}
          />
        ))}
      {text !== '' && (
        <p role="status" className={styles.choiceText}>
          {text} Formulas and other lines read all rows as they stand.
        </p>
      )}
      {text !== '' && !readOnly && (
        <button type="button" className={styles.adder} onClick={() => write(withoutRowChoice(props))}>
          <X size={14} aria-hidden="true" /> Show all rows
        </button>
      )}
    </div>
  )
}

interface FilterFieldProps {
  readonly column: TableColumn
  readonly label: string
  readonly isOpened: boolean
  enter(filter: string): void
}

function FilterField({ column, label, isOpened, enter }: FilterFieldProps) {
  const [text, setText] = useState(column.filter)
  const condition = conditionOf(column)
  return (
    <label className={styles.filter}>
      Rows where {label} is
      <input
        className={styles.filterInput}
        value={text}
        // The menu item that opened the field leads on to typing.
        autoFocus={isOpened}
        placeholder="> 5, 2..7, M12, empty"
        spellCheck={false}
        autoCapitalize="off"
        onChange={event => setText(event.currentTarget.value)}
        onBlur={() => enter(text)}
        onKeyDown={event => {
          event.stopPropagation()
          if (event.key === 'Enter') event.currentTarget.blur()
          if (event.key === 'Escape') enter(column.filter)
        }}
      />
      {condition && 'problem' in condition && <span className={styles.filterError}>{condition.problem}</span>}
    </label>
  )
}
