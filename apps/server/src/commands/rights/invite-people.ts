/** Invites people to a worksheet, project or team, and mails them. */
import { type Inviting, type ItemType, type TeamRole, sectionAddress } from '@calcwright/contract'
import type * as z from 'zod/mini'
import { noteAct } from '../../audit/audit-rows.ts'
import type { Transaction } from '../../db/database.ts'
import type { Visitor } from '../../policies/policy.ts'
import { type InheritedRights, inheritedRights } from '../../sharing/inherited-rights.ts'
import { type Invitation, type NewInvitation, invite } from '../../sharing/invitations.ts'
import type { ProjectChain } from '../../sharing/places.ts'
import { tell } from '../../notifications/tell.ts'
import { userIdsOf } from '../../notifications/notification-rows.ts'
import { mailboxOf } from '../../accounts/limiter.ts'
import type { Context } from '../../context.ts'

export type InvitingPeople = z.output<typeof Inviting>

/** Item that people are invited to. */
interface Target {
  readonly type: ItemType
  readonly id: string
  readonly name: string
}

/** Throws Refused when the visitor has invited too many addresses. */
export async function countInvited({ limiter, visitor }: Context, emails: readonly string[]): Promise<void> {
  if (visitor !== null && emails.length > 0) await limiter.count('invite-by', visitor.userId, emails.length)
}

/** Runs in the transaction of the whole change; the mails wait for its commit. */
export async function invitePeople(
  transaction: Transaction,
  visitor: Visitor,
  target: Target,
  emails: readonly string[],
  given: Pick<Invitation, 'rights' | 'role' | 'inherited'>,
): Promise<NewInvitation[]> {
  const { type, id: itemId } = target
  const invited = await invite(transaction, { type, itemId, ...given, invitedBy: visitor.userId }, emails)
  // People with accounts are notified in the page as well; their mail is that of the invitation.
  const known = await userIdsOf(
    transaction,
    invited.map(({ email }) => email),
  )
  await tell(transaction, known, { kind: 'invited', itemId, about: '', position: 0, byName: visitor.name })
  return invited
}

/** Levels of people without an invitation; the owner has the highest. */
export function levelsOf(
  ownerId: string,
  inherited: ReadonlyMap<string, InheritedRights>,
): ReadonlyMap<string, number> {
  const levels = new Map<string, number>(
    [...inherited].map(([id, { inherited_rights: level }]) => [id, level]),
  )
  return levels.set(ownerId, 4)
}

const KINDS = { Worksheet: 'worksheet', Project: 'project', Team: 'team' } as const

/** Mails those who were invited. Returns a message about addresses that have received enough mail already. */
export async function notify(
  context: Context,
  target: Target,
  invited: readonly NewInvitation[],
  gives: number | TeamRole,
  message: string,
): Promise<string> {
  const left: string[] = []
  for (const { email, token } of invited) {
    const receiver = mailboxOf(email)
    if (!(await context.limiter.allows('invite-again', `${target.id} ${receiver}`))) continue
    const sender = context.visitor?.userId ?? ''
    const allowed =
      (await context.limiter.allows('invite-pair', `${sender} ${receiver}`)) &&
      (await context.limiter.allows('invite-to', receiver))
    if (!allowed) {
      left.push(email)
      continue
    }
    await context.mail.send({
      to: email,
      template: 'invitation',
      data: {
        from: context.visitor?.name ?? '',
        item: KINDS[target.type],
        gives,
        name: target.name,
        message,
        path: sectionAddress('invites') + (token === null ? '' : `#${token}`),
      },
    })
  }
  if (left.length === 0) return ''
  return `Invited, but without a mail, as too many were sent there today: ${left.join(', ')}`
}

/** Invites people to a new item. */
export async function inviteToNew(
  context: Context,
  target: Target,
  around: ProjectChain,
  inviting: InvitingPeople | undefined,
): Promise<void> {
  if (!inviting || inviting.invite_emails.length === 0) return
  const { invite_emails: emails, invite_rights: rights, invite_notify, invite_message } = inviting
  const visitor = context.visitor as Visitor
  const inherited = levelsOf(visitor.userId, await inheritedRights(context.query, around))
  const invited = await context.query.transaction(async transaction => {
    const { type, id, name } = target
    const details = `Invited: ${emails.join(', ')}`
    if (type !== 'Team') {
      const item = { type, id, name, ownerId: visitor.userId }
      await noteAct(transaction, { item, action: 'shared', visitor, details })
    }
    return invitePeople(transaction, visitor, target, emails, { rights, role: 'member', inherited })
  })
  if (invite_notify) await notify(context, target, invited, rights, invite_message)
}
