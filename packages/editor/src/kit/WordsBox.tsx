import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { readField, writeField } from '@calcwright/document'
import type { Field } from '@calcwright/document'
import type { FormulaEvents } from '../math/formula-events.ts'
import styles from './kit.module.css'
import type { BlockFields } from './use-block-fields.ts'

interface WordsBoxProps {
  readonly block: BlockFields
  readonly field: Field
}

/** A field of plain text: an input, which keys and arrows lead into and out of like any other field. */
export function WordsBox({ block, field }: WordsBoxProps) {
  const { view, current } = block
  const { editor, readOnly, props, caret } = view
  const { id, label, placeholder } = field
  const text = readField(props, id)
  const active = current === id
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (!active || !input.current) return
    if (document.activeElement !== input.current) input.current.focus()
    if (caret?.at === 'start') input.current.setSelectionRange(0, 0)
    else if (caret?.at === 'all') input.current.select()
  }, [active, caret])
  if (readOnly) return <span className={styles.words}>{text}</span>
  const events = block.eventsOf(field)
  return (
    <input
      ref={input}
      className={styles.words}
      aria-label={label}
      value={text}
      placeholder={placeholder}
      tabIndex={view.active || view.reachable ? 0 : -1}
      style={{ width: `${Math.max(text.length + 2, placeholder.length + 1)}ch` }}
      onFocus={() => {
        if (!active) editor.focus(view.block.id, { at: 'end', field: id })
      }}
      onChange={({ target }) =>
        editor.setProps(view.block.id, writeField(props, id, target.value.trimStart()))
      }
      onKeyDown={event => {
        if (!pressed(event, block, events)) return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}

/** True when the key is used up: it leaves the field, or is one of the worksheet. */
function pressed(
  event: KeyboardEvent<HTMLInputElement>,
  { view }: BlockFields,
  events: FormulaEvents,
): boolean {
  const { key, currentTarget } = event
  const { selectionStart: from, selectionEnd: to, value } = currentTarget
  if (event.nativeEvent.isComposing) return false
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') view.editor.undo()
    else if (key === 'y') view.editor.redo()
    return key === 'z' || key === 'y'
  }
  const { left } = currentTarget.getBoundingClientRect()
  if (key === 'Enter') events.enter('below')
  else if (key === 'ArrowUp' || key === 'ArrowDown') events.leave(key === 'ArrowUp' ? 'up' : 'down', left)
  else if (key === 'ArrowLeft' && from === 0 && to === 0) events.leave('left', left)
  else if (key === 'ArrowRight' && from === value.length && to === from) events.leave('right', left)
  else if (key === 'Backspace' && value === '') events.erase('back')
  else return false
  return true
}
