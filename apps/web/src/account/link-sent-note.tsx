import { PAGES } from '@calcwright/contract'
import { Link } from '@tanstack/react-router'
import { useSession } from '../session/use-session.ts'
import css from './account.module.css'

/** Tells what happens next. On a server without a mail server, its owner finds the mail in the outbox. */
export function LinkSentNote({ message }: { readonly message: string }) {
  const session = useSession()
  return (
    <div role="status" className={css.note}>
      <p>{message}</p>
      <p className={css.hint}>It can take a minute. Look into the folder for spam too.</p>
      {session?.user?.local && (
        <p className={css.hint}>
          Without a mail server it is in the <Link to={PAGES.outbox}>outbox</Link>.
        </p>
      )}
    </div>
  )
}
