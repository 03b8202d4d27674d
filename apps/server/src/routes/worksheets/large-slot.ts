/** What reads a large worksheet to answer a call takes its turn. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../commands/context.ts'
import { storedBytes } from '../../documents/stored-worksheet.ts'
import { holdSlot } from '../../http/hold-slot.ts'
import { SMALL_ENOUGH } from '../../threads/slots.ts'

/** Waits with a large worksheet until there is room for its answer, which is taken until it is read. */
export async function takeSlot(
  { finder, query, slots }: Services,
  hash: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const row = hash === undefined ? null : await finder.find(hash)
  if (row && (await storedBytes(query, row.id)) > SMALL_ENOUGH) await holdSlot(slots, request, reply)
}
