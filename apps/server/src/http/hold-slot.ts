/** Limits answers that hold much memory until they are read. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Slots } from '../threads/slots.ts'
import { requesterOf } from './client.ts'

/** Milliseconds without reading after which an answer is cut off. */
const UNREAD = 30_000

/** Takes a slot, which ends when the answer was read or its connection closed. */
export async function holdSlot(slots: Slots, request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
  const end = await slots.take(requesterOf(request), { cut: () => raw.destroy() })
  if (raw.destroyed) return end()
  raw.once('close', end).setTimeout(UNREAD, () => raw.destroy())
}
