/** Functions of the client for revisions, named like the calls. */
import type * as z from 'zod/mini'
import type { CallOptions } from './answer.ts'
import type { createPost } from './client.ts'
import { RestoreAnswer, RevisionAnswer, RevisionsAnswer } from './revisions.ts'
import { WorksheetAnswer } from './worksheet.ts'

/** @param post made by `posting`; the list of a page's own calls does not have these, so that they come later */
export function revisionCalls(post: ReturnType<typeof createPost>) {
  const command = <T>(name: string, data: unknown, answer: z.ZodMiniType<T>, options?: CallOptions) =>
    post('/worksheet_commands', { command: name, data }, answer, options)
  return {
    revisions: (hash_string: string, options?: CallOptions) =>
      post('/revisions', { hash_string }, RevisionsAnswer, options),
    getRevision: (data: { hash_string: string; revision: string }, options?: CallOptions) =>
      command('get_revision', data, WorksheetAnswer, options),
    saveRevision: (data: { hash_string: string; name: string | null }) =>
      command('save_revision', data, RevisionAnswer),
    nameRevision: (data: { hash_string: string; revision: string; name: string | null }) =>
      command('name_revision', data, RevisionAnswer),
    restoreWorksheet: (data: { hash_string: string; revision: string }) =>
      command('restore_worksheet', data, RestoreAnswer),
  }
}
