import type { ServerClient } from '@calcwright/contract'
import { queryOptions } from '@tanstack/react-query'

/** The server says first_visit in one answer only: it is asked once. */
export const sessionQuery = (client: ServerClient) =>
  queryOptions({ queryKey: ['session'], queryFn: () => client.session(), staleTime: Infinity })
