import { X } from 'lucide-react'
import type { NumberedHeading } from '@calcwright/document'
import { elementOf } from '../find/marks.ts'
import { useSheetNumbers } from '../numbers/use-numbers.ts'
import type { EditorWithState } from '../state/editor.ts'
import { returnToSheet } from '../state/return-to-sheet.ts'
import { showOutline } from './state.ts'
import styles from './outline.module.css'

export default function OutlinePanel({ editor }: { readonly editor: EditorWithState }) {
  const { headings: entries, numberHeadings } = useSheetNumbers(editor.worksheet)
  const close = (): void => {
    showOutline(false)
    returnToSheet(editor)
  }
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.key === 'Escape') close()
  }
  const go = (entry: NumberedHeading): void => {
    // There the panel lies over the sheet.
    if (matchMedia('(max-width: 900px)').matches) showOutline(false)
    editor.focus(entry.block, { at: 'start' })
    headingElement(entry)?.scrollIntoView({ block: 'start' })
  }
  return (
    <aside className={styles.panel} aria-label="Outline">
      <div className={styles.head}>
        <h2 className={styles.title}>Outline</h2>
        <button
          type="button"
          className={styles.close}
          aria-label="Close outline"
          onClick={close}
          onKeyDown={onKeyDown}
        >
          <X size={16} aria-hidden />
        </button>
      </div>
      {entries.length === 0 ? (
        <p className={styles.nothing}>Headings of texts are listed here. The text toolbar makes one.</p>
      ) : (
        <nav aria-label="Headings" className={styles.entries}>
          {entries.map(entry => (
            <button
              key={`${entry.block} ${entry.index}`}
              type="button"
              className={styles.entry}
              style={{ '--level': entry.depth } as React.CSSProperties}
              title={entry.text}
              onClick={() => go(entry)}
              onKeyDown={onKeyDown}
            >
              {numberHeadings && entry.number !== '' && `${entry.number}\u2002`}
              {entry.text}
            </button>
          ))}
        </nav>
      )}
    </aside>
  )
}

/** The heading as it is drawn by now, else its line. */
function headingElement({ block, index }: NumberedHeading): Element | null {
  const line = elementOf(block)
  return line?.querySelectorAll('h1, h2, h3, h4, h5, h6')[index] ?? line
}
