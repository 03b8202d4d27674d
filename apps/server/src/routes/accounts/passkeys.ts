/** Calls about passkeys: those of the visitor, and signing in by one. */
import {
  AddPasskey,
  BeginPasskey,
  Done,
  PasskeyAdded,
  PasskeyList,
  PasskeyOptions,
  Refusal,
  RemovePasskey,
  RenamePasskey,
  SignInByPasskey,
} from '@calcwright/contract'
import * as z from 'zod/mini'
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '../../accounts/own-passkeys.ts'
import { pageOf } from '../../accounts/passkey-site.ts'
import { passkeyChallenge, signInByPasskey } from '../../accounts/sign-in-by-passkey.ts'
import type { Services } from '../../context.ts'
import type { SessionCookie } from '../../http/session-cookie.ts'
import type { App } from '../../http/types.ts'
import { posting } from '../post.ts'

export function registerPasskeys(app: App, services: Services, cookie: SessionCookie): void {
  app.get(
    '/accounts/passkeys',
    { schema: { summary: 'Passkeys of the visitor', response: { 200: PasskeyList, '4xx': Refusal } } },
    async request => listPasskeys({ ...services, visitor: request.visitor }),
  )
  const post = posting(app, services)
  post(
    '/accounts/passkeys/begin',
    'What a browser makes a passkey from',
    { body: BeginPasskey, answer: PasskeyOptions },
    async (context, given, request) =>
      beginPasskey(context, given, cookie.deviceOf(request), pageOf(request)),
  )
  post(
    '/accounts/passkeys/add',
    'Adds the passkey that the browser has made',
    { body: AddPasskey, answer: PasskeyAdded },
    async (context, given, request) => addPasskey(context, given, pageOf(request)),
  )
  post(
    '/accounts/passkeys/rename',
    'Names a passkey of the visitor',
    { body: RenamePasskey, answer: Done },
    renamePasskey,
  )
  post(
    '/accounts/passkeys/remove',
    'Removes a passkey of the visitor',
    { body: RemovePasskey, answer: Done },
    (context, { id }) => removePasskey(context, id),
  )
  registerSigningIn(app, services, cookie)
}

function registerSigningIn(app: App, services: Services, cookie: SessionCookie): void {
  const post = posting(app, services)
  post(
    '/accounts/passkeys/challenge',
    'What a passkey signs for signing in',
    { body: z.object({}), answer: PasskeyOptions },
    async (context, _, request) => passkeyChallenge(context, pageOf(request)),
  )
  post(
    '/accounts/passkeys/sign_in',
    'Begins a session by a passkey',
    { body: SignInByPasskey, answer: Done },
    async (context, given, request, reply) => {
      const signedIn = await signInByPasskey(context, given, {
        device: cookie.deviceOf(request),
        before: request.sessionId,
        page: pageOf(request),
      })
      cookie.begin(reply, signedIn)
      return { success: true } as const
    },
  )
}
