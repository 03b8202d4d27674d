/** The sender of a request, for work that is shared among people and ends with its client. */
import { isIPv6 } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
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

/** The first half of an IPv6 address, which one customer has as a whole. Any other address stays as it is. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const plain = address.toLowerCase().replace(/%.*/, '')
  // An IPv4 address that is written as IPv6 stands for one computer.
  if (plain.startsWith('::ffff:')) return plain
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after]
  return groups.slice(0, 4).join(':')
}
