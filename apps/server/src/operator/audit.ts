/**
 * The audit log has a line for each call that changes permissions or deletes something. It names the person,
 * the kind of change, its subject and its outcome, and holds nothing that people have entrusted to the
 * server.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LogNames } from './log-names.ts'

/** Calls that give, take or delete. */
export const AUDITED: ReadonlySet<string> = new Set([
  '/rights/set_rights',
  '/rights/invalidate_url',
  '/access/answer',
  '/ownership/offer',
  '/ownership/answer',
  '/checks/mark',
  '/checks/set_person',
  '/checks/withdraw',
  '/form_answers/collect',
  '/form_answers/delete',
  '/set_public',
  '/projects/move',
  '/projects/remove',
  '/projects/batch',
  '/projects/trash/restore',
  '/projects/trash/delete',
  '/projects/invite',
  '/projects/claim_invitation',
  '/teams/new',
  '/teams/invite',
  '/teams/withdraw',
  '/teams/set_role',
  '/teams/remove_member',
  '/teams/leave',
  '/teams/remove',
  '/accounts/create',
  '/accounts/delete',
  '/accounts/set_password',
  '/accounts/reset_password',
  '/accounts/set_email',
  '/accounts/confirm_email',
  '/accounts/sign_out',
  '/accounts/end_session',
  '/accounts/end_other_sessions',
  '/accounts/two_step/begin',
  '/accounts/two_step/codes',
  '/accounts/two_step/confirm',
  '/accounts/two_step/end',
  '/accounts/passkeys/add',
  '/accounts/passkeys/remove',
  '/accounts/set_plan',
  '/payments/notice',
  '/accounts/tokens/new',
  '/accounts/tokens/renew',
  '/accounts/tokens/revoke',
  '/operator/act',
  '/onshape/disconnect',
  '/onshape/link',
])

/** Fields that are logged as they are: levels, roles and kinds, which identify nobody. */
const PLAIN = /^(\w*rights|role|plan|add|checker|action|data_type|item_type|command|accept)$/

/** Fields that are logged as words of LogNames: people, worksheets, projects, teams. */
const NAMES = /hash|email|^person$|^ids?$/

/** Longer lists are counted, and only their first entries are logged. */
const MOST = 20

export function registerAudit(app: FastifyInstance, names: LogNames): void {
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.url ?? ''
    if (!AUDITED.has(call)) return
    app.log.info(
      {
        request: request.id,
        call,
        ...personIn(request, names),
        status: reply.statusCode,
        asked: describe(request.body, '', names),
      },
      'audit',
    )
  })
}

/** Person who calls; nothing for an anonymous visitor. */
export function personIn({ visitor }: FastifyRequest, names: LogNames): { person?: string } {
  return visitor === null ? {} : { person: names.of(visitor.userId) }
}

/** Returns the part of a body that may be logged; undefined for nothing. */
export function describe(value: unknown, field: string, names: LogNames): unknown {
  if (Array.isArray(value)) {
    const described = value.slice(0, MOST).flatMap(each => describe(each, field, names) ?? [])
    return described.length === 0
      ? undefined
      : value.length > MOST
        ? [...described, `${value.length} in all`]
        : described
  }
  if (typeof value === 'object' && value !== null) {
    const described = Object.entries(value).flatMap(([name, each]) => {
      const text = describe(each, name, names)
      return text === undefined ? [] : [[name, text] as const]
    })
    return described.length === 0 ? undefined : Object.fromEntries(described)
  }
  if (PLAIN.test(field)) return typeof value === 'string' ? value.slice(0, 40) : value
  return NAMES.test(field) && typeof value === 'string' ? names.of(value) : undefined
}
