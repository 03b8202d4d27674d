import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Worksheet } from '@calcwright/document'
import styles from './presence.module.css'

/** Somebody else at work in the worksheet. */
export interface OtherCaret {
  /** Of the window. */
  readonly id: string
  readonly name: string
  /** A CSS colour that is readable on paper. */
  readonly colour: string
  readonly block: string
}

/**
 * Marks the lines in which others are. The marks are drawn into the lines from here, so that lines
 * need not know of people, and cost nothing while one is alone.
 */
export function OtherCarets({
  carets,
  worksheet,
}: {
  readonly carets: readonly OtherCaret[]
  readonly worksheet: Worksheet
}) {
  useRedrawWithLines(worksheet, carets.length > 0)
  return carets.map(caret => {
    const line = document.querySelector(`[data-block="${CSS.escape(caret.block)}"]`)
    return line && createPortal(<Mark {...caret} />, line, caret.id)
  })
}

function Mark({ name, colour }: OtherCaret) {
  return (
    <span className={styles.caret} style={{ '--person': colour } as React.CSSProperties}>
      <span className={styles.name}>
        <span className={styles.unseen}>Here is </span>
        {name}
      </span>
    </span>
  )
}

/** A line may be drawn only after its caret was told, or anew. */
function useRedrawWithLines(worksheet: Worksheet, watching: boolean): void {
  const [, redraw] = useState({})
  useEffect(() => {
    if (!watching) return
    let frame = requestAnimationFrame(() => redraw({}))
    const stop = worksheet.subscribe(change => {
      if (!change.order && change.removed.length === 0) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => redraw({}))
    })
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
  }, [worksheet, watching])
}
