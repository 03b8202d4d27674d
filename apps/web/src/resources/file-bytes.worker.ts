/** Reads one file and its digest: to copy and hash a large one would hold the page for as long. */
import { digestOf } from '@calcwright/document'

const port = globalThis as unknown as {
  postMessage(message: unknown, transfer: Transferable[]): void
  addEventListener(kind: 'message', listener: (event: { readonly data: File }) => void): void
}

port.addEventListener('message', ({ data }) => void answer(data))

async function answer(file: File): Promise<void> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    port.postMessage({ bytes, digest: await digestOf(bytes) }, [bytes.buffer])
  } catch (error) {
    port.postMessage({ fault: error instanceof Error ? error.message : String(error) }, [])
  }
}
