/** Functions of the client for the trash. */
import type { CallOptions } from './answer.ts'
import type { createPost } from './client.ts'
import { RestoreDeletedAnswer, TrashAnswer, TrashChangeAnswer } from './trash.ts'

/** @param post made by `posting`; the list of a page's own calls does not have these, so that they come later */
export function trashCalls(post: ReturnType<typeof createPost>) {
  return {
    trash: (options?: CallOptions) => post('/projects/trash', {}, TrashAnswer, options),
    /** @param deletions all without them */
    restoreDeleted: (deletions?: readonly string[]) =>
      post('/projects/trash/restore', { deletions }, RestoreDeletedAnswer),
    /** @param deletions all without them */
    deleteForGood: (deletions?: readonly string[]) =>
      post('/projects/trash/delete', { deletions }, TrashChangeAnswer),
  }
}
