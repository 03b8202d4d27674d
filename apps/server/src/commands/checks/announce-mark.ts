/** Tells the owner, and who has asked for it, that a worksheet was marked as checked. */
import { worksheetAddress } from '@calcwright/contract'
import { endRequest } from '../../checks/request-rows.ts'
import type { Transaction } from '../../db/database.ts'
import { sendDue, tell } from '../../notifications/tell.ts'
import type { Visitor } from '../../policies/policy.ts'
import type { Context } from '../../context.ts'
import type { FoundItem } from '../find-allowed-item.ts'

/** Ends the request. Returns what sends the mails, to be called after the commit. */
export async function announceMark(
  context: Context,
  transaction: Transaction,
  { row }: FoundItem,
  mark: { readonly id: string; readonly note: string },
): Promise<() => Promise<void>> {
  const { userId, name: by } = context.visitor as Visitor
  const requester = await endRequest(transaction, row.id, userId)
  const receivers = [row.ownerId, ...(requester === null ? [] : [requester])].filter(id => id !== userId)
  const happening = { kind: 'marked', itemId: row.id, about: mark.id, position: 0, byName: by } as const
  const due = await tell(transaction, receivers, happening)
  const path = worksheetAddress(row.hash, row.name)
  return () => sendDue(context, due, { kind: 'marked', from: by, name: row.name, message: mark.note, path })
}
