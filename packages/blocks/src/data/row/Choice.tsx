import { useId } from 'react'
import type { KeyboardEvent } from 'react'
import type { BlockViewProps, Editor } from '@calcwright/editor'
import { enterNextLine } from '@calcwright/editor/kit'
import { LIBRARIES } from '@calcwright/reference/libraries'
import type { RowProps } from './schema.ts'
import styles from './row.module.css'

interface ChoiceProps {
  readonly view: BlockViewProps<RowProps>
  /** Names of the rows of the table. */
  readonly rows: readonly string[]
}

/** The table and its row. Enter leads from the one to the other, and then to the next line. */
export function Choice({ view, rows }: ChoiceProps) {
  const { props, readOnly, editor, block } = view
  const id = useId()
  const onEnter = (act: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    act(event)
  }
  // On paper, in a report and for readers there is nothing to operate.
  if (readOnly && !editor.mayOperate)
    return (
      <span className={styles.choice}>
        row of {props.table} {props.row}
      </span>
    )
  return (
    <span className={styles.choice}>
      <label>
        row of{' '}
        <input
          key={`table ${props.table}`}
          className={styles.input}
          list={`${id}-tables`}
          aria-label="Table or library"
          placeholder="table"
          defaultValue={props.table}
          readOnly={readOnly}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onBlur={event => setTable(view, event.currentTarget.value.trim())}
          onKeyDown={onEnter(event => focusOf(event.currentTarget.closest('span')!.querySelector('select')))}
        />
      </label>
      <datalist id={`${id}-tables`}>
        {tablesAbove(editor, block.id).map(name => (
          <option key={`above ${name}`} value={name}>
            Table above
          </option>
        ))}
        {LIBRARIES.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </datalist>
      <select
        className={styles.select}
        aria-label="Row"
        value={props.row}
        disabled={!editor.mayOperate}
        onChange={event => editor.operate(block.id, { row: event.currentTarget.value })}
        onKeyDown={onEnter(() => !readOnly && enterNextLine(editor, block.id))}
      >
        {!rows.includes(props.row) && <option value={props.row}>{props.row || 'choose a row'}</option>}
        {[...new Set(rows)].map(name => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </span>
  )
}

/** @returns whether there is something that takes the focus */
export function focusOf(control: HTMLElement | null | undefined): boolean {
  control?.focus()
  return control !== null && control !== undefined
}

function setTable({ editor, block, props, readOnly }: BlockViewProps<RowProps>, table: string): void {
  if (readOnly || table === props.table) return
  editor.setProps(block.id, { table }, { step: true })
}

/** Names of the tables that lines above a block define: those that have columns, as `bolts` has with `bolts.d`. */
function tablesAbove({ worksheet, results }: Editor, block: string): string[] {
  const ids = worksheet.blocks().map(({ id }) => id)
  const defined = ids.slice(0, ids.indexOf(block)).flatMap(id => results.get(id).result?.defines ?? [])
  const tables = defined.flatMap(name => (name.includes('.') ? [name.slice(0, name.indexOf('.'))] : []))
  return [...new Set(tables)]
}
