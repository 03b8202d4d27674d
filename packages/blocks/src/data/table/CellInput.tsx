import { useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { typingAction } from './grid-keys.ts'
import type { Grid } from './grid-state.ts'
import styles from './table.module.css'

/** The text of a cell while it is typed. */
export function CellInput({ grid, label }: { readonly grid: Grid; readonly label: string }) {
  const element = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(grid.typing?.text ?? '')
  // The focus moves before the next frame, since the next key may be the second character.
  useLayoutEffect(() => {
    element.current?.focus({ preventScroll: true })
    const end = element.current?.value.length ?? 0
    element.current?.setSelectionRange(end, end)
  }, [])
  const change = (now: string): void => {
    setText(now)
    grid.hold(now)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const action = typingAction(event, text, grid)
    if (event.key === 'Enter' && !action) insertLine(event.currentTarget, change)
    else if (action) action()
    else return
    event.preventDefault()
  }
  return (
    <textarea
      ref={element}
      className={styles.input}
      rows={text.split('\n').length}
      aria-label={label}
      value={text}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="next"
      // A press into the text is for its caret: arrows stay in it from then on.
      onPointerDown={() => grid.typing?.overwrites && grid.toText()}
      onChange={event => change(event.currentTarget.value)}
      onBlur={() => grid.commit(text)}
      onKeyDown={onKeyDown}
    />
  )
}

/** Not each browser makes a new line by Alt and Enter. */
function insertLine(element: HTMLTextAreaElement, change: (text: string) => void): void {
  element.setRangeText('\n', element.selectionStart, element.selectionEnd, 'end')
  change(element.value)
}
