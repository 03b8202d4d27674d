import { SignInLinks } from '../account/sign-in-links.tsx'
import { MessagePage } from '../shell/message-page.tsx'

/** Lists are somebody's: without an account there is nothing to list. */
export function SignedOut() {
  return (
    <MessagePage title="Sign in to see your worksheets" more={<SignInLinks />} home={false}>
      <p>
        With a free account you keep worksheets, organise them in projects and work on them with others.
        Worksheets that are shared by a link open without one.
      </p>
    </MessagePage>
  )
}
