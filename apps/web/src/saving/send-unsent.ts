/** Sends what earlier visits left in the browser's store, without opening their worksheets. */
import { type ServerClient, TransportError, toBase64 } from '@calcwright/contract'
import type { BrowserFiles } from '../resources/browser-files.ts'
import { sendFiles } from '../resources/send-files.ts'
import type { UnsentStore } from './unsent-store.ts'

/**
 * Returns how many worksheets the server has brought up to date. What it refuses stays in the store
 * for the next opening of its worksheet, which says why; so does everything while it is away.
 *
 * Files go first, so that no stored document refers to bytes that the server does not have.
 *
 * @param held hashes of worksheets that this page has open, which send for themselves
 */
export async function sendUnsent(
  client: Pick<ServerClient, 'save' | 'putFile'>,
  store: Pick<UnsentStore, 'all' | 'removeSent'>,
  files: BrowserFiles,
  held: ReadonlySet<string>,
): Promise<number> {
  let sent = 0
  const updates = new Map(await store.all())
  const withFiles = (await files.list()).map(([hash]) => hash)
  for (const hash of new Set([...withFiles, ...updates.keys()])) {
    if (held.has(hash)) continue
    try {
      if (await sendFiles(client, files, hash)) continue
      const update = updates.get(hash)
      if (!update) continue
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
