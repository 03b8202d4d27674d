/** GET /operator and POST /operator/…: what those who run the server see and do. */
import type {
  Done,
  OperatorAct,
  OperatorPeople,
  OperatorPerson,
  OperatorServer,
  OperatorState,
  PlanName,
} from '@calcwright/contract'
import { removeRows } from '../../accounts/passkey-rows.ts'
import { limitsOf } from '../../accounts/plan-limits.ts'
import { removeTwoStep } from '../../accounts/two-step.ts'
import { sql } from '../../db/drizzle.ts'
import { Refused } from '../../failure.ts'
import { type Visitor, authorize } from '../../policies/policy.ts'
import { endSessions } from '../../sessions.ts'
import { type Context, toUnixTime } from '../../context.ts'

/** People on a page. */
const PAGE = 50

/** The visitor, with whether they run the server: its owner, and those whose proven address a setting names. */
async function withOffice({ visitor, query, config }: Context): Promise<Visitor | null> {
  if (visitor === null) return null
  if (visitor.local) return { ...visitor, operator: true }
  if (config.operators.length === 0) return visitor
  const { rows } = await query.execute<{ email: string }>(
    sql`select email from users where id = ${visitor.userId} and email_verified and email is not null`,
  )
  return { ...visitor, operator: config.operators.includes(rows[0]?.email ?? '') }
}

export async function operatorState(context: Context): Promise<OperatorState> {
  authorize('operator_state', context.visitor, null)
  return { success: true, operator: (await withOffice(context))?.operator === true }
}

interface Row {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly local: boolean
  readonly plan: PlanName
  readonly created_at: string
  readonly used_at: string | null
  readonly worksheets: number
  readonly two_step: boolean
  readonly passkeys: number
  readonly found: number
  readonly [column: string]: unknown
}

export async function operatorPeople(
  context: Context,
  { search = '', page = 0 }: { readonly search?: string | undefined; readonly page?: number | undefined },
): Promise<OperatorPeople> {
  authorize('operator_people', await withOffice(context), null)
  const part = `%${search.trim().replaceAll(/[\\%_]/g, sign => `\\${sign}`)}%`
  const { rows } = await context.query.execute<Row>(sql`
    select users.id, name, email, local, plan, created_at,
      (select max(updated_at) from sessions where user_id = users.id and expires_at > now()) as used_at,
      (select count(*)::int from worksheets where owner_id = users.id) as worksheets,
      exists (select from two_step_secrets where user_id = users.id and confirmed_at is not null) as two_step,
      (select count(*)::int from passkeys where user_id = users.id) as passkeys,
      count(*) over ()::int as found
    from users where name ilike ${part} or email ilike ${part}
    order by used_at desc nulls last, users.id limit ${PAGE} offset ${page * PAGE}`)
  const people = await Promise.all(rows.map(row => personOf(context, row)))
  return { success: true, people, found: rows[0]?.found ?? 0, page_size: PAGE }
}

async function personOf({ config, quotas }: Context, row: Row): Promise<OperatorPerson> {
  const { id, name, email, local, plan, worksheets, two_step, passkeys } = row
  const limits = limitsOf(config, row)
  return {
    ...{ id, name, email, local, plan, worksheets, two_step, passkeys },
    created_at: toUnixTime(new Date(row.created_at)),
    last_used_at: row.used_at === null ? null : toUnixTime(new Date(row.used_at)),
    storage: await quotas.usedBy(id),
    limits: { worksheets: limits.storage_mb, files: limits.files_mb },
  }
}

export async function operatorAct(context: Context, { person, action }: OperatorAct): Promise<Done> {
  const visitor = await withOffice(context)
  authorize('operator_act', visitor, null)
  const { rows } = await context.query.execute<{ local: boolean }>(
    sql`select local from users where id = ${person}`,
  )
  if (!rows[0]) throw new Refused('not-found', 'This account is not there any more.')
  if (rows[0].local && !visitor?.local)
    throw new Refused('rights', 'Only the owner of the server changes how the owner signs in.')
  if (action === 'sign_out') {
    await endSessions(context.query, person, null)
    await context.rightsWatch.changed({ users: [person] })
  } else if (action === 'two_step_off') await removeTwoStep(context.query, person)
  else await removeRows(context.query, person, null)
  return { success: true }
}

const startedAt = toUnixTime(new Date(Date.now() - process.uptime() * 1000))

export async function operatorServer(context: Context): Promise<OperatorServer> {
  authorize('operator_server', await withOffice(context), null)
  const { query, config, applicationVersion } = context
  const { rows } = await query.execute<{
    database: string
    people: number
    worksheets: number
    jobs: boolean
  }>(sql`
    select pg_database_size(current_database()) as database, (select count(*)::int from users) as people,
      (select count(*)::int from worksheets) as worksheets, to_regclass('pgboss.job') is not null as jobs`)
  const { database, people, worksheets, jobs } = rows[0]!
  return {
    success: true,
    application_version: applicationVersion,
    started_at: startedAt,
    memory: process.memoryUsage.rss(),
    database: Number(database),
    people,
    worksheets,
    mail: {
      by: config.smtpUrl === null ? 'outbox' : 'server',
      ...(jobs ? await waitingMail(context) : { waiting: null, failed: null }),
    },
    rates: await newestRates(context),
  }
}

async function waitingMail({
  query,
}: Context): Promise<{ readonly waiting: number; readonly failed: number }> {
  const { rows } = await query.execute<{ waiting: number; failed: number }>(sql`
    select count(*) filter (where state in ('created', 'retry', 'active'))::int as waiting,
      count(*) filter (where state = 'failed')::int as failed
    from pgboss.job where name in ('mail', 'account-mail', 'pdf-mail')`)
  return rows[0]!
}

async function newestRates({ query }: Context): Promise<OperatorServer['rates']> {
  const { rows } = await query.execute<{ day: string; fetched_at: string }>(
    sql`select day::text, fetched_at from exchange_rates order by day desc, fetched_at desc limit 1`,
  )
  return rows[0] ? { day: rows[0].day, fetched_at: toUnixTime(new Date(rows[0].fetched_at)) } : null
}
