/** Clients and items that calls use, and calls that are alike for items and teams. */
import { createHash } from 'node:crypto'
import { randomHash } from '../../identifiers.ts'
import type { TestServer } from '../test-server.ts'
import { type Accounts, addressOf } from './accounts.ts'
import type { Step } from './steps.ts'
import type { ModelItems } from './model-items.ts'
import type { Answer } from './window.ts'

export interface CallServices {
  readonly server: TestServer
  readonly accounts: Accounts
  readonly modelItems: ModelItems
}

/**
 * Answers an invitation as if its mail had arrived: of its token only a digest is stored.
 * @param hash of an item or a team
 */
export async function claim(
  { server, accounts }: CallServices,
  { actor, recipient }: Step,
  hash: string,
): Promise<Answer> {
  const token = randomHash()
  const digest = createHash('sha256').update(token).digest('hex')
  const which =
    'select id from worksheets where hash = $3 union select id from projects where hash = $3 union select $3'
  await server.database.pool.query(
    `update invitations set token_hash = $1 where email = $2 and item_id in (${which})`,
    [digest, addressOf(recipient), hash],
  )
  return accounts.client(actor).claimInvitation(token)
}
