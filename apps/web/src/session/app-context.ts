import type { ServerClient } from '@calcwright/contract'
import type { QueryClient } from '@tanstack/react-query'

/** Context of every page. */
export interface AppContext {
  readonly client: ServerClient
  readonly queryClient: QueryClient
}
