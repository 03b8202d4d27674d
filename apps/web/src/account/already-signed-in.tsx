import { Link } from '@tanstack/react-router'
import { useSession } from '../session/use-session.ts'
import css from './account.module.css'

/** For who comes by a bookmark: nothing has to be filled in, unless as somebody else. */
export function AlreadySignedIn() {
  const user = useSession()?.user
  if (!user) return null
  return (
    <p className={css.note}>
      You are signed in as {user.name}. <Link to="/">Go to your worksheets</Link>
    </p>
  )
}
