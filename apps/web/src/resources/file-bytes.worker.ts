/** Reads one file and its digest: to copy and hash a large one would hold the page for as long. */
import { digestOf } from '@calcwright/document'

declare const self: Pick<DedicatedWorkerGlobalScope, 'addEventListener' | 'postMessage'>

self.addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const digest = await digestOf(bytes)
  self.postMessage({ bytes, digest }, [bytes.buffer])
})
