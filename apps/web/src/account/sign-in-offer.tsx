import { PAGES } from '@calcwright/contract'
import { Link, useLocation } from '@tanstack/react-router'
import { useSession } from '../session/use-session.ts'
import { withReturnAddress } from './return-address.ts'
import { AskAccess } from './ask-access.tsx'
import { SignInLinks } from './sign-in-links.tsx'

/** Signing in, or as somebody else, may open what stays closed. */
export default function SignInOffer() {
  const { pathname, searchStr } = useLocation()
  const user = useSession()?.user
  if (user === null) return <SignInLinks />
  // The owner of a copy for one computer is its only account.
  if (!user || user.local) return null
  return (
    <>
      <AskAccess pathname={pathname} />
      <span>
        You are signed in as {user.email ?? user.name}. If it was shared with another account of yours,{' '}
        <Link to={withReturnAddress(PAGES.signIn, { pathname, search: searchStr })}>
          sign in as somebody else
        </Link>
        .
      </span>
    </>
  )
}
