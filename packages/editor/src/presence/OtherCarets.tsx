import { createPortal } from 'react-dom'
import type { EditorWithState } from '../state/editor.ts'
import { LetterMark } from './LetterMark.tsx'
import { elementOf } from './letter-box.ts'
import type { OtherCaret } from './other-caret.ts'
import { useRedrawWithLines } from './use-redraw-with-lines.ts'
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
