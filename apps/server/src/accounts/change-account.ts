/** Changes that people make to their own account. */
import type { Done, LinkSent, SetEmail, SetPassword } from '@calcwright/contract'
import { eq } from '../db/drizzle.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { Refused } from '../failure.ts'
import { type Visitor, authorize } from '../policies/policy.ts'
import type { Device, SignedIn } from '../sessions.ts'
import { claimByEmail } from '../sharing/invitations.ts'
import { askForMail, linkSent, linkTo } from './ask-for-link.ts'
import { removeLinksOf, takeLink } from './links.ts'
import { checkNewPassword } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import { type UserWithPassword, findWithPassword, orRefuseTakenEmail } from './people.ts'
import { replacePassword, tellOfPassword } from './reset-password.ts'
import { confirmPassword } from './sign-in.ts'

export async function setName(context: Context, name: string): Promise<Done> {
  authorize('set_name', context.visitor, null)
  const { userId } = context.visitor as Visitor
  await context.query.update(users).set({ name, updatedAt: new Date() }).where(eq(users.id, userId))
  return { success: true }
}

/**
 * Sends a link to the new address, which holds once the link is opened. The owner of the server gets the new
 * address at once.
 */
export async function setEmail(context: Context, given: SetEmail, device: Device): Promise<LinkSent> {
  authorize('set_email', context.visitor, null)
  const { email, password } = given
  const user = await confirmOwnPassword(context, password, device)
  if (user.email === email) throw new Refused('invalid', 'This is your address already.')
  if (user.local) {
    await orRefuseTakenEmail(() =>
      context.query.transaction(transaction => storeEmail(transaction, user.id, email)),
    )
    return linkSent(`Your e-mail address is ${email} now.`)
  }
  await askForMail(context, { kind: 'email', email, userId: user.id }, device.address)
  return linkSent(`${linkTo(context, email)}. Your address changes when you open it.`)
}

/** Changes the address by the link that was sent to it, and notifies the old address. */
export async function confirmEmail(context: Context, token: string): Promise<Done> {
  authorize('confirm_email', context.visitor, null)
  const { userId, before, email } = await orRefuseTakenEmail(() =>
    context.query.transaction(async transaction => {
      const link = await takeLink(transaction, token, 'email')
      const [user] = await transaction
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(eq(users.id, link.userId ?? ''))
      if (!user) throw new Refused('invalid', 'This link is for no account.')
      await storeEmail(transaction, user.id, link.email)
      return { userId: user.id, before: user.email, email: link.email }
    }),
  )
  await claimByEmail(context.query, userId)
  if (before !== null) await context.mail.send({ to: before, template: 'email-changed', data: { email } })
  return { success: true }
}

async function storeEmail(transaction: Transaction, userId: string, email: string): Promise<void> {
  await transaction
    .update(users)
    .set({ email, emailVerified: true, updatedAt: new Date() })
    .where(eq(users.id, userId))
  await removeLinksOf(transaction, userId)
}

/** Changes the password, ends all sessions and begins one for the caller. */
export async function setPassword(context: Context, given: SetPassword, device: Device): Promise<SignedIn> {
  authorize('set_password', context.visitor, null)
  const user = await confirmOwnPassword(context, given.current_password, device)
  if (user.email === null)
    throw new Refused('invalid', 'Set an e-mail address first: it is what you sign in with.')
  await checkNewPassword(given.password, [user.name, user.email])
  const hash = await hashPassword(given.password)
  const session = await context.query.transaction(transaction =>
    replacePassword(transaction, user.id, hash, device),
  )
  await context.rightsWatch.changed({ users: [user.id] })
  await tellOfPassword(context, user.id, user.email)
  return session
}

/** Returns the visitor once the password of the account, if it has one, is right. Throws Refused otherwise. */
export async function confirmOwnPassword(
  context: Context,
  password: string | undefined,
  device: Device,
): Promise<UserWithPassword> {
  const { userId } = context.visitor as Visitor
  const find = () => findWithPassword(context.query, { id: userId })
  const user = await find()
  if (user?.passwordHash === null) return user
  const confirmed = await confirmPassword(
    context,
    { email: user?.email ?? userId, password: password ?? '', device },
    find,
  )
  if (confirmed === null) throw new Refused('invalid', 'The password is wrong.')
  return confirmed
}
