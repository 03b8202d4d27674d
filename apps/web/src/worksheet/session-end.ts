import type { ServerClient } from '@calcwright/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { SaveQueue } from '../saving/save-queue.ts'
import { sessionQuery } from '../session/session-query.ts'
import { SIGN_IN_FIRST } from '../session/sign-in-first.ts'

/** Stops the saving with the words for it if nobody is signed in any more. */
export async function stopAtSessionEnd(
  queue: SaveQueue,
  client: ServerClient,
  queries: QueryClient,
): Promise<void> {
  const session = await queries.fetchQuery({ ...sessionQuery(client), staleTime: 0, retry: false })
  if (session.success && session.user === null) queue.stop(SIGN_IN_FIRST.unsaved)
}
