/** Functions of the client for the second step of signing in. Only the account page needs them. */
import { Done } from './accounts.ts'
import type { CallOptions } from './answer.ts'
import { callServer, createPost } from './client.ts'
import { RecoveryCodes, TwoStep, TwoStepBegun } from './two-step.ts'

/** @param base address of the server without a closing slash; '' in a page that it serves */
export function twoStepCalls(fetcher: typeof fetch, base = '') {
  const post = createPost(fetcher, base)
  return {
    twoStep: (options?: CallOptions) =>
      callServer(fetcher, `${base}/accounts/two_step`, TwoStep, { ...options, cache: 'no-store' }),
    beginTwoStep: (password: string) => post('/accounts/two_step/begin', { password }, TwoStepBegun),
    confirmTwoStep: (code: string) => post('/accounts/two_step/confirm', { code }, RecoveryCodes),
    renewRecoveryCodes: (password: string) => post('/accounts/two_step/codes', { password }, RecoveryCodes),
    endTwoStep: (password: string) => post('/accounts/two_step/end', { password }, Done),
  }
}
