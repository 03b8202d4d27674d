/** Accounts: signing up, signing in and out, and changes of one's own account. */
import * as z from 'zod/mini'
import { UnixTime, tidyName } from './common.ts'

/** An e-mail address in the form that is stored and compared: lower case, trimmed. */
export const EmailAddress = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254, 'This address is too long')),
  z.email('Enter an e-mail address, such as ann@example.com'),
)

export const PersonName = z
  .string()
  .check(
    z.overwrite(tidyName),
    z.minLength(1, 'Enter your name'),
    z.maxLength(100, 'A name has at most 100 characters'),
  )

/** A password to be checked. `passwordProblem` has the rules for new ones. */
export const GivenPassword = z.string().check(z.maxLength(1000))

/** A code of an app or a recovery code, as it is typed. */
export const GivenCode = z.string().check(z.maxLength(100))

/** The secret of a link that was sent by e-mail. */
const LinkToken = z.string().check(z.minLength(1), z.maxLength(100))

/** POST /accounts/sign_up, /accounts/forgot_password: sends a link to the address. */
export const AskForLink = z.object({ email: EmailAddress })

/** Tells the next step, and is the same whether or not the address has an account. */
export const LinkSent = z.object({ success: z.literal(true), message: z.string() })
export type LinkSent = z.infer<typeof LinkSent>

/** POST /accounts/read_link: tells the purpose of a link, which stays usable. */
export const ReadLink = z.object({ token: LinkToken })
export const LinkKind = z.enum(['sign-up', 'reset', 'email'])
export type LinkKind = z.infer<typeof LinkKind>
export const LinkAnswer = z.object({ success: z.literal(true), kind: LinkKind, email: z.string() })
export type LinkAnswer = z.infer<typeof LinkAnswer>

/** POST /accounts/create: uses a sign-up link and signs the new person in. */
export const CreateAccount = z.object({ token: LinkToken, name: PersonName, password: GivenPassword })
export type CreateAccount = z.infer<typeof CreateAccount>

/** POST /accounts/reset_password: uses a reset link, ends all sessions and begins a new one. */
export const ResetPassword = z.object({ token: LinkToken, password: GivenPassword })
export type ResetPassword = z.infer<typeof ResetPassword>

/** POST /accounts/confirm_email: uses the link that was sent to a new address. */
export const ConfirmEmail = z.object({ token: LinkToken })

/** POST /accounts/sign_in */
export const SignIn = z.object({
  email: EmailAddress,
  password: GivenPassword,
  /** Code of the app, or a recovery code, where signing in takes two steps. */
  code: z.optional(GivenCode),
})
export type SignIn = z.infer<typeof SignIn>

/** Answer of signing in. No session has begun where a code is needed: the call is made again with it. */
export const SignInAnswer = z.object({ success: z.literal(true), needs_code: z.optional(z.boolean()) })
export type SignInAnswer = z.infer<typeof SignInAnswer>

/** POST /accounts/set_name */
export const SetName = z.object({ name: PersonName })

/** POST /accounts/set_email: changes the address once the link sent to it is opened. */
export const SetEmail = z.object({ email: EmailAddress, password: z.optional(GivenPassword) })
export type SetEmail = z.infer<typeof SetEmail>

/** POST /accounts/set_password: ends all other sessions. An account without a password needs no current one. */
export const SetPassword = z.object({ current_password: z.optional(GivenPassword), password: GivenPassword })
export type SetPassword = z.infer<typeof SetPassword>

/** POST /accounts/delete: deletes the account and everything that it owns. */
export const DeleteAccount = z.object({ password: GivenPassword })

export const Done = z.object({ success: z.literal(true) })
export type Done = z.infer<typeof Done>

/** GET /accounts/storage: bytes of the person's worksheets with their results, and of their files and pictures. */
export const StorageUsed = z.object({
  success: z.literal(true),
  worksheets: z.int().check(z.nonnegative()),
  files: z.int().check(z.nonnegative()),
})
export type StorageUsed = z.infer<typeof StorageUsed>

/** GET /accounts/sessions: sessions of the person, the last used first. */
export const SessionEntry = z.object({
  id: z.string(),
  /** Whether this session makes the call. */
  current: z.boolean(),
  created_at: UnixTime,
  last_used_at: UnixTime,
  /** User agent of the browser, '' when it sends none. */
  user_agent: z.string(),
  /** Network address of the last use, '' when unknown. */
  address: z.string(),
})
export type SessionEntry = z.infer<typeof SessionEntry>
export const SessionList = z.object({ success: z.literal(true), sessions: z.array(SessionEntry) })
export type SessionList = z.infer<typeof SessionList>

/** POST /accounts/end_session */
export const EndSession = z.object({ id: z.string().check(z.maxLength(100)) })

/** GET /outbox.json: mail that was written to files for lack of a mail server, newest first. */
export const OutboxEntry = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  sent_at: UnixTime,
})
export type OutboxEntry = z.infer<typeof OutboxEntry>
export const OutboxList = z.object({ success: z.literal(true), mails: z.array(OutboxEntry) })
export type OutboxList = z.infer<typeof OutboxList>

/** GET /outbox/{id}.json */
export const OutboxMail = z.extend(OutboxEntry, {
  success: z.literal(true),
  from: z.string(),
  text: z.string(),
  html: z.string(),
})
export type OutboxMail = z.infer<typeof OutboxMail>
