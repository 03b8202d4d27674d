/** Limits answers that hold much memory until they are read. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../accounts/limiter.ts'
import type { Slots } from '../threads/slots.ts'

/** Milliseconds without reading after which an answer is cut off. */
const UNREAD = 30_000

/** Identity that slots count: the person, or the network of an anonymous visitor. */
export const requesterOf = ({ visitor, ip }: FastifyRequest): string => visitor?.userId ?? networkOf(ip)

/** Takes a slot, which ends when the answer was read or its connection closed. */
export async function holdSlot(slots: Slots, request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
  const end = await slots.take(requesterOf(request), { cut: () => raw.destroy() })
  if (raw.destroyed) return end()
  raw.once('close', end).setTimeout(UNREAD, () => raw.destroy())
}
