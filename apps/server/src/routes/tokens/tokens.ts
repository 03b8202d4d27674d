/** Tokens of programs, on the account page. */
import {
  Done,
  NewToken,
  Refusal,
  RenewToken,
  RevokeToken,
  TokenList,
  TokenMade,
  TokenRenewed,
} from '@calcwright/contract'
import type { Services } from '../../context.ts'
import { listOwnTokens, makeToken, renewToken, revokeToken } from '../../commands/tokens/own-tokens.ts'
import type { App } from '../../http/types.ts'
import { posting } from '../post.ts'

export function registerTokens(app: App, services: Services): void {
  app.get(
    '/accounts/tokens',
    {
      schema: {
        summary: 'Tokens that the visitor gave to programs',
        response: { 200: TokenList, '4xx': Refusal },
      },
    },
    async request => listOwnTokens({ ...services, visitor: request.visitor }),
  )
  const post = posting(app, services)
  post(
    '/accounts/tokens/new',
    'Makes a token for programs and answers with its secret, once',
    { body: NewToken, answer: TokenMade },
    makeToken,
  )
  post(
    '/accounts/tokens/renew',
    'Lets a token live on for some days from now',
    { body: RenewToken, answer: TokenRenewed },
    (context, { id, days }) => renewToken(context, id, days),
  )
  post('/accounts/tokens/revoke', 'Revokes a token', { body: RevokeToken, answer: Done }, (context, { id }) =>
    revokeToken(context, id),
  )
}
