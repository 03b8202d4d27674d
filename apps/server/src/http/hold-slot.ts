/** Answers that hold much until they are read. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../accounts/limiter.ts'
import type { Slots } from '../threads/slots.ts'

/** Milliseconds without a byte being read after which nobody waits any longer. */
const UNREAD = 30_000

/** Whose turn it is: a person's, or a network's. */
export const requesterOf = ({ visitor, ip }: FastifyRequest): string => visitor?.userId ?? networkOf(ip)

/** The turn ends when the answer was read, or when nobody reads it. */
export async function holdSlot(slots: Slots, request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
  const end = await slots.take(requesterOf(request), { cut: () => raw.destroy() })
  if (raw.destroyed) return end()
  raw.once('close', end).setTimeout(UNREAD, () => raw.destroy())
}
