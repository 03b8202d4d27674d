/** Sends files that this browser stores to the server. */
import type { Refusal, ServerClient } from '@calcwright/contract'
import type { BrowserFiles } from './browser-files.ts'

export type FileSender = Pick<ServerClient, 'putFile'>

/**
 * Sends the stored files of a worksheet; those that are acknowledged leave the store. Gives the first refusal,
 * null when there was none. Throws TransportError when the server does not answer.
 */
export async function sendFiles(
  client: FileSender,
  files: BrowserFiles,
  hash: string,
): Promise<Refusal | null> {
  for (const [, digest] of await files.list(hash)) {
    const bytes = await files.get(hash, digest)
    if (!bytes) continue
    const answer = await client.putFile(hash, digest, bytes)
    if (!answer.success) return answer
    await files.remove(hash, digest)
  }
  return null
}

/** Sends a file of a worksheet that was just made. One that does not get through is stored, and sent later. */
export async function sendOrStoreFile(
  client: FileSender,
  files: BrowserFiles,
  hash: string,
  [digest, bytes]: readonly [string, Uint8Array<ArrayBuffer>],
): Promise<void> {
  const answer = await client.putFile(hash, digest, bytes).catch(() => null)
  if (!answer?.success) await files.put(hash, digest, bytes)
}
