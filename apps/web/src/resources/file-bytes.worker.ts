/** Reads one file and its digest: to copy and hash a large one would hold the page for as long. */
import { digestOf } from '@calcwright/document'

const port = globalThis as unknown as {
  postMessage(message: unknown, transfer: Transferable[]): void
  addEventListener(kind: 'message', listener: (event: { readonly data: File }) => void): void
}

port.addEventListener('message', ({ data }) => void answer(data))

async function answer(file: File): Promise<void> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const digest = await digestOf(bytes)
  port.postMessage({ bytes, digest }, [bytes.buffer])
}
