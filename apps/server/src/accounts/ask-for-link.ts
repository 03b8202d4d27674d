/** Signing up and forgetting a password begin alike, with a link to the address. */
import type { LinkAnswer, LinkSent } from '@calcwright/contract'
import type { Context } from '../context.ts'
import { Refused } from '../failure.ts'
import { authorize } from '../policies/policy.ts'
import { pageOrigin } from '../http/page-origin.ts'
import { mailboxOf } from './limiter.ts'
import type { AccountMail } from './account-mail.ts'
import { addressOfInvitation } from '../sharing/invitations.ts'
import { readLink } from './links.ts'
import { localOwnerIsOpen } from './people.ts'

/** @param address network address of the caller */
export async function askToSignUp(context: Context, email: string, address: string): Promise<LinkSent> {
  authorize('sign_up', context.visitor, null)
  await refuseWhenClosed(context)
  await askForMail(context, { kind: 'sign-up', email }, address)
  const only = context.config.signUp === 'invited' ? ', if it was invited' : ''
  return linkSent(`${linkTo(context, email)}${only}. Open it to choose your name and password.`)
}

export async function askForNewPassword(context: Context, email: string, address: string): Promise<LinkSent> {
  authorize('forgot_password', context.visitor, null)
  await askForMail(context, { kind: 'reset', email }, address)
  const { smtpUrl } = context.config
  const where =
    smtpUrl === null ? `its link is in the outbox of this server. ${NO_MAIL}` : 'we have sent a link to it.'
  return linkSent(`If there is an account with the address ${email}, ${where}`)
}

/** Describes the purpose of a link, also of one with an invitation, by which somebody may sign up, so that the page can ask for the rest. */
export async function describeLink(context: Context, token: string): Promise<LinkAnswer> {
  authorize('read_link', context.visitor, null)
  const invited = await addressOfInvitation(context.query, token)
  if (invited !== null) {
    await refuseWhenClosed(context)
    return { success: true, kind: 'sign-up', email: invited }
  }
  const { kind, email } = await readLink(context.query, token)
  return { success: true, kind, email }
}

/** Counts the attempt and leaves it to a job, after the answer, to decide on the mail and send it. */
export async function askForMail(context: Context, asked: AccountMail, address: string): Promise<void> {
  await context.limiter.count('mail-from', address)
  await context.limiter.count('mail-to', mailboxOf(asked.email))
  await context.jobs.add('account-mail', { ...asked, origin: pageOrigin() })
}

export async function refuseWhenClosed({ config, query }: Context): Promise<void> {
  if (config.signUp === 'closed')
    throw new Refused('rights', 'New accounts cannot be made on this server. Ask the person who runs it.')
  if (await localOwnerIsOpen(query))
    throw new Refused(
      'rights',
      'The owner of this server has no password yet. As soon as they have given themselves an address and a password, accounts can be made.',
    )
}

const NO_MAIL = 'Nothing is mailed from here: ask whoever runs this server for the link.'

/** Words on where a link for an address goes: without a mail server it lies in the outbox of this one. */
export const linkTo = ({ config }: Pick<Context, 'config'>, email: string): string =>
  config.smtpUrl === null ? `${NO_MAIL} It is in the outbox, for ${email}` : `We have sent a link to ${email}`

export const linkSent = (message: string): LinkSent => ({ success: true, message })
