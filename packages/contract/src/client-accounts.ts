/** Functions of the client for accounts and for mail in the outbox, named like the calls. */
import type * as z from 'zod/mini'
import {
  type CreateAccount,
  Done,
  LinkAnswer,
  LinkSent,
  OutboxList,
  OutboxMail,
  type ResetPassword,
  SessionList,
  type SetEmail,
  type SetPassword,
  type SignIn,
  SignInAnswer,
  StorageUsed,
} from './accounts.ts'
import type { Answer, CallOptions } from './answer.ts'

type Post = <T>(
  path: string,
  body: unknown,
  answer: z.ZodMiniType<T>,
  options?: CallOptions,
) => Promise<Answer<T>>
type Get = <T>(path: string, answer: z.ZodMiniType<T>, options?: CallOptions) => Promise<Answer<T>>

export type AccountCalls = ReturnType<typeof accountCalls>

export function accountCalls(post: Post, get: Get) {
  return {
    signUp: (email: string) => post('/accounts/sign_up', { email }, LinkSent),
    forgotPassword: (email: string) => post('/accounts/forgot_password', { email }, LinkSent),
    readLink: (token: string, options?: CallOptions) =>
      post('/accounts/read_link', { token }, LinkAnswer, options),
    createAccount: (request: CreateAccount) => post('/accounts/create', request, Done),
    resetPassword: (request: ResetPassword) => post('/accounts/reset_password', request, SignInAnswer),
    confirmEmail: (token: string) => post('/accounts/confirm_email', { token }, Done),
    signIn: (request: SignIn) => post('/accounts/sign_in', request, SignInAnswer),
    signOut: () => post('/accounts/sign_out', {}, Done),
    setName: (name: string) => post('/accounts/set_name', { name }, Done),
    setEmail: (request: SetEmail) => post('/accounts/set_email', request, LinkSent),
    setPassword: (request: SetPassword) => post('/accounts/set_password', request, Done),
    deleteAccount: (password: string) => post('/accounts/delete', { password }, Done),
    listSessions: (options?: CallOptions) => get('/accounts/sessions', SessionList, options),
    storageUsed: (options?: CallOptions) => get('/accounts/storage', StorageUsed, options),
    endSession: (id: string) => post('/accounts/end_session', { id }, Done),
    endOtherSessions: () => post('/accounts/end_other_sessions', {}, Done),
    outbox: (options?: CallOptions) => get('/outbox.json', OutboxList, options),
    outboxMail: (id: string, options?: CallOptions) =>
      get(`/outbox/${encodeURIComponent(id)}.json`, OutboxMail, options),
  }
}
