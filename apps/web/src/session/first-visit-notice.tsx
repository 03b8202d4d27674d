import css from './first-visit-notice.module.css'
import { useSession } from './use-session.ts'

/** Tells once that no password guards this copy, and whom it knows the visitor as. */
export function FirstVisitNotice() {
  const session = useSession()
  if (!session?.first_visit || !session.user?.local) return null
  return (
    <p className={css.notice} role="status">
      You are signed in as the owner of this copy of Calcwright. It answers this computer only; your
      worksheets stay in its data folder.
    </p>
  )
}
