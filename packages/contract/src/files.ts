/**
 * Files of a worksheet, such as the pictures in its texts. PUT and GET of `/worksheets/{hash}/files/{digest}`
 * carry the bytes as they are. The digest is the SHA-256 of the bytes in lower-case hexadecimal.
 */
import * as z from 'zod/mini'
import { HashString } from './common.ts'

/** Bytes of the largest file, which is one of measured data. */
export const FILE_LIMIT = 100 * 1024 * 1024

export const Digest = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'not the digest of a file'))
export type Digest = z.infer<typeof Digest>

/** Parameters of the address. GET needs rights 1, PUT rights 3. */
export const FileParams = z.object({ hash: HashString, digest: Digest })
export type FileParams = z.infer<typeof FileParams>

/** Sent after the bytes are stored; the same file may be sent any number of times. */
export const FileStored = z.object({ success: z.literal(true), digest: Digest })
export type FileStored = z.infer<typeof FileStored>

/** The answer to GET, as the client returns it. */
export interface FileContent {
  readonly success: true
  readonly bytes: Uint8Array<ArrayBuffer>
  /**
   * `image/png`, `image/jpeg`, `image/gif`, `image/webp` or `image/avif`; `application/octet-stream` for
   * everything else.
   */
  readonly type: string
}

/** The address of a file, as pictures name it too. */
export function fileAddress(hash: string, digest: string): string {
  return `/worksheets/${encodeURIComponent(hash)}/files/${digest}`
}
