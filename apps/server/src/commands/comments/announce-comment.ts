/** Tells those whom a comment concerns: who is mentioned, who has written in the thread, and the owner. */
import { worksheetAddress } from '@calcwright/contract'
import { threadsOf } from '../../comments/comment-rows.ts'
import type { Transaction } from '../../db/database.ts'
import type { WorksheetRow } from '../../documents/worksheet-finder.ts'
import { type MailDue, sendDue, tell } from '../../notifications/tell.ts'
import { levelOnWorksheet } from '../../sharing/places.ts'
import type { Context } from '../../context.ts'
import type { FoundItem } from '../find-allowed-item.ts'

interface WrittenComment {
  readonly item: FoundItem
  readonly threadId: string
  readonly position: number
  readonly by: string
  readonly body: string
  readonly mentions: readonly string[]
}

/** Stores the notifications with the comment. Returns what sends the mails, to be called after the commit. */
export async function announceComment(
  context: Context,
  transaction: Transaction,
  { item, threadId, position, by, body, mentions }: WrittenComment,
): Promise<() => Promise<void>> {
  const row = item.row as WorksheetRow
  const [thread] = await threadsOf(transaction, row.id, threadId)
  const writers = thread?.comments.flatMap(({ userId }) => userId ?? []) ?? []
  const own = context.visitor?.userId
  const others = async (ids: readonly string[]) => {
    const found: string[] = []
    for (const userId of new Set(ids)) {
      // Rights may have been taken away since somebody wrote here.
      const level = await levelOnWorksheet(transaction, { userId, name: '', local: false }, row)
      if (userId !== own && level > 0) found.push(userId)
    }
    return found
  }
  const mentioned = await others(mentions)
  const concerned = (await others([...writers, row.ownerId])).filter(id => !mentioned.includes(id))
  const happening = { itemId: row.id, about: threadId, position, byName: by }
  const due: readonly [kind: 'mentioned' | 'comment', mails: readonly MailDue[]][] = [
    ['mentioned', await tell(transaction, mentioned, { ...happening, kind: 'mentioned' })],
    ['comment', await tell(transaction, concerned, { ...happening, kind: 'comment' })],
  ]
  const path = `${worksheetAddress(row.hash, row.name)}#comment-${threadId}`
  return async () => {
    for (const [kind, mails] of due)
      await sendDue(context, mails, { kind, from: by, name: row.name, message: body, path })
  }
}
