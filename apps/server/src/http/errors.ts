/** Every failed call is answered as a Refusal. */
import type { Refusal } from '@calcwright/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { en } from 'zod/locales'
import * as z from 'zod/mini'
import { databaseErrorCode } from '../db/database.ts'
import { Refused } from '../failure.ts'
import { headersOf } from './headers.ts'

// What is wrong with a request is told in English sentences: the schemas have none of their own.
z.config(en())

/** Seconds after which what the server was too busy for may be sent again. */
const RETRY_AFTER = 5

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { status, answer } = describe(error)
    if (status >= 500) request.log.error({ err: error }, 'a call failed')
    reply.kind = 'call'
    if (status === 503) void reply.header('retry-after', RETRY_AFTER)
    return reply.status(status).send(answer)
  })
}

/** What does not even name a call. */
export function answerUnreadable(error: FastifyError, _: FastifyRequest, reply: FastifyReply): void {
  const { status, answer } = describe(error)
  void reply.status(status).headers(headersOf('call', false)).send(answer)
}

/** PostgreSQL: a text with the character 0, which no page sends. */
const UNSTORABLE = '22021'

function describe(error: FastifyError | Refused): { status: number; answer: Refusal } {
  if (error instanceof Refused) return { status: error.status, answer: error.toAnswer() }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation
    const field = first?.instancePath.replaceAll('/', '.').replace(/^\./, '')
    const message = field
      ? `${field}: ${first?.message}`
      : (first?.message ?? 'The request is not understood')
    return refuse('invalid', 400, message)
  }
  if (databaseErrorCode(error) === UNSTORABLE) {
    return refuse('invalid', 400, 'The request holds a character that no text can have.')
  }
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return refuse('invalid', error.statusCode, error.message)
  }
  return refuse('server', 500, 'Something went wrong on the server. Try again.')
}

/** @param limit bytes */
export function tooLarge(limit: number): Refused {
  return new Refused(
    'too-large',
    limit < 1024 * 1024
      ? `This request is too large: at most ${limit / 1024} kB can be sent.`
      : `This request is too large: at most ${limit / 1024 / 1024} MB can be sent.`,
  )
}

function refuse(problem: Refusal['problem'], status: number, message: string) {
  return { status, answer: { success: false as const, message, problem } }
}
