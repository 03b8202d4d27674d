/** Calls that need no session: signing up, signing in and out, resetting a password. */
import {
  AskForLink,
  ConfirmEmail,
  CreateAccount,
  Done,
  LinkAnswer,
  LinkSent,
  ReadLink,
  Refusal,
  ResetPassword,
  SignIn,
  SignInAnswer,
} from '@calcwright/contract'
import type { FastifyReply } from 'fastify'
import { askForNewPassword, askToSignUp, describeLink } from '../../accounts/ask-for-link.ts'
import { confirmEmail } from '../../accounts/change-account.ts'
import { createAccount } from '../../accounts/create-account.ts'
import { signOut } from '../../accounts/own-sessions.ts'
import { resetPassword } from '../../accounts/reset-password.ts'
import { signIn } from '../../accounts/sign-in.ts'
import type { Services } from '../../context.ts'
import type { SessionCookie } from '../../http/session-cookie.ts'
import type { App } from '../../http/types.ts'
import type { SignedIn } from '../../sessions.ts'

/** Bytes of the largest body: a name, an address and a password. */
export const SMALL_BODY = 16 * 1024

const response = { 200: Done, '4xx': Refusal }
const signInResponse = { 200: SignInAnswer, '4xx': Refusal }
const bodyLimit = SMALL_BODY

export function registerAccounts(app: App, services: Services, cookie: SessionCookie): void {
  registerLinks(app, services)
  registerUseOfLinks(app, services, cookie)
  registerSessions(app, services, cookie)
}

/** Calls that ask for a link or for its purpose. */
function registerLinks(app: App, services: Services): void {
  app.post(
    '/accounts/sign_up',
    {
      bodyLimit,
      schema: {
        summary: 'Sends a link with which an account can be made',
        body: AskForLink,
        response: { 200: LinkSent, '4xx': Refusal },
      },
    },
    request => askToSignUp({ ...services, visitor: request.visitor }, request.body.email, request.ip),
  )
  app.post(
    '/accounts/forgot_password',
    {
      bodyLimit,
      schema: {
        summary: 'Sends a link with which a new password can be chosen',
        body: AskForLink,
        response: { 200: LinkSent, '4xx': Refusal },
      },
    },
    request => askForNewPassword({ ...services, visitor: request.visitor }, request.body.email, request.ip),
  )
  app.post(
    '/accounts/read_link',
    {
      bodyLimit,
      schema: {
        summary: 'What a link is for',
        body: ReadLink,
        response: { 200: LinkAnswer, '4xx': Refusal },
      },
    },
    request => describeLink({ ...services, visitor: request.visitor }, request.body.token),
  )
}

/** Calls that use a link. */
function registerUseOfLinks(app: App, services: Services, cookie: SessionCookie): void {
  app.post(
    '/accounts/create',
    { bodyLimit, schema: { summary: 'Makes an account by a link', body: CreateAccount, response } },
    async (request, reply) => {
      const context = { ...services, visitor: request.visitor }
      cookie.begin(reply, await createAccount(context, request.body, cookie.deviceOf(request)))
      return { success: true } as const
    },
  )
  app.post(
    '/accounts/reset_password',
    {
      bodyLimit,
      schema: { summary: 'Sets the password by a link', body: ResetPassword, response: signInResponse },
    },
    async (request, reply) => {
      const context = { ...services, visitor: request.visitor }
      return begin(cookie, reply, await resetPassword(context, request.body, cookie.deviceOf(request)))
    },
  )
  app.post(
    '/accounts/confirm_email',
    { bodyLimit, schema: { summary: 'Changes the address by a link', body: ConfirmEmail, response } },
    request => confirmEmail({ ...services, visitor: request.visitor }, request.body.token),
  )
}

function registerSessions(app: App, services: Services, cookie: SessionCookie): void {
  app.post(
    '/accounts/sign_in',
    { bodyLimit, schema: { summary: 'Begins a session', body: SignIn, response: signInResponse } },
    async (request, reply) => {
      const context = { ...services, visitor: request.visitor }
      return begin(
        cookie,
        reply,
        await signIn(context, request.body, cookie.deviceOf(request), request.sessionId),
      )
    },
  )
  app.post(
    '/accounts/sign_out',
    { bodyLimit, schema: { summary: 'Ends the session', response } },
    async (request, reply) => {
      const answer = await signOut({ ...services, visitor: request.visitor }, request.sessionId)
      cookie.clear(reply)
      return answer
    },
  )
}

/** @param signedIn null where a code is needed first */
function begin(cookie: SessionCookie, reply: FastifyReply, signedIn: SignedIn | null): SignInAnswer {
  if (signedIn === null) return { success: true, needs_code: true }
  cookie.begin(reply, signedIn)
  return { success: true }
}
