import type { ServerClient } from '@calcwright/contract'
import type { QueryClient } from '@tanstack/react-query'

/** What every page has at hand. */
export interface AppContext {
  readonly client: ServerClient
  readonly queryClient: QueryClient
}
