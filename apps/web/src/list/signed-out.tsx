import type { Section } from '@calcwright/contract'
import { Button, lazyPart } from '@calcwright/ui'
import { Link, useRouteContext } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SignInLinks } from '../account/sign-in-links.tsx'
import { ACTIVE_LIST, placeAddress } from '../items/place.ts'
import { MessagePage } from '../shell/message-page.tsx'

const TryPage = lazyPart(() => import('../worksheet/try-page.tsx'), 'shown')

interface SignedOutProps {
  readonly section: Section
  /** Somebody was signed in here before: they want their lists. */
  readonly returning: boolean
}

function WaysOn() {
  const { client } = useRouteContext({ from: '__root__' })
  const goOn = () => client.signOut().finally(() => window.location.assign('/'))
  return (
    <>
      <SignInLinks />
      <Button onClick={() => void goOn()}>Go on without signing in</Button>
    </>
  )
}

/** Lists are somebody's: without an account there is nothing to list, but something to try. */
export function SignedOut({ section, returning }: SignedOutProps) {
  if (section === 'active' && !returning)
    return (
      <Suspense>
        <TryPage />
      </Suspense>
    )
  if (returning)
    return (
      <MessagePage title="You were signed out" more={<WaysOn />} home={false}>
        <p>
          Sign in again to see your worksheets. What this browser has not sent yet is kept, and saved then.
        </p>
      </MessagePage>
    )
  // Where the letter of an invitation leads to.
  if (section === 'invites')
    return (
      <MessagePage title="Sign in to see your invitations" more={<SignInLinks />} home={false}>
        <p>Use the address that the invitation was sent to. If it has no account yet, create one with it.</p>
      </MessagePage>
    )
  return (
    <MessagePage title="Sign in to see your worksheets" more={<SignInLinks />} home={false}>
      <p>
        With a free account you keep worksheets, organise them in projects and work on them with others.
        Worksheets that are shared by a link open without one, and{' '}
        <Link to={placeAddress(ACTIVE_LIST)}>one to try</Link> is here for everybody.
      </p>
    </MessagePage>
  )
}
