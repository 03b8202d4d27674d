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

/** Moves the files of a draft, or of another worksheet, to a worksheet of the server, and begins to send them. */
export async function handOver(
  client: FileSender,
  {
    from,
    to,
    hash,
  }: { readonly from: readonly [BrowserFiles, string]; readonly to: BrowserFiles; readonly hash: string },
): Promise<void> {
  const [source, key] = from
  for (const [, digest] of await source.list(key)) {
    const bytes = await source.get(key, digest)
    if (bytes) await to.put(hash, digest, bytes)
    await source.remove(key, digest)
  }
  // The list of worksheets and the opened worksheet send what does not get through here.
  await sendFiles(client, to, hash).catch(() => null)
}
