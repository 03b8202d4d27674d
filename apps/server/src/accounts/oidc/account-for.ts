/**
 * The account that belongs to a person of the issuer, by the rules of docs/configuration.md: one that was linked before,
 * else the one with the address, else a new one.
 */
import { EmailAddress, PersonName } from '@calcwright/contract'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { users } from '../../db/schema.ts'
import { Refused } from '../../failure.ts'
import { randomHash } from '../../identifiers.ts'
import { claimByEmail } from '../../sharing/invitations.ts'
import { type UserRow, findByEmail, localOwnerIsOpen, orRefuseTakenEmail } from '../people.ts'
import { hasTwoStep } from '../two-step.ts'
import type { IssuedPerson } from './issuer.ts'
import type { OidcSettings } from './settings.ts'

/** @returns the id of the account. Throws Refused with a sentence where there is none for the person. */
export async function accountFor(
  { query }: Pick<Context, 'query'>,
  settings: OidcSettings,
  person: IssuedPerson,
): Promise<string> {
  const { rows } = await query.execute<{ user_id: string }>(sql`
    update oidc_identities set last_used_at = now()
    where issuer = ${person.issuer} and subject = ${person.subject} returning user_id`)
  if (rows[0]) return rows[0].user_id
  const email = provenAddress(settings, person)
  const { id, made } = await orRefuseTakenEmail(() =>
    query.transaction(async transaction => {
      const user = await findByEmail(transaction, email)
      const account = user
        ? await linkable(transaction, settings, user)
        : await newAccount(transaction, settings, { email, name: person.name })
      await transaction.execute(sql`
        insert into oidc_identities (issuer, subject, user_id)
        values (${person.issuer}, ${person.subject}, ${account}) on conflict do nothing`)
      return { id: account, made: !user }
    }),
  )
  if (made) await claimByEmail(query, id)
  return id
}

/** An address that this server believes the issuer. */
function provenAddress({ domains }: OidcSettings, { email: given, emailVerified }: IssuedPerson): string {
  const email = EmailAddress.safeParse(given)
  if (!email.success)
    throw new Refused(
      'invalid',
      'The sign-in there has given no e-mail address, which an account here needs.',
    )
  if (!emailVerified)
    throw new Refused(
      'rights',
      `The sign-in there does not say that the address ${email.data} is proven. Confirm it there, then sign in again.`,
    )
  if (domains.length > 0 && !domains.includes(domainOf(email.data)))
    throw new Refused('rights', `Addresses at ${domainOf(email.data)} do not sign in this way here.`)
  return email.data
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1)

/** An account that is there is opened only where the setting says that the issuer speaks for its domain. */
async function linkable(
  transaction: Transaction,
  { domains }: OidcSettings,
  { id, local, email, emailVerified }: UserRow,
): Promise<string> {
  const other = 'There is an account with this address already. Sign in by its password'
  if (local)
    throw new Refused(
      'rights',
      `${other}: the owner of the server signs in no other way than by that or a passkey.`,
    )
  if (!emailVerified || !domains.includes(domainOf(email ?? '')))
    throw new Refused('rights', `${other}. Whoever runs this server may link it by OIDC_DOMAINS.`)
  if (await hasTwoStep(transaction, id))
    throw new Refused(
      'rights',
      `${other} and a code. To sign in this way, switch the code off at /account first: this way asks for none.`,
    )
  return id
}

async function newAccount(
  transaction: Transaction,
  { creates }: OidcSettings,
  { email, name: given }: { readonly email: string; readonly name: string },
): Promise<string> {
  if (!creates)
    throw new Refused(
      'rights',
      `No account here has the address ${email}. Ask whoever runs this server for one.`,
    )
  if (await localOwnerIsOpen(transaction))
    throw new Refused(
      'rights',
      'The owner of this server has no password yet. As soon as they have given themselves an address and a password, accounts can be made.',
    )
  const name = PersonName.safeParse(given)
  const id = randomHash()
  await transaction.insert(users).values({
    id,
    name: name.success ? name.data : email.slice(0, email.lastIndexOf('@')).slice(0, 100),
    email,
    emailVerified: true,
    welcomed: true,
  })
  return id
}
