import { worksheetAddress } from '@calcwright/contract'
import type { Transaction } from '../../db/database.ts'
import { userIdsOf } from '../../notifications/notification-rows.ts'
import { type MailDue, sendDue, tell } from '../../notifications/tell.ts'
import type { Gain } from '../../policies/gains.ts'
import type { Visitor } from '../../policies/policy.ts'
import type { NewInvitation } from '../../sharing/invitations.ts'
import type { Context } from '../../context.ts'
import type { FoundItem } from '../find-allowed-item.ts'

/**
 * Stores notifications for the people who see a worksheet from now on, such as members of a team. Who was invited
 * gets the notification of the invitation.
 */
export async function announceShared(
  transaction: Transaction,
  visitor: Visitor,
  { type, row }: FoundItem,
  gains: readonly Gain[],
  invited: readonly NewInvitation[],
): Promise<MailDue[]> {
  if (type !== 'Worksheet') return []
  const others = await userIdsOf(
    transaction,
    invited.map(({ email }) => email),
  )
  const seeing = gains.flatMap(({ item, userId, before, after }) =>
    item.id === row.id && before === 0 && after > 0 && userId !== null ? [userId] : [],
  )
  const receivers = seeing.filter(userId => userId !== visitor.userId && !others.includes(userId))
  const happening = { kind: 'shared', itemId: row.id, about: '', position: 0, byName: visitor.name } as const
  return tell(transaction, receivers, happening)
}

/** Mails those who want mails about what is shared with them. */
export function mailShared(context: Context, { row }: FoundItem, due: readonly MailDue[]): Promise<void> {
  const from = context.visitor?.name ?? ''
  const path = worksheetAddress(row.hash, row.name)
  return sendDue(context, due, { kind: 'shared', from, name: row.name, message: '', path })
}
