import { useOutline } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import styles from './contents.module.css'

/** The headings, each with the place for its page, which the page for paper fills. */
export default function ContentsList({ editor }: BlockViewProps<object>) {
  const entries = useOutline(editor)
  if (!entries) return null
  if (entries.length === 0) return <p className={styles.none}>This worksheet has no headings yet.</p>
  return (
    <ol className={styles.list} aria-label="Contents">
      {entries.map(({ block, index, level, text }) => (
        <li key={`${block} ${index}`} className={styles.entry} style={{ paddingLeft: `${level * 20}px` }}>
          <span className={styles.text}>{text}</span>
          <span className={styles.dots} aria-hidden="true" />
          <span data-page-of={block} data-heading={index} />
        </li>
      ))}
    </ol>
  )
}
