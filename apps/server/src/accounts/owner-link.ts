import { EmailAddress } from '@calcwright/contract'
import { eq } from '../db/drizzle.ts'
import type { Query } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { StartFailure } from '../failure.ts'
import { makeLocalOwner } from '../sessions.ts'
import { makeLink } from './links.ts'

/**
 * Returns the path of a link with which the owner of the server chooses a password, even one who has none or
 * has forgotten it. Makes the owner on a database without people.
 * @param given new address of the owner; may be absent when there is one
 */
export async function makeOwnerLink(query: Query, given: string | undefined): Promise<string> {
  await makeLocalOwner(query)
  const [owner] = await query.select().from(users).where(eq(users.local, true))
  if (!owner) throw new StartFailure('This server has accounts, but none of them is its owner.')
  const email = given === undefined ? owner.email : addressFrom(given)
  if (email === null)
    throw new StartFailure(
      'The owner has no e-mail address yet. Name one: npm run account -- owner-link ann@example.com',
    )
  return makeLink(query, { kind: 'reset', email, userId: owner.id })
}

function addressFrom(text: string): string {
  const email = EmailAddress.safeParse(text)
  if (!email.success) throw new StartFailure(`"${text}" is no e-mail address.`)
  return email.data
}
