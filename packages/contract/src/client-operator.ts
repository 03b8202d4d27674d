/** Functions of the client for those who run the server. */
import { Done } from './accounts.ts'
import type { CallOptions } from './answer.ts'
import { callServer, createPost } from './client.ts'
import { type OperatorAct, OperatorPeople, OperatorServer, OperatorState } from './operator.ts'

/** @param base address of the server without a closing slash; '' in a page that it serves */
export function operatorCalls(fetcher: typeof fetch, base = '') {
  const post = createPost(fetcher, base)
  return {
    operatorState: (options?: CallOptions) =>
      callServer(fetcher, `${base}/operator`, OperatorState, { ...options, cache: 'no-store' }),
    operatorPeople: (request: { search?: string; page?: number }, options?: CallOptions) =>
      post('/operator/people', request, OperatorPeople, options),
    operatorAct: (request: OperatorAct) => post('/operator/act', request, Done),
    operatorServer: (options?: CallOptions) => post('/operator/server', {}, OperatorServer, options),
  }
}
