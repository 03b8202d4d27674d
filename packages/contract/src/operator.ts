/** Calls of those who run the server: its people, and how it is. */
import * as z from 'zod/mini'
import { HashString, UnixTime } from './common.ts'
import { PlanName } from './plans.ts'

/** GET /operator */
export const OperatorState = z.object({
  success: z.literal(true),
  /** Whether the visitor runs the server. */
  operator: z.boolean(),
})
export type OperatorState = z.infer<typeof OperatorState>

/** POST /operator/people: a page of them, those who were here last first. */
export const OperatorPeopleRequest = z.object({
  /** Part of a name or an address; all people without. */
  search: z.optional(z.string().check(z.maxLength(200))),
  page: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
})

export const OperatorPerson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  /** The owner of the server. */
  local: z.boolean(),
  plan: PlanName,
  created_at: UnixTime,
  /** Last use of a session that lasts; null without one. */
  last_used_at: z.nullable(UnixTime),
  worksheets: z.int(),
  /** Bytes of worksheets with their results, and of files and pictures. */
  storage: z.object({ worksheets: z.int(), files: z.int() }),
  /** Megabytes that they may take; null for no limit. */
  limits: z.object({ worksheets: z.nullable(z.int()), files: z.nullable(z.int()) }),
  /** Whether signing in takes a code. */
  two_step: z.boolean(),
  passkeys: z.int(),
})
export type OperatorPerson = z.infer<typeof OperatorPerson>
export const OperatorPeople = z.object({
  success: z.literal(true),
  people: z.array(OperatorPerson),
  /** Number of all that were found. */
  found: z.int(),
  /** People on a page. */
  page_size: z.int(),
})
export type OperatorPeople = z.infer<typeof OperatorPeople>

/** POST /operator/act: ends what may be in wrong hands, or cannot be used any more. */
export const OPERATOR_ACTIONS = ['sign_out', 'two_step_off', 'passkeys_off'] as const
export const OperatorAct = z.object({ person: HashString, action: z.enum(OPERATOR_ACTIONS) })
export type OperatorAct = z.infer<typeof OperatorAct>

/** POST /operator/server */
export const OperatorServer = z.object({
  success: z.literal(true),
  application_version: z.string(),
  /** Start of the process that answers. */
  started_at: UnixTime,
  /** Bytes of memory of that process, and of the database on its disk. */
  memory: z.int(),
  database: z.int(),
  people: z.int(),
  worksheets: z.int(),
  mail: z.object({
    /** Sent by a mail server, or written to files. */
    by: z.enum(['server', 'outbox']),
    /** Mails that wait for being sent, also again; null where nothing counts them. */
    waiting: z.nullable(z.int()),
    /** Mails of the last day that were given up. */
    failed: z.nullable(z.int()),
  }),
  /** The newest exchange rates that were fetched; null for those that ship. */
  rates: z.nullable(z.object({ day: z.string(), fetched_at: UnixTime })),
})
export type OperatorServer = z.infer<typeof OperatorServer>
