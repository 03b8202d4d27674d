/** The resources that travel in a .calc file. */
import { DocumentError } from '../errors.ts'
import { fromBase64, toBase64 } from '../resources/base64.ts'
import { digestOf, isDigest } from '../resources/digest.ts'
import { resourcesOf } from '../resources/referred.ts'
import { MissingResource, type ResourceStore } from '../resources/store.ts'
import type { Worksheet } from '../worksheet.ts'
import type { CalcFile } from './format.ts'

/** Bytes of the largest resource in a file; servers take no larger one. */
const SIZE_LIMIT = 100 * 1024 * 1024

type Files = NonNullable<CalcFile['files']>

/** The resources that the worksheet refers to, for its file. What the store does not have is left out. */
export async function packFiles(worksheet: Worksheet, store: Pick<ResourceStore, 'get'>): Promise<Files> {
  const files: Record<string, string> = {}
  for (const digest of [...resourcesOf(worksheet.registry, worksheet.blocks())].sort()) {
    const bytes = await store.get(digest).catch((error: unknown) => {
      if (error instanceof MissingResource) return null
      throw error
    })
    if (bytes) files[digest] = toBase64(bytes)
  }
  return files
}

/** Puts the resources of a file that the worksheet made of it refers to into a store. Throws `unreadable`. */
export async function unpackFiles(
  { files = {} }: CalcFile,
  worksheet: Worksheet,
  store: Pick<ResourceStore, 'put'>,
): Promise<void> {
  const referred = resourcesOf(worksheet.registry, worksheet.blocks())
  const found: Uint8Array<ArrayBuffer>[] = []
  for (const digest of Object.keys(files)) if (referred.has(digest)) found.push(await readFile(files, digest))
  await Promise.all(found.map(bytes => store.put(bytes)))
}

/** The bytes of one file, checked. Throws `unreadable`. */
export async function readFile(files: Files, digest: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = fromBase64(files[digest]!)
  if (!bytes) throw fault(digest, 'this is not base64.')
  if ((await digestOf(bytes)) !== digest)
    throw fault(digest, 'the content is another one than its name says.')
  return bytes
}

/** Checks what can be checked without reading the content. Throws `unreadable` with the place of the fault. */
export function checkFiles(files: Files): void {
  for (const [digest, base64] of Object.entries(files)) {
    if (!isDigest(digest)) throw fault(digest, 'a file is named by the 64 hexadecimal digits of its SHA-256.')
    if (base64.length > (SIZE_LIMIT / 3) * 4 + 4) throw fault(digest, 'this file is larger than 100 MB.')
    if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64))
      throw fault(digest, 'this is not base64.')
  }
}

function fault(digest: string, what: string): DocumentError {
  const path = `files.${digest}`
  return new DocumentError('unreadable', `${path}: ${what}`, { path })
}
