import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { enterByPointer } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import type { MathProps } from './schema.ts'
import styles from './view.module.css'

/** The place of the caret in the words behind the formula. */
export const REMARK = 'remark'

type View = BlockViewProps<MathProps>

/** Words behind a formula and its result; an input while they have the caret. */
export function LineRemark(view: View) {
  const { block, props, active, caret, readOnly, editor } = view
  if (active && !readOnly && caret?.field === REMARK) return <RemarkInput {...view} />
  if (props.remark === '') return null
  if (readOnly) return <span className={styles.remark}>{props.remark}</span>
  return (
    <span
      className={styles.remark}
      onPointerDown={event =>
        enterByPointer(event, () => editor.focus(block.id, { at: 'end', field: REMARK }))
      }
    >
      {props.remark}
    </span>
  )
}

function RemarkInput(view: View) {
  const { block, props, caret, editor } = view
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    input.current?.focus()
  }, [caret])
  return (
    <input
      ref={input}
      className={styles.remark}
      aria-label="Remark"
      value={props.remark}
      style={{ width: `${Math.max(props.remark.length + 2, 8)}ch` }}
      onChange={event => editor.setProps(block.id, { remark: event.target.value.trimStart() })}
      onKeyDown={event => {
        if (!pressed(view, event)) return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}

/** True when the key is used up: it leaves the remark, or is one of the worksheet. */
function pressed({ block, props, editor }: View, event: KeyboardEvent<HTMLInputElement>): boolean {
  const { key, currentTarget } = event
  const isAtStart = currentTarget.selectionStart === 0 && currentTarget.selectionEnd === 0
  if (event.nativeEvent.isComposing) return false
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') editor.undo()
    else if (key === 'y') editor.redo()
    return key === 'z' || key === 'y'
  }
  if (key === 'Enter')
    editor.insert(block.id, 'after', [{ type: editor.registry.lineType, props: {} }], { at: 'start' })
  else if (
    key === 'Escape' ||
    (isAtStart && key === 'ArrowLeft') ||
    (props.remark === '' && key === 'Backspace')
  )
    editor.focus(block.id, { at: 'end' })
  else if (key === 'ArrowUp' || key === 'ArrowDown') editor.leave(block.id, key === 'ArrowUp' ? 'up' : 'down')
  else return false
  return true
}
