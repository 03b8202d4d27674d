/** Makes a worksheet on the server: empty, from a file or from an example. */
import { registry as blockRegistry } from '@calcwright/blocks/schemas'
import { type ServerClient, toBase64 } from '@calcwright/contract'
import { fromCalcFile, parseCalcFile } from '@calcwright/document/calc-file'
import { granted } from '../session/granted.ts'
import type { Example } from './examples.ts'

export type NewWorksheetSource =
  | {
      readonly kind: 'empty'
      /** Hash of the project to make it in. */ readonly project?: string | undefined
    }
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'example'; readonly example: Example }

/** Throws an Error with a sentence for the user. */
export async function createWorksheet(
  client: ServerClient,
  source: NewWorksheetSource,
): Promise<{ hash: string; name: string }> {
  const answer = await granted(client.newWorksheet(await request(source)))
  return { hash: answer.hash_string, name: answer.name }
}

/** An empty one is left to the server, which knows the settings that the visitor chose for new worksheets. */
async function request(
  source: NewWorksheetSource,
): Promise<{ name: string; document?: string; project_hash?: string | undefined }> {
  if (source.kind === 'empty') return { name: 'New Worksheet', project_hash: source.project }
  const text = source.kind === 'file' ? await source.file.text() : await source.example.load()
  const worksheet = fromCalcFile(blockRegistry, parseCalcFile(text))
  return { name: worksheet.name, document: toBase64(worksheet.encode()) }
}
