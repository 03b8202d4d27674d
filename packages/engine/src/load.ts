/** Fetching and compiling the engine, with progress. */
import type { Progress } from './status.ts'

/** The share of the whole start that the download makes up. */
const DOWNLOAD_SHARE = 0.8

/**
 * Fetch and compile a WebAssembly file while it arrives.
 * @throws Error in plain English when the file is not there
 */
export async function loadModule(url: string | URL, progress: Progress): Promise<WebAssembly.Module> {
  progress('Downloading', 0)
  const response = await fetch(url)
  if (!response.ok || !response.body)
    throw new Error(`The calculation library could not be loaded (${response.status} from ${String(url)}).`)
  const total = expectedBytes(response)
  const counted = response.body.pipeThrough(counter(total, progress))
  const headers = { 'content-type': 'application/wasm' }
  const module = await WebAssembly.compileStreaming(new Response(counted, { headers }))
  progress('Starting', DOWNLOAD_SHARE + 0.1)
  return module
}

/** Address of the second part. */
export const REST = new URL('../dist/giac-rest.wasm', import.meta.url)

/** @returns undefined where it does not come, which is said when a function of it is called */
export async function loadRestInSpareTime(): Promise<WebAssembly.Module | undefined> {
  try {
    return await WebAssembly.compileStreaming(fetch(REST, { priority: 'low' }))
  } catch {
    return undefined
  }
}

/** Bytes of the whole file; unknown when it is sent compressed, as the header then counts that. */
function expectedBytes(response: Response): number | undefined {
  const length = Number(response.headers.get('content-length'))
  const compressed = response.headers.get('content-encoding')
  return length > 0 && !compressed ? length : undefined
}

/** Progress is reported in steps of this share: each is a message, and something to draw. */
const STEP = 0.05

/** Without a known length: half of the way after this many bytes, and ever slower. */
const HALF_WAY = 6e6

function counter(
  total: number | undefined,
  progress: Progress,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let received = 0
  let reported = 0
  return new TransformStream({
    transform(chunk, controller) {
      received += chunk.length
      const share = total ? Math.min(1, received / total) : received / (received + HALF_WAY)
      if (share >= reported + STEP) {
        reported = share
        progress('Downloading', share * DOWNLOAD_SHARE)
      }
      controller.enqueue(chunk)
    },
  })
}
