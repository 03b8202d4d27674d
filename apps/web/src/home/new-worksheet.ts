/** Makes a worksheet on the server: empty, from a file or from an example. */
import { registry as blockRegistry } from '@calcwright/blocks/schemas'
import { NEW_NAME, type ServerClient, toBase64 } from '@calcwright/contract'
import { MemoryResources, resourcesOf, worksheetFromPlain } from '@calcwright/document'
import type { Worksheet } from '@calcwright/document'
import { fromCalcFile, parseCalcFile, unpackFiles } from '@calcwright/document/calc-file'
import { unsentFiles } from '../resources/browser-files.ts'
import { sendOrStoreFile } from '../resources/send-files.ts'
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
  const { files, ...data } = await request(source)
  const answer = await granted(client.newWorksheet(data))
  for (const file of files) await sendOrStoreFile(client, unsentFiles, answer.hash_string, file)
  return { hash: answer.hash_string, name: answer.name }
}

interface NewWorksheet {
  readonly name: string
  readonly document?: string
  readonly project_hash?: string | undefined
  /** Bytes that it refers to, with their digests. */
  readonly files: readonly (readonly [digest: string, bytes: Uint8Array<ArrayBuffer>])[]
}

/**
 * Makes a worksheet of each file; those that cannot be read do not keep the others.
 * @returns those that were made
 * @throws Error that names the files that cannot be read, with the reasons, after the others were made
 */
export async function createFromFiles(
  client: ServerClient,
  files: readonly File[],
): Promise<readonly { hash: string; name: string }[]> {
  const made: { hash: string; name: string }[] = []
  const faults: string[] = []
  for (const file of files) {
    try {
      made.push(await createWorksheet(client, { kind: 'file', file }))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      faults.push(files.length > 1 ? `${file.name}: ${reason}` : reason)
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return made
}

/** An empty one is left to the server, which knows the settings that the visitor chose for new worksheets. */
async function request(source: NewWorksheetSource): Promise<NewWorksheet> {
  if (source.kind === 'empty') return { name: NEW_NAME, project_hash: source.project, files: [] }
  if (source.kind === 'file' && !(await isCalcFile(source.file))) return fromForeign(source.file)
  if (source.kind === 'example') return fromExample(source.example)
  return fromCalc(await source.file.text())
}

/** An example is a .calc file, or plain notation. */
async function fromExample(example: Example): Promise<NewWorksheet> {
  const text = await example.load()
  if (text.startsWith('{')) return fromCalc(text)
  const worksheet = worksheetFromPlain(blockRegistry, text, example.title)
  return { name: worksheet.name, document: toBase64(worksheet.encode()), files: [] }
}

async function fromCalc(text: string): Promise<NewWorksheet> {
  const file = parseCalcFile(text)
  const worksheet = fromCalcFile(blockRegistry, file)
  const resources = new MemoryResources()
  await unpackFiles(file, worksheet, resources)
  return withFiles(worksheet, resources)
}

async function withFiles(worksheet: Worksheet, resources: MemoryResources): Promise<NewWorksheet> {
  const files: [string, Uint8Array<ArrayBuffer>][] = []
  for (const digest of resourcesOf(blockRegistry, worksheet.blocks())) {
    // A file need not have everything that its blocks refer to.
    const bytes = await resources.get(digest).catch(() => null)
    if (bytes) files.push([digest, bytes])
  }
  return { name: worksheet.name, document: toBase64(worksheet.encode()), files }
}

/** A worksheet file is JSON, and begins with a brace; so does one of EngineeringPaper. */
const isCalcFile = async (file: File): Promise<boolean> =>
  /\.(?:calc|json)$/i.test(file.name) ||
  (!/\.epxyz$/i.test(file.name) && /^\s*\{/.test(await file.slice(0, 1000).text()))

/** A worksheet of another program. */
async function fromForeign(file: File): Promise<NewWorksheet> {
  const { importForeign, worksheetWithFiles } = await import('@calcwright/blocks/import')
  const imported = await importForeign(new Uint8Array(await file.arrayBuffer()), file.name)
  const { worksheet, resources } = await worksheetWithFiles(imported, file.name)
  return withFiles(worksheet, resources)
}
