import { memo } from 'react'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { Outcome } from '@calcwright/evaluator'
import styles from './output.module.css'

/** What is wrong and what should be known, under the line; a notice once however often it is given. */
export const Messages = memo(function Messages({
  id,
  outcome,
}: {
  id: string
  outcome: Outcome | undefined
}) {
  if (!outcome) return null
  const notices = [...new Set(outcome.notices)]
  if (!outcome.error && notices.length === 0) return null
  return (
    <div className={styles.messages}>
      {outcome.error && (
        <p
          id={id}
          className={outcome.error.kind === 'halted' ? styles.halted : styles.error}
          role={outcome.error.kind === 'halted' ? 'status' : 'alert'}
        >
          <CircleAlert size={13} aria-hidden="true" />
          <span>{outcome.error.message}</span>
        </p>
      )}
      {notices.map(notice => (
        <p key={notice} className={styles.notice} role="status">
          <TriangleAlert size={13} aria-hidden="true" />
          <span>{notice}</span>
        </p>
      ))}
    </div>
  )
})
