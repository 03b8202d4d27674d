/** The sender of a request, for work that is shared among people and ends with its client. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../accounts/limiter.ts'
import { Refused } from '../failure.ts'

export interface Client {
  /** Identity that slots and queues count: the person, or the network of an anonymous visitor. */
  readonly requester: string
  /** Aborted when the connection has closed; a job has no connection. */
  readonly left?: AbortSignal
}

export const requesterOf = ({ visitor, ip }: FastifyRequest): string => visitor?.userId ?? networkOf(ip)

/** Has to be called before the answer begins. */
export function clientOf(request: FastifyRequest, { raw }: Pick<FastifyReply, 'raw'>): Required<Client> {
  const left = new AbortController()
  // The request itself is closed as soon as its body has been read; the answer closes with the connection.
  raw.once('close', () => left.abort(new Refused('invalid', 'The connection was closed before the answer.')))
  return { requester: requesterOf(request), left: left.signal }
}
