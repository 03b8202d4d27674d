/** Functions of the client for the files of a worksheet. */
import type * as z from 'zod/mini'
import type { Answer, CallOptions } from './answer.ts'
import { type FileContent, FileStored, fileAddress } from './files.ts'

interface Carrier {
  put<T>(
    path: string,
    bytes: Uint8Array<ArrayBuffer>,
    answer: z.ZodMiniType<T>,
    options?: CallOptions,
  ): Promise<Answer<T>>
  getBytes(path: string, options?: CallOptions): Promise<Answer<FileContent>>
}

export type FileCalls = ReturnType<typeof fileCalls>

export function fileCalls({ put, getBytes }: Carrier) {
  return {
    /** @param digest of the bytes; the server refuses another one */
    putFile: (hash: string, digest: string, bytes: Uint8Array<ArrayBuffer>, options?: CallOptions) =>
      put(fileAddress(hash, digest), bytes, FileStored, options),
    getFile: (hash: string, digest: string, options?: CallOptions) =>
      getBytes(fileAddress(hash, digest), options),
  }
}
