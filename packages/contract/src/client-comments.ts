/** Functions of the client for comments. */
import type * as z from 'zod/mini'
import type { CallOptions } from './answer.ts'
import type { createPost } from './client.ts'
import {
  type AnswerThread,
  type BeginThread,
  type ChangeComment,
  CommentsAnswer,
  type ResolveThread,
  ThreadAnswer,
} from './comments.ts'

/** @param post made by `posting`; the list of a page's own calls does not have these, so that they come later */
export function commentCalls(post: ReturnType<typeof createPost>) {
  return {
    comments: (hash_string: string, options?: CallOptions) =>
      post('/comments', { hash_string }, CommentsAnswer, options),
    beginThread: (data: z.input<typeof BeginThread>) => post('/comments/begin', data, ThreadAnswer),
    answerThread: (data: z.input<typeof AnswerThread>) => post('/comments/answer', data, ThreadAnswer),
    changeComment: (data: z.input<typeof ChangeComment>) => post('/comments/change', data, ThreadAnswer),
    resolveThread: (data: z.input<typeof ResolveThread>) => post('/comments/resolve', data, ThreadAnswer),
  }
}
