import type { LineNotice } from '../types.ts'
import styles from './sheet.module.css'

/** A sentence under a line, with what can be done about it. */
export function Notice({ notice }: { readonly notice: LineNotice }) {
  return (
    <div className={styles.notice} data-asks={notice.asks}>
      <span role="status">{notice.text}</span>
      {notice.actions.map(action => (
        <button key={action.label} type="button" className={styles.noticeAction} onClick={action.run}>
          {action.label}
        </button>
      ))}
    </div>
  )
}
