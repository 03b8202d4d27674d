import type { ServerClient } from '@calcwright/contract'
import { unsentFiles } from '../resources/browser-files.ts'
import { openHashes } from './keep-unsent.ts'
import { sendUnsent } from './send-unsent.ts'
import { unsentStore } from './unsent-store.ts'

/**
 * Sends what this browser has stored of worksheets that are not open.
 * @returns how many worksheets have changed by it
 */
export async function sendStored(client: ServerClient): Promise<number> {
  try {
    return await sendUnsent(client, unsentStore, unsentFiles, openHashes)
  } catch (error) {
    // A browser that does not let us store anything has kept nothing either.
    if (error instanceof DOMException) return 0
    throw error
  }
}
