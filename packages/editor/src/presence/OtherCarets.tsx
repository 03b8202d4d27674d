import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { EditorWithState } from '../state/editor.ts'
import { LetterMark } from './LetterMark.tsx'
import { elementOf } from './letter-box.ts'
import type { OtherCaret } from './other-caret.ts'
import styles from './presence.module.css'

/**
 * Marks where others are: at their letter, else at the line or the field. The marks are drawn into the lines
 * from here, so that lines need not know of people, and cost nothing while one is alone.
 */
export function OtherCarets({
  carets,
  editor,
}: {
  readonly carets: readonly OtherCaret[]
  readonly editor: EditorWithState
}) {
  const drawn = useRedrawWithLines(
    editor,
    carets.map(({ block }) => block),
  )
  return carets.map(caret => {
    const place = elementOf(caret)
    return place && createPortal(<Mark caret={caret} editor={editor} drawn={drawn} />, place, caret.id)
  })
}

interface MarkProps {
  readonly caret: OtherCaret
  readonly editor: EditorWithState
  /** A new object whenever the line may look different. */
  readonly drawn: object
}

function Mark({ caret, editor, drawn }: MarkProps) {
  const { name, colour } = caret
  return (
    <span className={styles.mark} style={{ '--person': colour } as React.CSSProperties}>
      <span className={styles.visuallyHidden}>Here is {name}</span>
      <LetterMark caret={caret} editor={editor} drawn={drawn} />
    </span>
  )
}

/**
 * Redraws the marks with their lines: a line or a field may be drawn only after its caret has arrived, or
 * again.
 */
function useRedrawWithLines({ worksheet, state }: EditorWithState, blocks: readonly string[]): object {
  const [drawn, redraw] = useState({})
  const watched = blocks.join(' ')
  useEffect(() => {
    if (watched === '') return
    const within = new Set(watched.split(' '))
    let frame = 0
    const soon = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => redraw({}))
    }
    soon()
    const stops = [
      worksheet.subscribe(({ order, removed, changed }) => {
        if (order || removed.length > 0 || changed.some(id => within.has(id))) soon()
      }),
      // One's own caret brings the field, or takes it away.
      state.subscribe((now, before) => now.caret === before.caret || soon()),
    ]
    addEventListener('resize', soon)
    return () => {
      stops.forEach(stop => stop())
      removeEventListener('resize', soon)
      cancelAnimationFrame(frame)
    }
  }, [worksheet, state, watched])
  return drawn
}
