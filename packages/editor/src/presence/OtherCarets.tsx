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
  /** In a block of several fields: the one it is in. */
  readonly field?: string | undefined
}

/**
 * Marks the lines and fields in which others are. The marks are drawn into the lines from here, so that lines
 * need not know of people, and cost nothing while one is alone.
 */
export function OtherCarets({
  carets,
  worksheet,
}: {
  readonly carets: readonly OtherCaret[]
  readonly worksheet: Worksheet
}) {
  useRedrawWithLines(
    worksheet,
    carets.map(({ block }) => block),
  )
  return carets.map(caret => {
    const place = placeOf(caret)
    return place && createPortal(<Mark {...caret} />, place, caret.id)
  })
}

/** The line where the field is not drawn. */
function placeOf({ block, field }: OtherCaret): Element | null {
  const line = document.querySelector(`[data-block="${CSS.escape(block)}"]`)
  const own = field === undefined ? null : line?.querySelector(`[data-field="${CSS.escape(field)}"]`)
  return own ?? line
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

/** A line or a field may be drawn only after its caret was told, or anew. */
function useRedrawWithLines(worksheet: Worksheet, blocks: readonly string[]): void {
  const [, redraw] = useState({})
  const watched = blocks.join(' ')
  useEffect(() => {
    if (watched === '') return
    const within = new Set(watched.split(' '))
    let frame = requestAnimationFrame(() => redraw({}))
    const stop = worksheet.subscribe(({ order, removed, changed }) => {
      if (!order && removed.length === 0 && !changed.some(id => within.has(id))) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => redraw({}))
    })
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
  }, [worksheet, watched])
}
