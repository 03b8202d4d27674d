import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { sessionQuery } from './session-query.ts'

/** The session; undefined until it is known. */
export function useSession() {
  const { client } = useRouteContext({ from: '__root__' })
  const session = useQuery(sessionQuery(client))
  return session.data?.success ? session.data : undefined
}
