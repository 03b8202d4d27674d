import { digestOf } from '@calcwright/document'

interface FileBytes {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly digest: string
}

/** Files of less than this many bytes are read faster than a worker starts. */
const SMALL = 2_000_000

/** The bytes of a file with their digest; those of a large one are read in a worker. @throws where it cannot be read */
export async function fileBytes(file: File): Promise<FileBytes> {
  if (file.size < SMALL || typeof Worker === 'undefined') {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return { bytes, digest: await digestOf(bytes) }
  }
  const worker = new Worker(new URL('./file-bytes.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<FileBytes>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FileBytes | { readonly fault: string }>) =>
      'fault' in data ? reject(new Error(data.fault)) : resolve(data),
    )
    worker.addEventListener('error', event => reject(new Error(event.message || 'The file cannot be read.')))
    worker.postMessage(file)
  }).finally(() => worker.terminate())
}
