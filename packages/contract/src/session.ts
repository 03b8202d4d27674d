/** GET /session: who is asking. GET /healthz: whether the server serves. */
import { z } from 'zod'

export const SessionInfo = z.object({
  success: z.literal(true),
  /** null for a visitor who is not signed in. */
  user: z
    .object({
      name: z.string(),
      /** The person at this computer, signed in without a password. */
      local: z.boolean(),
    })
    .nullable(),
  /** True once, when the account of the local owner was just made: tell the person about it. */
  first_visit: z.boolean(),
  application_version: z.string(),
})
export type SessionInfo = z.infer<typeof SessionInfo>

export const Health = z.object({
  success: z.boolean(),
  database: z.enum(['ready', 'unreachable']),
  application_version: z.string(),
})
export type Health = z.infer<typeof Health>
