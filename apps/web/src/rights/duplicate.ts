/** Makes a worksheet of one's own from the one that is open. */
import { type ServerClient, toBase64 } from '@calcwright/contract'
import { granted } from '../session/granted.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'

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
  { hash, worksheet, evaluator }: Pick<OpenWorksheet, 'hash' | 'worksheet' | 'evaluator'>,
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
  return { hash: answer.hash_string, name: answer.name }
}
