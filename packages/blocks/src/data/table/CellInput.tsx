import { useLayoutEffect, useRef, useState } from 'react'
import { typingKey } from './use-grid.ts'
import type { Grid } from './grid-state.ts'
import styles from './table.module.css'

/** The text of a cell while it is typed. */
export function CellInput({ grid, label }: { readonly grid: Grid; readonly label: string }) {
  const element = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(grid.typing?.text ?? '')
  // The focus moves before the next frame, since the next key may be the second character.
  useLayoutEffect(() => {
    element.current?.focus({ preventScroll: true })
    const end = element.current?.value.length ?? 0
    element.current?.setSelectionRange(end, end)
  }, [])
  return (
    <input
      ref={element}
      className={styles.input}
      aria-label={label}
      value={text}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="next"
      onChange={event => {
        setText(event.currentTarget.value)
        grid.hold(event.currentTarget.value)
      }}
      onBlur={() => grid.commit(text)}
      onKeyDown={event => typingKey(event, text, grid)}
    />
  )
}
