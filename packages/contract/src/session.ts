/** GET /session: who is asking. GET /healthz: whether the server serves. */
import * as z from 'zod/mini'
import { PlanLimits, PlanName } from './plans.ts'

/** How the operator wants it. */
export const SignUp = z.enum(['open', 'invited', 'closed'])
export type SignUp = z.infer<typeof SignUp>

/** How it is: `unowned` until the owner of the server has a password. */
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
      /** null for the local owner, as long as none was given. */
      email: z.nullable(z.string()),
      has_password: z.boolean(),
      plan: PlanName,
      /** What the plan allows, or everything when the server is set up so. */
      limits: PlanLimits,
    }),
  ),
  /** True once, when the local owner is here for the first time and nobody else can be: tell the person about it. */
  first_visit: z.boolean(),
  /** Who may make an account: everybody, who was invited, or nobody. */
  sign_up: SignUpNow,
  application_version: z.string(),
})
export type SessionInfo = z.infer<typeof SessionInfo>

/** POST /forums: where people say what they think of it. */
export const ForumsAnswer = z.object({
  success: z.literal(true),
  /** What to tell them. */
  message: z.string(),
  /** An https or mailto address; null when the operator named none. */
  address: z.nullable(z.string()),
})
export type ForumsAnswer = z.infer<typeof ForumsAnswer>

export const Health = z.object({
  success: z.boolean(),
  /** It still answers, and ends soon: a proxy goes elsewhere. */
  stopping: z.boolean(),
  database: z.enum(['ready', 'unreachable']),
  application_version: z.string(),
})
export type Health = z.infer<typeof Health>
