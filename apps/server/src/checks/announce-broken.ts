import { worksheetAddress } from '@calcwright/contract'
import type { Services } from '../context.ts'
import { sendDue, tell } from '../notifications/tell.ts'
import type { CheckMarkRow } from './check-rows.ts'

/**
 * Tells the owner, and who has set a mark, that a change has broken it. It is noticed when the worksheet is opened or
 * listed, by whomever.
 */
export async function announceBroken(
  services: Pick<Services, 'query' | 'finder' | 'limiter' | 'mail'>,
  { worksheetId, id, userId, userName, withdrawnAt }: CheckMarkRow,
): Promise<void> {
  const row = withdrawnAt === null ? await services.finder.findById(worksheetId) : null
  if (!row) return
  const happening = { kind: 'mark_broken', itemId: row.id, about: id, position: 0, byName: userName } as const
  const due = await tell(services.query, [row.ownerId, userId], happening)
  const path = worksheetAddress(row.hash, row.name)
  await sendDue(services, due, { kind: 'mark_broken', from: userName, name: row.name, message: '', path })
}
