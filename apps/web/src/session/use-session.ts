import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'

/** Who is signed in; undefined until that is known. The server says first_visit in one answer only: it is asked once. */
export function useSession() {
  const { client } = useRouteContext({ from: '__root__' })
  const session = useQuery({ queryKey: ['session'], queryFn: () => client.session(), staleTime: Infinity })
  return session.data?.success ? session.data : undefined
}
