import { useEffect, useRef } from 'react'
import type { FoldMarker, Row } from '../state/rows.ts'
import type { CaretPlace, Direction } from '../contract/caret-place.ts'
import { useEditorParts } from '../state/editor-context.ts'
import styles from './sheet.module.css'

interface FoldedLinesProps {
  readonly row: Row
  readonly fold: FoldMarker
  readonly caret: CaretPlace | null
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** Stands for the lines of a folded indent; the arrow keys pass over it like over a line. */
export function FoldedLines({ row, fold, caret }: FoldedLinesProps) {
  const { editor } = useEditorParts()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (caret) button.current?.focus({ preventScroll: true })
  }, [caret])
  return (
    <button
      ref={button}
      type="button"
      className={styles.folded}
      tabIndex={-1}
      disabled={editor.rights.interaction === 0}
      onClick={() => editor.fold([fold.id], false)}
      onKeyDown={event => {
        const direction = DIRECTIONS[event.key]
        if (!direction || event.shiftKey || event.altKey) return
        event.preventDefault()
        editor.leave(row.id, direction)
      }}
    >
      {fold.count === 1 ? '1 line' : `${fold.count} lines`} folded
    </button>
  )
}
