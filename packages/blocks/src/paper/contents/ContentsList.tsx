import { goToLine } from '@calcwright/editor'
import { useSheetNumbers } from '@calcwright/editor/numbers'
import type { BlockViewProps } from '@calcwright/editor'
import styles from './contents.module.css'

/** The headings, each with the place for its page, which the page for paper fills. */
export default function ContentsList({ editor }: BlockViewProps<object>) {
  const { headings, numberHeadings } = useSheetNumbers(editor.worksheet)
  // A heading that is left out elsewhere has no number, and no place here.
  const entries = headings.filter(({ number }) => number !== '')
  if (entries.length === 0) return <p className={styles.none}>This worksheet has no headings yet.</p>
  return (
    <ol className={styles.list} aria-label="Contents">
      {entries.map(({ block, index, depth, text, number }) => (
        <li key={`${block} ${index}`} className={styles.entry} style={{ paddingLeft: `${depth * 20}px` }}>
          <button type="button" className={styles.text} onClick={() => goToLine(editor, block, index)}>
            {numberHeadings && `${number}\u2002`}
            {text}
          </button>
          <span className={styles.dots} aria-hidden="true" />
          <span data-page-of={block} data-heading={index} />
        </li>
      ))}
    </ol>
  )
}
