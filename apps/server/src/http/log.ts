/**
 * The log has a line for each call and for each error, without anything that people have entrusted to the
 * server. Addresses of pages hold hashes that give access to a shared worksheet, and errors of the database
 * repeat the values of a query, which may be anything that was sent.
 */
import type { FastifyInstance } from 'fastify'
import { networkOf } from './client.ts'
import { databaseErrorCode, redactedMessage } from '../db/database.ts'
import { personIn } from '../operator/audit.ts'
import type { LogNames } from '../operator/log-names.ts'

/** Logs one line for each call. The answer and lines of errors have the same request id. */
export function registerLog(app: FastifyInstance, names: LogNames): void {
  app.addHook('onResponse', async (request, reply) => {
    const { id, method } = request
    const call = request.routeOptions.url ?? 'unknown address'
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    const requester = { ...personIn(request, names), network: names.of(networkOf(request.ip)) }
    app.log.info({ request: id, method, call, ...requester, status: reply.statusCode, milliseconds }, 'call')
  })
}

/** Logged form of an error. */
export type LoggedError = {
  readonly type: string
  readonly message: string
  readonly stack: string
  /** Code of the database or of the system. */
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
    message: redactedMessage(error),
    stack: placesOf(error),
    ...(code === undefined ? {} : { code }),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  }
}

/** Returns the lines of the stack without the message, which may have several lines itself. */
function placesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter(line => /^ {4}at /.test(line))
    .join('\n')
}
