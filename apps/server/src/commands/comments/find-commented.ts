/** Returns the worksheet that a call about comments is about. Throws Refused when the visitor may not make it. */
import { checkersOf } from '../../checks/check-rows.ts'
import { commentLevels, leastCommenting } from '../../comments/comment-rows.ts'
import { type WorksheetRow, isUnpaid } from '../../documents/worksheet-finder.ts'
import { type Call, type CommentAccess, authorize, commentAccess, ownLevelOn } from '../../policies/policy.ts'
import type { Context } from '../../context.ts'
import { type FoundItem, findAllowedItem } from '../find-allowed-item.ts'

export type CommentedWorksheet = FoundItem & { readonly access: CommentAccess }

export async function findCommented(context: Context, call: Call, hash: string): Promise<CommentedWorksheet> {
  const item = await findAllowedItem(context, 'get_worksheet', hash, 'Worksheet')
  const access = await commentAccessTo(context, item)
  const unpaid = isUnpaid(context, item.row as WorksheetRow)
  authorize(call, context.visitor, { level: item.level, unpaid, comments: access })
  return { ...item, access: unpaid ? { ...access, write: false } : access }
}

/** Access of the visitor to the comments of a worksheet: by level, as a checker, and by what sharing says. */
export async function commentAccessTo(context: Context, item: FoundItem): Promise<CommentAccess> {
  const { query, visitor } = context
  const ids = [item.row.id, ...item.around.map(({ project }) => project.id)]
  const [levels, named] = await Promise.all([commentLevels(query, ids), checkersOf(query, ids)])
  return commentAccess({
    level: item.level,
    ownLevel: ownLevelOn(item.places, visitor),
    checker: named.some(({ userId }) => userId === visitor?.userId),
    least: leastCommenting(levels, ids),
  })
}
