import { useLayoutEffect, useState } from 'react'
import type { EditorWithState } from '../state/editor.ts'
import { elementOf, letterBoxOf } from './letter-box.ts'
import type { LetterBox } from './letter-box.ts'
import type { OtherCaret } from './other-caret.ts'
import styles from './presence.module.css'

/** Milliseconds after which a letter that is not there yet is looked for again, and how often. */
const RETRY = 400
const TRIES = 25

interface LetterMarkProps {
  readonly caret: OtherCaret
  readonly editor: EditorWithState
  readonly drawn: object
}

/** The caret of somebody else with the name, which soon folds up; at the edge of the line where no letter is known. */
export function LetterMark({ caret, editor, drawn }: LetterMarkProps) {
  const box = useLetterBox(caret, editor, drawn)
  const { head, anchor, name } = caret
  return (
    <>
      {box?.selection && <span className={styles.selection} style={box.selection} />}
      <span className={styles.caret} data-at={box ? 'letter' : 'line'} style={box?.caret}>
        {/* A new key shows the name once more. */}
        <span key={`${head} ${anchor}`} className={styles.name} aria-hidden="true">
          {name}
        </span>
      </span>
    </>
  )
}

function useLetterBox(caret: OtherCaret, editor: EditorWithState, drawn: object): LetterBox | null {
  const [box, setBox] = useState<LetterBox | null>(null)
  const { block, field, text, head, anchor } = caret
  useLayoutEffect(() => {
    const measure = (): void => setBox(letterBoxOf(caret, editor))
    measure()
    // The line may be drawn, or its text arrive, only later.
    let tries = head === undefined ? 0 : TRIES
    const again = setInterval(() => {
      const found = tries-- > 0 ? letterBoxOf(caret, editor) : null
      if (found) setBox(found)
      if (found || tries <= 0) clearInterval(again)
    }, RETRY)
    const around = elementOf(caret)
    if (!around || head === undefined) return () => clearInterval(again)
    // A formula or a text that is drawn late, with other letters, or scrolled.
    const observer = new ResizeObserver(measure)
    for (const holder of around.querySelectorAll('[data-formula], [data-prose]')) observer.observe(holder)
    around.addEventListener('scroll', measure, { capture: true, passive: true })
    return () => {
      clearInterval(again)
      observer.disconnect()
      around.removeEventListener('scroll', measure, { capture: true })
    }
    // The caret is another object with each message; these are its contents.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [editor, drawn, block, field, text, head, anchor])
  return box
}
