/** Functions of the client for tokens of programs, named like the calls. Only the account page needs them. */
import { Done } from './accounts.ts'
import type { CallOptions } from './answer.ts'
import { callServer, createPost } from './client.ts'
import { type NewToken, TokenList, TokenMade, TokenRenewed } from './tokens.ts'

/** @param base address of the server without a closing slash; '' in a page that it serves */
export function tokenCalls(fetcher: typeof fetch, base = '') {
  const post = createPost(fetcher, base)
  return {
    listTokens: (options?: CallOptions) =>
      callServer(fetcher, `${base}/accounts/tokens`, TokenList, { ...options, cache: 'no-store' }),
    newToken: (request: NewToken) => post('/accounts/tokens/new', request, TokenMade),
    renewToken: (id: string, days: number) => post('/accounts/tokens/renew', { id, days }, TokenRenewed),
    revokeToken: (id: string) => post('/accounts/tokens/revoke', { id }, Done),
  }
}
