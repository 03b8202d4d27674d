import { useSession } from '../session/use-session.ts'
import { SignInLinks } from './sign-in-links.tsx'

/** For who is not signed in: signing in may open what stays closed without. */
export default function SignInOffer() {
  return useSession()?.user === null && <SignInLinks />
}
