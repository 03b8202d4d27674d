/** Puts what somebody typed without an account into the one that they have signed in to. */
import { registry } from '@calcwright/blocks/schemas'
import { type ServerClient, toBase64 } from '@calcwright/contract'
import { Worksheet } from '@calcwright/document'
import { draftFiles, unsentFiles } from '../resources/browser-files.ts'
import { sendOrStoreFile } from '../resources/send-files.ts'
import { RefusedError, granted } from '../session/granted.ts'
import { type Draft, type DraftStore, noteDrafts } from './draft-store.ts'

export interface AdoptedDraft {
  readonly hash: string
  readonly name: string
}

/** Returns the worksheets that were made. What fails stays kept; the first failure is thrown at the end. */
export async function adoptDrafts(client: ServerClient, store: DraftStore): Promise<readonly AdoptedDraft[]> {
  const adopted: AdoptedDraft[] = []
  let failure: unknown
  for (const [key, draft] of await store.claim()) {
    try {
      const made = await adopt(client, draft)
      adopted.push(made)
      await store.remove(key)
      await sendDraftFiles(client, key, made.hash)
    } catch (error) {
      failure ??= error
      await store.put(key, draft)
    }
  }
  if (failure !== undefined) throw failure
  if ((await store.count()) === 0) noteDrafts(false)
  return adopted
}

/** The pictures of a draft, which its worksheet on the server refers to already. */
async function sendDraftFiles(client: ServerClient, key: string, hash: string): Promise<void> {
  for (const [, digest] of await draftFiles.list(key)) {
    const bytes = await draftFiles.get(key, digest)
    if (bytes) await sendOrStoreFile(client, unsentFiles, hash, [digest, bytes])
    await draftFiles.remove(key, digest)
  }
}

async function adopt(client: ServerClient, { document, copyOf }: Draft): Promise<AdoptedDraft> {
  const { name } = Worksheet.load(registry, document)
  const state = toBase64(document)
  const asNew = () => granted(client.newWorksheet({ name, document: state }))
  const made = copyOf
    ? await granted(
        client.copyWorksheet({
          hash_string: copyOf.hash,
          author_rights: copyOf.authorRights,
          document: state,
        }),
      ).catch((error: unknown) => {
        // The original may be gone, or no longer be shared: what was typed is kept all the same.
        if (error instanceof RefusedError) return asNew()
        throw error
      })
    : await asNew()
  return { hash: made.hash_string, name: made.name }
}
