/** Invites to a worksheet, project or team, and writes to whom it concerns. */
import type { Inviting, ItemType } from '@calcwright/contract'
import type { z } from 'zod'
import type { Transaction } from '../../db/database.ts'
import type { Visitor } from '../../policies/policy.ts'
import { type Invitation, type Invited, invite } from '../../sharing/invitations.ts'
import type { Context } from '../context.ts'

export type InvitingPeople = z.output<typeof Inviting>

/** What people are invited to. */
interface Target {
  readonly type: ItemType
  readonly id: string
  readonly name: string
  readonly ownerId: string | null
}

/** Throws Refused when the visitor invites more than people do. */
export async function countInvited({ limiter, visitor }: Context, emails: readonly string[]): Promise<void> {
  if (visitor !== null && emails.length > 0) await limiter.count('invite-by', visitor.userId, emails.length)
}

/** Within the transaction that changes the rest; the letters wait until it is committed. */
export async function invitePeople(
  transaction: Transaction,
  visitor: Visitor,
  target: Target,
  emails: readonly string[],
  given: Pick<Invitation, 'rights' | 'role'>,
): Promise<Invited[]> {
  const { type, id: itemId, ownerId } = target
  return invite(transaction, { type, itemId, ownerId, ...given, invitedBy: visitor.userId }, emails)
}

const KINDS = { Worksheet: 'worksheet', Project: 'project', Team: 'team' } as const

/** Writes to those who were invited. */
export async function notify(
  context: Context,
  target: Target,
  invited: readonly Invited[],
  message: string,
): Promise<void> {
  for (const { email, token } of invited) {
    await context.mail.send({
      to: email,
      template: 'invitation',
      data: {
        from: context.visitor?.name ?? '',
        item: KINDS[target.type],
        name: target.name,
        message,
        path: token === null ? '/invites/' : `/invites/?invitation=${token}`,
      },
    })
  }
}

/** Invites to what was just made. */
export async function inviteToNew(
  context: Context,
  target: Target,
  inviting: InvitingPeople | undefined,
): Promise<void> {
  if (!inviting || inviting.invite_emails.length === 0) return
  const { invite_emails: emails, invite_rights: rights, invite_notify, invite_message } = inviting
  const invited = await context.query.transaction(transaction =>
    invitePeople(transaction, context.visitor as Visitor, target, emails, { rights, role: 'member' }),
  )
  if (invite_notify === 1) await notify(context, target, invited, invite_message)
}
