import type { SessionInfo } from '@calcwright/contract'

/** Not where it would only be refused. */
export function offersAccounts(session: SessionInfo | undefined): boolean {
  return session?.sign_up !== 'closed' && session?.sign_up !== 'unowned'
}
