import type { FastifyRequest } from 'fastify'
import { callerOf } from '../../commands/api/evaluate-worksheet.ts'
import type { Services } from '../../context.ts'
import { Refused } from '../../failure.ts'

const NO_TOKEN = 'Send a token in the header of the request, as "Authorization: Bearer cw_…".'

/** Counts a call of a program. Throws Refused for one without a token. */
export async function admit({ limiter }: Services, { visitor }: FastifyRequest): Promise<void> {
  if (visitor === null) throw new Refused('token', NO_TOKEN)
  await limiter.count('api-by', callerOf(visitor))
}
