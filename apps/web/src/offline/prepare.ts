/** Prepares later openings, with and without a network, once the page has opened. */
import type { ServerClient } from '@calcwright/contract'
import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../session/session-query.ts'
import { accountOf, removeCopiesOfOthers } from './local-copies.ts'
import { registerWorkerSoon } from './register-worker.ts'
import { sayWhenSignedOut } from '../session/say-when-signed-out.ts'

export async function prepareOffline(client: ServerClient, queries: QueryClient): Promise<void> {
  void registerWorkerSoon()
  // The keys of the next opening do not wait for it.
  void import('../shell/buffer-input.ts').catch(() => {})
  const session = await queries.ensureQueryData(sessionQuery(client)).catch(() => null)
  if (!session?.success) return
  sayWhenSignedOut(client, session)
  // A browser that stores nothing has nothing to forget.
  await removeCopiesOfOthers(accountOf(session.user)).catch(() => {})
}
