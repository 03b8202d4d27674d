/** Functions of the client for passkeys. Only the pages of the account and of signing in need them. */
import { Done } from './accounts.ts'
import type { CallOptions } from './answer.ts'
import { callServer, createPost } from './client.ts'
import {
  type AddPasskey,
  PasskeyAdded,
  PasskeyList,
  PasskeyOptions,
  type SignInByPasskey,
} from './passkeys.ts'

/** @param base address of the server without a closing slash; '' in a page that it serves */
export function passkeyCalls(fetcher: typeof fetch, base = '') {
  const post = createPost(fetcher, base)
  return {
    passkeys: (options?: CallOptions) =>
      callServer(fetcher, `${base}/accounts/passkeys`, PasskeyList, { ...options, cache: 'no-store' }),
    beginPasskey: (password?: string) =>
      post('/accounts/passkeys/begin', password === undefined ? {} : { password }, PasskeyOptions),
    addPasskey: (request: AddPasskey) => post('/accounts/passkeys/add', request, PasskeyAdded),
    renamePasskey: (id: string, name: string) => post('/accounts/passkeys/rename', { id, name }, Done),
    removePasskey: (id: string) => post('/accounts/passkeys/remove', { id }, Done),
    passkeyChallenge: () => post('/accounts/passkeys/challenge', {}, PasskeyOptions),
    signInByPasskey: (request: SignInByPasskey) => post('/accounts/passkeys/sign_in', request, Done),
  }
}
