import { PAGES } from '@calcwright/contract'
import { Link, useLocation } from '@tanstack/react-router'
import { useSession } from '../session/use-session.ts'
import css from './account.module.css'
import { offersAccounts } from './offers-accounts.ts'
import { withReturnAddress } from './return-address.ts'

interface SignInLinksProps {
  /** Before one of the pages comes. */
  readonly onGo?: () => void
  /** Where to go on afterwards; here when absent. */
  readonly next?: string
}

/** The two ways to an account, from anywhere and back to there. */
export function SignInLinks({ onGo, next }: SignInLinksProps) {
  const here = useLocation()
  const session = useSession()
  const at =
    next === undefined ? { pathname: here.pathname, search: here.searchStr } : { pathname: next, search: '' }
  return (
    <span className={css.links}>
      <Link to={withReturnAddress(PAGES.signIn, at)} onClick={onGo}>
        Sign in
      </Link>
      {offersAccounts(session) && (
        <Link to={withReturnAddress(PAGES.signUp, at)} onClick={onGo}>
          Create a free account
        </Link>
      )}
    </span>
  )
}
