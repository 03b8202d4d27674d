/** Threads of comments in the form of answers. */
import type { CommentItem, CommentThread } from '@calcwright/contract'
import type { CommentRow, StoredThread } from '../../comments/comment-rows.ts'
import { type Context, toUnixTime } from '../../context.ts'
import { namesOf } from '../projects/list-rows.ts'

export async function threadItems(
  context: Context,
  threads: readonly StoredThread[],
): Promise<CommentThread[]> {
  const mentioned = threads.flatMap(({ comments }) => comments.flatMap(({ mentions }) => mentions))
  const names = await namesOf(context, mentioned)
  return threads.map(({ id, blockId, place, quote, resolvedAt, resolvedBy, comments }) => ({
    id,
    block: blockId,
    place,
    quote,
    resolved_at: resolvedAt && toUnixTime(resolvedAt),
    resolved_by: resolvedBy,
    comments: comments.map(comment => commentItem(context, comment, names)),
  }))
}

function commentItem({ visitor }: Context, row: CommentRow, names: ReadonlyMap<string, string>): CommentItem {
  return {
    position: row.position,
    id: row.id,
    by: row.userName,
    own: visitor !== null && row.userId === visitor.userId,
    guest: row.userId === null,
    body: row.body,
    removed: row.removedAt !== null,
    mentions: row.mentions.flatMap(id => {
      const name = names.get(id)
      return name === undefined ? [] : [{ hash_string: id, name }]
    }),
    suggestion: row.suggestion,
    made_at: toUnixTime(row.createdAt),
    edited_at: row.editedAt && toUnixTime(row.editedAt),
  }
}
