/** Tells people what has happened: in the page, and by mail to those who want that. */
import type { Context } from '../context.ts'
import type { Query } from '../db/database.ts'
import type { Mail } from '../mail/mail.ts'
import { mailboxOf } from '../accounts/limiter.ts'
import { type Happening, receiversOf, storeNotifications } from './notification-rows.ts'

/** Somebody who is to get a mail once the change is committed. */
export interface MailDue {
  readonly email: string
}

/**
 * Stores the notifications within the transaction of what has happened. Who has not read the last one about the
 * same gets no second mail.
 * @param userIds whom it concerns; who did it is left out by the caller
 */
export async function tell(
  query: Query,
  userIds: readonly string[],
  happening: Happening,
): Promise<MailDue[]> {
  const receivers = await receiversOf(query, [...new Set(userIds)], happening.kind)
  const inPage = receivers.filter(({ choice }) => choice.page).map(({ userId }) => userId)
  const fresh = await storeNotifications(query, inPage, happening)
  return receivers.flatMap(({ userId, email, choice }) =>
    choice.mail && email !== null && (fresh.has(userId) || !choice.page) ? [{ email }] : [],
  )
}

/** Sends the mails that are due, but not more to one person than they can read. */
export async function sendDue(
  context: Pick<Context, 'limiter' | 'mail'>,
  due: readonly MailDue[],
  mail: Extract<Mail, { template: 'notice' }>['data'],
): Promise<void> {
  for (const { email } of due)
    if (await context.limiter.allows('notice-to', mailboxOf(email)))
      await context.mail.send({ to: email, template: 'notice', data: mail })
}
