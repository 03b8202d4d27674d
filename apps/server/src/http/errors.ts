/** Answers every failed call with a Refusal. */
import type { Problem, Refusal } from '@calcwright/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { en } from 'zod/locales'
import * as z from 'zod/mini'
import { isUnstorableText } from '../db/database.ts'
import { Refused } from '../failure.ts'
import { headersOf } from './headers.ts'

// Messages of zod's English locale, because the schemas have none of their own.
z.config(en())

/** Seconds after which a request that the server was too busy for may be sent again. */
const RETRY_AFTER = 5

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { status, answer } = describe(error)
    if (status >= 500) request.log.error({ err: error }, 'a call failed')
    reply.kind = request.routeOptions.config.anyOrigin ? 'open' : 'call'
    if (status === 503) void reply.header('retry-after', RETRY_AFTER)
    if (status === 401) void reply.header('www-authenticate', 'Bearer')
    if (error instanceof Refused) void reply.headers(error.headers)
    return reply.status(status).send(answer)
  })
}

/** Answers a request that is not even valid HTTP for a call. */
export function answerUnreadable(error: FastifyError, _: FastifyRequest, reply: FastifyReply): void {
  const { status, answer } = describe(error)
  void reply
    .status(status)
    .headers(headersOf('call', { publicUrl: null, embedders: "'none'" }, ''))
    .send(answer)
}

function describe(error: FastifyError | Refused): { status: number; answer: Refusal } {
  if (error instanceof Refused) return { status: error.status, answer: error.toAnswer() }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return refuse('invalid', 400, sentenceOf(error.validation[0] as Fault | undefined))
  }
  if (isUnstorableText(error)) {
    return refuse('invalid', 400, 'The request holds a character that no text can have.')
  }
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return refuse('invalid', error.statusCode, error.message)
  }
  const outage = outageOf(error)
  if (outage) return refuse('server', 503, outage)
  return refuse('server', 500, 'Something went wrong on the server. Try again.')
}

/** Codes of PostgreSQL, and of the system, for a disk without room. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Codes for a database that cannot be reached, is starting or stopping, or has no connection left. */
const UNREACHABLE = /^(?:08...|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/

/** A sentence where the cause lies outside of the program and passes; nothing was acknowledged. */
function outageOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '' } = cause as { readonly code?: unknown }
    if (FULL.has(String(code)))
      return 'The server has no room left on its disk. Nothing was changed. Try again when there is room.'
    if (UNREACHABLE.test(String(code)) || cause.message.startsWith('Connection terminated'))
      return 'The database of the server cannot be reached. Nothing was changed. Try again.'
  }
  return undefined
}

/** Fault that a schema reports. */
interface Fault {
  readonly instancePath: string
  readonly message?: string
  readonly params: Among
}

interface Among {
  /** Faults of each alternative of a union. */
  readonly errors?: readonly (readonly Issue[])[]
}

interface Issue extends Among {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly code?: string
}

function sentenceOf(fault: Fault | undefined): string {
  if (!fault) return 'The request is not understood'
  const path = fault.instancePath.split('/').filter(key => key !== '')
  const issue = nearest({ path, message: fault.message ?? '', ...fault.params })
  const field = issue.path.join('.')
  return field === '' || isOwnSentence(issue.message) ? issue.message : `${field}: ${issue.message}`
}

/** Whether a message is a sentence of a schema, which says by itself what it is about; zod's words do not. */
const isOwnSentence = (message: string): boolean => /^\p{Lu}(?!nrecognized|nvalid|oo )/u.test(message)

/**
 * Returns the fault of the alternative that is probably the intended one: it takes the kind of value that came, and has
 * the fewest faults.
 */
function nearest(issue: Issue): Issue {
  const isOther = ([first]: readonly Issue[]): number =>
    first?.code === 'invalid_type' && first.path.length === 0 ? 1 : 0
  const [least] = (issue.errors ?? [])
    .filter(issues => issues.length > 0)
    .toSorted((one, other) => isOther(one) - isOther(other) || one.length - other.length)
  const first = least?.[0]
  return first ? nearest({ ...first, path: [...issue.path, ...first.path] }) : issue
}

/** @param limit in bytes */
export function tooLarge(limit: number): Refused {
  return new Refused(
    'too-large',
    limit < 1024 * 1024
      ? `This request is too large: at most ${limit / 1024} kB can be sent.`
      : `This request is too large: at most ${limit / 1024 / 1024} MB can be sent.`,
  )
}

function refuse(problem: Problem, status: number, message: string) {
  return { status, answer: { success: false as const, message, problem } }
}
