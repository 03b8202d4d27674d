/** Sends a file of a worksheet to the server, or stores that of a draft in this browser. */
import {
  type Answer,
  TransportError,
  type UploadedFile,
  uploadByAddress,
  uploadFiles,
} from '@calcwright/contract'
import type { Uploaded, UploadOptions } from '@calcwright/editor'
import { draftFile, fitsBrowserStorage } from './draft-file.ts'
import { fileBytes } from './file-bytes.ts'
import type { UploadTarget } from './upload-target.ts'

/** @throws Error with the sentence that the block shows */
export async function sendFile(open: UploadTarget, file: File, options: UploadOptions): Promise<Uploaded> {
  if (open.draft) return draftFile(open.resources, file)
  let answer
  try {
    answer = await answered(() => uploadFiles(open.hash, [file], options))
  } catch (error) {
    // Without a network the file waits in this browser like all else that is typed, and goes out with the next save.
    if (!isUnreached(error) || options.signal?.aborted || !fitsBrowserStorage(file)) throw error
    return draftFile(open.resources, file)
  }
  const [stored] = answer.files
  if (!stored?.success) throw new Error(`Error: ${stored?.errors.file.join(' ') ?? 'no file'}`)
  // Data that is stored as it is need not be fetched again.
  if (stored.data_type !== 'image') await keepBytes(open, stored, file)
  return uploadedOf(stored)
}

/** Has the server fetch a file. @throws Error with the sentence that the block shows */
export async function sendAddress(
  open: UploadTarget,
  url: string,
  options: UploadOptions,
): Promise<Uploaded> {
  if (open.draft)
    throw new Error('Sign in to take a file from an address: this worksheet is in this browser only.')
  const { file } = await answered(() => uploadByAddress(open.hash, url, options))
  return uploadedOf(file)
}

async function answered<T extends { readonly success: true }>(ask: () => Promise<Answer<T>>): Promise<T> {
  try {
    const answer = await ask()
    if (!answer.success) throw new Error(answer.message)
    return answer
  } catch (error) {
    if (!(error instanceof TransportError)) throw error
    throw new Error(`Upload Error: ${error.message}, ${error.status}`, { cause: error })
  }
}

const isUnreached = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof TransportError && error.cause.status === 0

async function keepBytes({ resources }: UploadTarget, { id }: UploadedFile, file: File): Promise<void> {
  const { bytes, digest } = await fileBytes(file)
  if (digest === id) resources.hold(id, bytes)
}

function uploadedOf({ id, name, data_type, width, height }: UploadedFile): Uploaded {
  if (data_type === '') throw new Error('An error occured during the upload')
  return { digest: id, name, kind: data_type, width, height }
}
