/** POST /comments and its calls: threads of comments on lines of a worksheet. */
import {
  ANSWER_LIMIT,
  type AnswerThread,
  type BeginThread,
  type ChangeComment,
  type CommentsAnswer,
  type ResolveThread,
  THREAD_LIMIT,
  type ThreadAnswer,
  tidyName,
} from '@calcwright/contract'
import type * as z from 'zod/mini'
import {
  changeCommentRow,
  holdThread,
  holdWorksheet,
  insertComment,
  insertThread,
  setResolved,
  threadsOf,
} from '../../comments/comment-rows.ts'
import type { Transaction } from '../../db/database.ts'
import { Refused } from '../../failure.ts'
import { randomHash } from '../../identifiers.ts'
import type { Visitor } from '../../policies/policy.ts'
import type { Context } from '../../context.ts'
import { threadItems } from './comment-items.ts'
import { announceComment } from './announce-comment.ts'
import { type CommentedWorksheet, findCommented } from './find-commented.ts'
import { mentionablePeople } from './mentionable-people.ts'

type Writing = Pick<z.output<typeof AnswerThread>, 'body' | 'mentions' | 'suggestion' | 'guest'>

export async function listComments(context: Context, hash: string): Promise<CommentsAnswer> {
  const item = await findCommented(context, 'list_comments', hash)
  const threads = await threadsOf(context.query, item.row.id)
  const [items, people] = await Promise.all([
    threadItems(context, threads),
    item.access.write ? mentionablePeople(context, item, threads) : [],
  ])
  return { success: true, threads: items, may_comment: item.access.write, people }
}

/** @param requester whose comments are counted: the person, or the network of somebody without an account */
export async function beginThread(
  context: Context,
  asked: z.output<typeof BeginThread>,
  requester: string,
): Promise<ThreadAnswer> {
  const item = await findCommented(context, 'write_comment', asked.hash_string)
  const worksheetId = item.row.id
  if ((await threadsOf(context.query, worksheetId)).length >= THREAD_LIMIT)
    throw new Refused('too-many', `A worksheet has at most ${THREAD_LIMIT} threads of comments.`)
  const threadId = randomHash()
  return write(context, item, { asked, threadId, requester }, async transaction => {
    await insertThread(transaction, {
      worksheetId,
      id: threadId,
      blockId: asked.block,
      place: asked.place,
      quote: asked.quote,
    })
  })
}

export async function answerThread(
  context: Context,
  asked: z.output<typeof AnswerThread>,
  requester: string,
): Promise<ThreadAnswer> {
  const item = await findCommented(context, 'write_comment', asked.hash_string)
  return write(context, item, { asked, threadId: asked.thread, requester }, async () => {})
}

interface ToWrite {
  readonly asked: Writing
  readonly threadId: string
  readonly requester: string
}

/** Appends a comment to a thread; the answer and the mails wait for the commit. */
async function write(
  context: Context,
  item: CommentedWorksheet,
  { asked, threadId, requester }: ToWrite,
  prepare: (transaction: Transaction) => Promise<void>,
): Promise<ThreadAnswer> {
  const { query, visitor } = context
  const worksheetId = item.row.id
  const text = textOf(asked)
  const by = visitor?.name ?? guestName(asked.guest)
  await context.limiter.count('comment-by', requester)
  const known = await mentionablePeople(context, item, await threadsOf(query, worksheetId, threadId))
  const mentions = known.map(({ hash_string: id }) => id).filter(id => asked.mentions.includes(id))
  const send = await query.transaction(async transaction => {
    await holdWorksheet(transaction, worksheetId)
    await prepare(transaction)
    const thread = await holdThread(transaction, worksheetId, threadId)
    if (!thread) throw noThread()
    const comment = { userId: visitor?.userId ?? null, userName: by, ...text, mentions }
    const position = await insertComment(transaction, { worksheetId, threadId, id: randomHash(), ...comment })
    if (position > ANSWER_LIMIT)
      throw new Refused('too-many', `A thread has at most ${ANSWER_LIMIT} comments. Begin another one.`)
    if (thread.resolvedAt) await setResolved(transaction, worksheetId, threadId, null)
    return announceComment(context, transaction, { item, threadId, position, by, body: text.body, mentions })
  })
  context.rooms.commentsChanged(worksheetId)
  await send()
  return answer(context, worksheetId, threadId)
}

/** A suggestion alone is a comment, too. */
function textOf({ body, suggestion }: Writing) {
  const text = { body: body.trim(), suggestion: suggestion?.trim() || null }
  if (text.body === '' && text.suggestion === null) throw new Refused('invalid', 'The comment has no words.')
  return text
}

function guestName(given: string | undefined): string {
  const name = tidyName(given ?? '')
  if (name === '') throw new Refused('invalid', 'Enter your name, so that others know who comments.')
  return name
}

export async function changeComment(
  context: Context,
  asked: z.output<typeof ChangeComment>,
): Promise<ThreadAnswer> {
  const { row } = await findCommented(context, 'change_comment', asked.hash_string)
  const { userId } = context.visitor as Visitor
  const which = { worksheetId: row.id, threadId: asked.thread, id: asked.comment }
  if (!(await changeCommentRow(context.query, which, userId, asked.body.trim())))
    throw new Refused('not-found', 'You have written no such comment.')
  context.rooms.commentsChanged(row.id)
  return answer(context, row.id, asked.thread)
}

export async function resolveThread(
  context: Context,
  { hash_string: hash, thread, resolved }: z.output<typeof ResolveThread>,
): Promise<ThreadAnswer> {
  const { row } = await findCommented(context, 'resolve_thread', hash)
  const by = resolved ? (context.visitor?.name ?? 'a guest') : null
  if (!(await setResolved(context.query, row.id, thread, by))) throw noThread()
  context.rooms.commentsChanged(row.id)
  return answer(context, row.id, thread)
}

const noThread = (): Refused => new Refused('not-found', 'There is no such thread of comments.')

async function answer(context: Context, worksheetId: string, threadId: string): Promise<ThreadAnswer> {
  const [thread] = await threadItems(context, await threadsOf(context.query, worksheetId, threadId))
  if (!thread) throw noThread()
  return { success: true, thread }
}
