/** Calls that upload files. They are apart from the client because only a page with an upload needs them. */
import type { Answer } from './answer.ts'
import { Refusal } from './common.ts'
import { TransportError } from './client.ts'
import { WORKSHEET_HEADER } from './elements.ts'
import { FileByUrlAnswer, UploadAnswer } from './uploads.ts'

export interface UploadOptions {
  readonly signal?: AbortSignal
  /** Called with the part of the bytes that is sent, from 0 to 1. */
  readonly onProgress?: (sent: number) => void
}

/**
 * Sends files of a worksheet. `fetch` cannot say how much of a body is sent, so this is an XMLHttpRequest.
 * Throws TransportError when no usable answer arrives, and the signal's reason when it is aborted.
 */
export function uploadFiles(
  hash: string,
  files: readonly File[],
  { signal, onProgress }: UploadOptions = {},
): Promise<Answer<UploadAnswer>> {
  const form = new FormData()
  // Fields can be read before the files only if they are sent before them.
  form.append('worksheet_hash', hash)
  form.append('authenticity_token', '')
  for (const file of files) form.append('files[]', file, file.name)
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', '/upload_file')
    request.setRequestHeader(WORKSHEET_HEADER, hash)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      try {
        resolve(read(UploadAnswer, request.status, parse(request.responseText)))
      } catch (error) {
        reject(error as Error)
      }
    })
    request.addEventListener('error', () => reject(new TransportError('The server cannot be reached', 0)))
    request.addEventListener('abort', () => reject(signal?.reason as Error))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

/** Has the server fetch a file by its address and store it. */
export async function uploadByAddress(
  hash: string,
  url: string,
  { signal }: UploadOptions = {},
): Promise<Answer<FileByUrlAnswer>> {
  let response: Response
  try {
    response = await fetch('/file_by_url', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ worksheet_hash: hash, url }),
      ...(signal && { signal }),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new TransportError('The server cannot be reached', 0, cause)
  }
  return read(FileByUrlAnswer, response.status, parse(await response.text()))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Read<T> = { safeParse(body: unknown): { readonly success: boolean; readonly data?: T } }

function read<T>(schema: Read<T>, status: number, body: unknown): Answer<T> {
  const answer = schema.safeParse(body)
  if (answer.success && status < 300) return answer.data as T
  const refusal = Refusal.safeParse(body)
  if (refusal.success && status < 500) return refusal.data
  const message = refusal.success ? refusal.data.message : `The server's answer cannot be used (${status})`
  throw new TransportError(message, status)
}
