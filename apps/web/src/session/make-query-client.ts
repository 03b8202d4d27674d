/** Cache of what the server has answered, and the detection of a newer server or an ended session. */
import type { ServerClient } from '@calcwright/contract'
import { MutationCache, QueryCache, QueryClient, notifyManager } from '@tanstack/react-query'
import { toast } from '@calcwright/ui'
import { RefusedError } from './granted.ts'
import { SIGN_IN_FIRST } from './sign-in-first.ts'
import { sessionQuery } from './session-query.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** A passing message reports a failure, once it is known whether the session has ended. */
      readonly sayFailure?: true
      /** The page itself offers to sign in, so no message asks for it. */
      readonly offersSignIn?: true
    }
  }
}

// Pending calls show before the next click is handled, so that a double click is one call.
notifyManager.setScheduler(queueMicrotask)

export function makeQueryClient(client: ServerClient): QueryClient {
  const queries: QueryClient = new QueryClient({
    defaultOptions: { queries: { retry: 2, refetchOnWindowFocus: false } },
    queryCache: new QueryCache({
      async onError(error, { meta }) {
        await catchUp(error)
        const offered = meta?.offersSignIn && error.message === SIGN_IN_FIRST.call
        if (meta?.sayFailure && !offered) toast.error(error.message, { id: error.message })
      },
    }),
    mutationCache: new MutationCache({
      async onError(error) {
        await catchUp(error)
        if (problemOf(error) === 'not-found') outdate(queries)
      },
    }),
  })
  const catchUp = makeCatchUp(queries, client)
  return queries
}

/** A refusal may mean that the session has ended meanwhile, or is another one: then the message is about that. */
function makeCatchUp(queries: QueryClient, client: ServerClient) {
  /** The visitor of the page: several calls may be running when the first of them finds the session ended. */
  let visitor: User | undefined
  return async (error: Error): Promise<void> => {
    visitor = userOf(queries.getQueryData(sessionQuery(client).queryKey)) ?? visitor
    const problem = problemOf(error)
    if (!visitor || (problem !== 'not-found' && problem !== 'rights')) return
    const before = visitor.email
    const now = await userNow(queries, client)
    if (now === null) error.message = SIGN_IN_FIRST.ended
    else if (now && now.email !== before) error.message = `You are signed in as ${now.name} now.`
  }
}

const problemOf = (error: Error) => (error instanceof RefusedError ? error.problem : undefined)

/** null for nobody, undefined when that is not known. */
const userOf = (session: Session | undefined) => (session?.success ? session.user : undefined)

type Session = Awaited<ReturnType<ServerClient['session']>>
type User = NonNullable<ReturnType<typeof userOf>>

async function userNow(queries: QueryClient, client: ServerClient) {
  try {
    return userOf(await queries.fetchQuery({ ...sessionQuery(client), staleTime: 0, retry: false }))
  } catch {
    // Without an answer the page stays as it is: the call that failed says so itself.
    return undefined
  }
}

/** Lists and trees are fetched again: something in them is no longer there. */
function outdate(queries: QueryClient): void {
  for (const key of ['worksheets', 'tree']) void queries.invalidateQueries({ queryKey: [key] })
}
