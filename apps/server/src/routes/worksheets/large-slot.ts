/** Makes calls that read a large worksheet wait for a slot. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../context.ts'
import { storedBytes } from '../../documents/stored-worksheet.ts'
import { holdSlot } from '../../http/hold-slot.ts'
import { LARGEST_WITHOUT_SLOT } from '../../threads/slots.ts'

/** Takes a slot for a large worksheet until its answer is read. */
export async function takeSlotIfLarge(
  { finder, query, slots }: Services,
  hash: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const row = hash === undefined ? null : await finder.find(hash)
  if (row && (await storedBytes(query, row.id)) > LARGEST_WITHOUT_SLOT) await holdSlot(slots, request, reply)
}
