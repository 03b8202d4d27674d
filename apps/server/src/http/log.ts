/**
 * What is logged: each call, and what fails, without what people have entrusted to the server.
 * Addresses of pages hold hashes that let read a shared worksheet; errors of the database repeat the
 * values of a query, which may be anything that was sent.
 */
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../accounts/limiter.ts'
import { databaseErrorCode } from '../db/database.ts'
import { personIn } from '../operator/audit.ts'
import type { LogNames } from '../operator/log-names.ts'

/** One line a call. Its id stands in the answer and in the lines of errors as well. */
export function registerLog(app: FastifyInstance, names: LogNames): void {
  app.addHook('onResponse', async (request, reply) => {
    const { id, method } = request
    const call = request.routeOptions.url ?? 'unknown address'
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    const requester = { ...personIn(request, names), network: names.of(networkOf(request.ip)) }
    app.log.info({ request: id, method, call, ...requester, status: reply.statusCode, milliseconds }, 'call')
  })
}

/** An error as it is logged. */
export type LoggedError = {
  readonly type: string
  readonly message: string
  readonly stack: string
  /** Of the database, or of the system. */
  readonly code?: string
  readonly cause?: LoggedError
}

export const serializers = {
  err: (error: Error): LoggedError => describeError(error),
}

function describeError(error: Error): LoggedError {
  const code = databaseErrorCode(error) ?? (error as NodeJS.ErrnoException).code
  return {
    type: error.constructor.name,
    message: messageOf(error),
    stack: placesOf(error),
    ...(code === undefined ? {} : { code }),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  }
}

const ADDRESS = /[\w.!#$%&*+=?^{|}~-]+@[\w-]+(\.[\w-]+)+/g

/** Says what went wrong, without the values of a query and without addresses of people. */
export function messageOf(error: unknown): string {
  const message =
    error instanceof DrizzleQueryError
      ? `Failed query: ${error.query}`
      : error instanceof Error
        ? error.message
        : String(error)
  return message.replaceAll(ADDRESS, '(address)')
}

/** The lines of the stack below the message, which may have lines of its own. */
function placesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter(line => /^ {4}at /.test(line))
    .join('\n')
}
