import type { ServerClient } from '@calcwright/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'

/** The server says first_visit in one answer only: it is asked once. */
export const sessionQuery = (client: ServerClient) =>
  queryOptions({ queryKey: ['session'], queryFn: () => client.session(), staleTime: Infinity })

/** Who is signed in; undefined until that is known. */
export function useSession() {
  const { client } = useRouteContext({ from: '__root__' })
  const session = useQuery(sessionQuery(client))
  return session.data?.success ? session.data : undefined
}
