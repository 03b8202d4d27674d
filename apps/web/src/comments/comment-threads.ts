import type { CommentThread } from '@calcwright/contract'
import type { PageSetup } from '@calcwright/document'
import { commentClient } from './comment-client.ts'

/**
 * The threads of comments for a page setup: none where it has none, and for those who may not see them. Throws an Error
 * with a sentence for the person where they cannot be loaded.
 */
export async function commentThreads(
  hash: string,
  { comments }: Pick<PageSetup, 'comments'>,
): Promise<readonly CommentThread[]> {
  if (comments === 'none') return []
  const answer = await commentClient.comments(hash)
  if (answer.success) return answer.threads
  if (answer.problem === 'rights' || answer.problem === 'not-found') return []
  throw new Error(`The comments could not be loaded: ${answer.message}`)
}
