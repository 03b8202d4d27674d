import type { SessionInfo } from '@calcwright/contract'

/** False where the server would refuse every new account. */
export function offersAccounts(session: SessionInfo | undefined): boolean {
  return session?.sign_up !== 'closed' && session?.sign_up !== 'unowned'
}
