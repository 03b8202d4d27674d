/** Says on a page that anybody may see that the session has ended: nothing else on it would tell. */
import { LIST_PAGES, type ServerClient, type SessionInfo } from '@calcwright/contract'
import { toast } from '@calcwright/ui'
import { SIGN_IN_FIRST } from './sign-in-first.ts'

/** @param session as the page has opened with it: a call that is refused later says it itself */
export function sayWhenSignedOut(client: ServerClient, session: SessionInfo): void {
  // The lists have a page for it in their place.
  if (!session.signed_out || LIST_PAGES.includes(window.location.pathname.replace(/\/$/, ''))) return
  toast.error(SIGN_IN_FIRST.ended, {
    duration: Infinity,
    // Closing it means going on without an account: it is not said again.
    onDismiss: () => void client.signOut().catch(() => {}),
  })
}
