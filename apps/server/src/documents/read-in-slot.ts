import type { Query } from '../db/database.ts'
import { LARGEST_WITHOUT_SLOT, type Slots } from '../threads/slots.ts'
import { storedBytes } from './stored-worksheet.ts'

export interface SlotReadServices {
  readonly query: Query
  readonly slots: Slots
}

/**
 * Reads a worksheet; a large one waits for a slot. Throws Refused when a requester waits for too many, and
 * the signal's reason when nobody waits any more.
 */
export async function readInSlot<T>(
  { query, slots }: SlotReadServices,
  requester: string,
  worksheetId: string,
  read: () => Promise<T>,
  left?: AbortSignal,
): Promise<T> {
  const large = (await storedBytes(query, worksheetId)) > LARGEST_WITHOUT_SLOT
  const end = large ? await slots.take(requester, { left }) : () => {}
  try {
    return await read()
  } finally {
    end()
  }
}
