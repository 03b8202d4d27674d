/** Makes a worksheet on the server: empty, from a file or from an example. */
import { registry as blockRegistry } from '@calcwright/blocks/schemas'
import { type ServerClient, toBase64 } from '@calcwright/contract'
import { Worksheet, fromCalcFile, parseCalcFile } from '@calcwright/document'
import type { Example } from './examples.ts'

export type NewWorksheetSource =
  | { readonly kind: 'empty' }
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'example'; readonly example: Example }

/** Throws an Error with a sentence for the user. */
export async function createWorksheet(
  client: ServerClient,
  source: NewWorksheetSource,
): Promise<{ hash: string; name: string }> {
  const worksheet = await build(source)
  const answer = await client.newWorksheet({ name: worksheet.name, document: toBase64(worksheet.encode()) })
  if (!answer.success) throw new Error(answer.message)
  return { hash: answer.hash_string, name: answer.name }
}

async function build(source: NewWorksheetSource): Promise<Worksheet> {
  if (source.kind === 'empty')
    return Worksheet.create(blockRegistry, { name: 'New Worksheet', blocks: [{ type: 'math' }] })
  const text = source.kind === 'file' ? await source.file.text() : await source.example.load()
  return fromCalcFile(blockRegistry, parseCalcFile(text))
}
