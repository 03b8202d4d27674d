/** Sends what earlier visits left in the browser's store, without opening their worksheets. */
import { type ServerClient, TransportError, toBase64 } from '@calcwright/contract'
import type { UnsentStore } from './unsent-store.ts'

/**
 * Returns how many worksheets the server has brought up to date. What it refuses stays in the store
 * for the next opening of its worksheet, which says why; so does everything while it is away.
 *
 * @param held hashes of worksheets that this page has open, which send for themselves
 */
export async function sendUnsent(
  client: Pick<ServerClient, 'save'>,
  store: Pick<UnsentStore, 'all' | 'removeSent'>,
  held: ReadonlySet<string>,
): Promise<number> {
  let sent = 0
  for (const [hash, update] of await store.all()) {
    if (held.has(hash)) continue
    try {
      const answer = await client.save({ ...HEAD, worksheet_hash: hash, patch: toBase64(update) })
      if (!answer.success) continue
      sent += 1
      await store.removeSent(hash, update)
    } catch (error) {
      if (error instanceof TransportError) return sent
      throw error
    }
  }
  return sent
}

/** A name with an old version renames nothing: the difference itself carries the name. */
const HEAD = { name: '', known_server_version: 0 } as const
