/** Makes a worksheet of one's own from the one that is open. */
import { type ServerClient, toBase64 } from '@calcwright/contract'
import { resourcesOf } from '@calcwright/document'
import { unsentFiles } from '../resources/browser-files.ts'
import { sendOrStoreFile } from '../resources/send-files.ts'
import { granted } from '../session/granted.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'

type Duplicated = Pick<OpenWorksheet, 'hash' | 'worksheet' | 'evaluator' | 'resources'>

export interface Duplicate {
  readonly hash: string
  readonly name: string
}

/**
 * With what was changed here and not saved. Throws an Error with a sentence for the person.
 * @param authorRights lets the author of the original view the copy
 */
export async function duplicate(
  client: ServerClient,
  { hash, worksheet, evaluator, resources }: Duplicated,
  authorRights: boolean,
): Promise<Duplicate> {
  const answer = await granted(
    client.copyWorksheet({
      hash_string: hash,
      author_rights: authorRights,
      document: toBase64(worksheet.encode()),
      archive_string: JSON.stringify(await evaluator.snapshot()),
    }),
  )
  for (const file of await resources.unsent(resourcesOf(worksheet.registry, worksheet.blocks())))
    await sendOrStoreFile(client, unsentFiles, answer.hash_string, file)
  return { hash: answer.hash_string, name: answer.name }
}
