import type { Query } from '../db/database.ts'
import { SMALL_ENOUGH, type Turns } from '../threads/turns.ts'
import { storedBytes } from './stored-worksheet.ts'

export interface Reader {
  readonly query: Query
  readonly turns: Turns
}

/**
 * Reads a worksheet; a large one when it is the asker's turn. Throws Refused when one asks for too many,
 * and the signal's reason when nobody waits any more.
 */
export async function inTurn<T>(
  { query, turns }: Reader,
  asker: string,
  worksheetId: string,
  read: () => Promise<T>,
  left?: AbortSignal,
): Promise<T> {
  const large = (await storedBytes(query, worksheetId)) > SMALL_ENOUGH
  const end = large ? await turns.take(asker, { left }) : () => {}
  try {
    return await read()
  } finally {
    end()
  }
}
