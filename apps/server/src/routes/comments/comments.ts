import {
  AnswerThread,
  BeginThread,
  ChangeComment,
  CommentsAnswer,
  CommentsRequest,
  ResolveThread,
  ThreadAnswer,
} from '@calcwright/contract'
import {
  answerThread,
  beginThread,
  changeComment,
  listComments,
  resolveThread,
} from '../../commands/comments/comments.ts'
import type { Services } from '../../context.ts'
import { requesterOf } from '../../http/client.ts'
import type { App } from '../../http/types.ts'
import { posting } from '../post.ts'

export function registerComments(app: App, services: Services): void {
  const post = posting(app, services)
  post(
    '/comments',
    'Comments on the lines of a worksheet',
    { body: CommentsRequest, answer: CommentsAnswer },
    (context, { hash_string: hash }) => listComments(context, hash),
  )
  post(
    '/comments/begin',
    'Begins a thread of comments about a line',
    { body: BeginThread, answer: ThreadAnswer },
    (context, asked, request) => beginThread(context, asked, requesterOf(request)),
  )
  post(
    '/comments/answer',
    'Answers in a thread of comments',
    { body: AnswerThread, answer: ThreadAnswer },
    (context, asked, request) => answerThread(context, asked, requesterOf(request)),
  )
  post(
    '/comments/change',
    'Changes or removes a comment of one’s own',
    { body: ChangeComment, answer: ThreadAnswer },
    (context, asked) => changeComment(context, asked),
  )
  post(
    '/comments/resolve',
    'Resolves a thread of comments, or opens it again',
    { body: ResolveThread, answer: ThreadAnswer },
    (context, asked) => resolveThread(context, asked),
  )
}
