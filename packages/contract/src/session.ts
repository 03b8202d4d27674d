/** GET /session: the visitor. GET /healthz: the state of the server. */
import * as z from 'zod/mini'
import { PlanLimits, PlanName } from './plans.ts'

/** The operator's policy for new accounts. */
export const SignUp = z.enum(['open', 'invited', 'closed'])
export type SignUp = z.infer<typeof SignUp>

/** The policy in force: `unowned` until the owner of the server has a password. */
export const SignUpNow = z.enum([...SignUp.options, 'unowned'])
export type SignUpNow = z.infer<typeof SignUpNow>

export const SessionInfo = z.object({
  success: z.literal(true),
  /** null for a visitor who is not signed in. */
  user: z.nullable(
    z.object({
      name: z.string(),
      /** The person at this computer, signed in without a password. */
      local: z.boolean(),
      /** E-mail address; null for the local owner, as long as none was given. */
      email: z.nullable(z.string()),
      has_password: z.boolean(),
      plan: PlanName,
      /** Limits of the plan; none when the server is set up so. */
      limits: PlanLimits,
    }),
  ),
  /**
   * True once, when the local owner is here for the first time and nobody else can be: the page then tells
   * the person about the account.
   */
  first_visit: z.boolean(),
  /** True where the session of this browser has ended, by another device or with time, until it signs in or out. */
  signed_out: z.boolean(),
  /** Whether everybody, invited people or nobody may make an account. */
  sign_up: SignUpNow,
  application_version: z.string(),
})
export type SessionInfo = z.infer<typeof SessionInfo>

/** POST /forums: the address for feedback. */
export const ForumsAnswer = z.object({
  success: z.literal(true),
  /** Sentence for the user. */
  message: z.string(),
  /** An https or mailto address; null when the operator named none. */
  address: z.nullable(z.string()),
})
export type ForumsAnswer = z.infer<typeof ForumsAnswer>

export const Health = z.object({
  success: z.boolean(),
  /** Whether the server is about to stop; proxies then go elsewhere. */
  stopping: z.boolean(),
  database: z.enum(['ready', 'unreachable']),
  application_version: z.string(),
})
export type Health = z.infer<typeof Health>
