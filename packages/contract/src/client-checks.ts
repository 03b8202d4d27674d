/** Functions of the client for check marks. */
import type * as z from 'zod/mini'
import type { CallOptions } from './answer.ts'
import {
  type AskCheck,
  CheckAnswer,
  CheckersAnswer,
  type CheckersRequest,
  ChecksAnswer,
  type MarkChecked,
  type SetChecker,
} from './checks.ts'
import type { createPost } from './client.ts'

/** @param post made by `posting`; the list of a page's own calls does not have these, so that they come later */
export function checkCalls(post: ReturnType<typeof createPost>) {
  return {
    checks: (hash_string: string, options?: CallOptions) =>
      post('/checks', { hash_string }, ChecksAnswer, options),
    markChecked: (data: z.input<typeof MarkChecked>) => post('/checks/mark', data, CheckAnswer),
    withdrawCheck: (hash_string: string, check: string) =>
      post('/checks/withdraw', { hash_string, check }, CheckAnswer),
    askCheck: (data: z.input<typeof AskCheck>) => post('/checks/ask', data, ChecksAnswer),
    checkers: (item: z.input<typeof CheckersRequest>, options?: CallOptions) =>
      post('/checks/people', item, CheckersAnswer, options),
    setChecker: (data: z.input<typeof SetChecker>) => post('/checks/set_person', data, CheckersAnswer),
  }
}
