import { useEffect, useRef, useState } from 'react'
import { StaticFormula } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import type { Control } from './use-control.ts'
import { latexOf, plainTextOf } from './value-text.ts'
import styles from './controls.module.css'

interface NameFieldProps {
  readonly view: BlockViewProps<{ readonly name: string }>
  readonly control: Control
}

/** The name that the value is stored in: a formula at rest, a text field with the caret. */
export function NameField({ view, control }: NameFieldProps) {
  const { props, caret, readOnly } = view
  const [editing, setEditing] = useState(false)
  useEffect(() => {
    if (caret?.at === 'start') setEditing(true)
  }, [caret])
  if (readOnly)
    return props.name === '' ? null : (
      <span className={styles.name} role="math" aria-label={plainTextOf(props.name)}>
        <StaticFormula latex={props.name} drawn />
      </span>
    )
  if (editing) return <Editing view={view} control={control} done={() => setEditing(false)} />
  return (
    <span
      role="textbox"
      aria-label={props.name === '' ? 'Name' : `Name: ${plainTextOf(props.name)}`}
      tabIndex={control.tabIndex}
      className={styles.name}
      data-empty={props.name === '' || undefined}
      data-own-pointer=""
      onFocus={() => setEditing(true)}
    >
      {props.name === '' ? 'ans' : <StaticFormula latex={props.name} drawn />}
    </span>
  )
}

function Editing({ view, control, done }: NameFieldProps & { done(): void }) {
  const { block, props, editor } = view
  const element = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(() => plainTextOf(props.name))
  useEffect(() => element.current?.focus(), [])
  const save = (): void => {
    const read = text.trim() === '' ? { ok: true as const, latex: '' } : latexOf(text)
    const latex = read.ok ? read.latex : text.trim()
    if (latex !== props.name) editor.setProps(block.id, { name: latex }, { step: true })
  }
  const act = (key: string, { selectionStart: at }: HTMLInputElement): boolean => {
    if (key === 'Enter' || (key === 'ArrowRight' && at === text.length)) {
      control.focus()
      return true
    }
    if (key === 'ArrowUp' || key === 'ArrowDown')
      return editor.leave(block.id, key === 'ArrowUp' ? 'up' : 'down')
    if (key === 'ArrowLeft' && at === 0) return editor.leave(block.id, 'left')
    if (key !== 'Backspace' || text !== '') return false
    editor.remove(block.id, 'back')
    return true
  }
  return (
    <input
      ref={element}
      className={styles.nameInput}
      aria-label="Name"
      placeholder="ans"
      value={text}
      size={Math.max(3, text.length)}
      autoComplete="off"
      spellCheck={false}
      onFocus={control.onFocus}
      onChange={event => setText(event.currentTarget.value)}
      onBlur={() => {
        save()
        done()
      }}
      onKeyDown={event => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
        if (!act(event.key, event.currentTarget)) return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}
